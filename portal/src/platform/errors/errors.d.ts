/** The product's error codes (AP-07). Each has an Italian text in messages.it.ts. */
export declare const errorCodes: {
  readonly Unknown: 0;
  readonly Api: 1;
  readonly Parameters: 3;
  readonly PageUndefined: 4;
  readonly GraphQlApi: 11;
  readonly BootstrapFailed: 101;
  readonly Login: 102;
  readonly Register: 103;
  readonly RegisterCodeNotFound: 104;
  readonly RegisterInvalidPassword: 105;
  readonly RegisterEmailTaken: 106;
  readonly UserAlreadyRegistered: 107;
  readonly AuthenticationFailed: 108;
  readonly PendingRequest: 501;
  readonly GenericError: 999;
};
export type ErrorName = keyof typeof errorCodes;
/**
 * Returns the name of a server's error code. `otherwise` is used for unknown codes: Login (102) in a sign-in, Register (103) in a
 * registration.
 */
export declare const errorNameOf: (serverCode: string | undefined, otherwise?: ErrorName) => ErrorName;
/**
 * Reason why a request failed: the server returned an error ("status"), was unreachable ("network") or too slow ("timeout"), its response
 * could not be parsed ("body"), or the page cancelled it ("aborted").
 */
export type FailureReason = "status" | "network" | "timeout" | "body" | "aborted";
/** Kind of API that an error comes from. */
export type Api = "rest" | "graphql";
interface Failure {
  reason: FailureReason;
  status?: number | undefined;
  data?: unknown;
  cause?: unknown;
  refused?: boolean | undefined;
  retryAfter?: number | undefined;
  api?: Api | undefined;
}
/** Tells whether the page cancelled the request. Then there is nothing to show or retry. */
export declare const isAborted: (error: unknown) => boolean;
/** Error of every failed request. */
export declare class ApiError extends Error {
  readonly name: string;
  readonly reason: FailureReason;
  /** HTTP status, or 500 if there was none or it is meaningless. */
  readonly status: number;
  /** Body of the response as far as it could be parsed. */
  readonly data: unknown;
  /** Seconds until the request may be repeated (header Retry-After), if the server sent them. */
  readonly retryAfter: number | undefined;
  readonly api: Api;
  /** True if the server rejected the request, whatever the status is: GraphQL errors always have 500 (AP-05). */
  private readonly refused;
  constructor(message: string, { reason, status, data, cause, retryAfter, api, refused }: Failure);
  /** True if the server may have executed the write although it failed, because no response rejected it. */
  get outcomeUnknown(): boolean;
  /** The server's error code, for instance "SUPPLY-NOT-FOUND". */
  get serverCode(): string | undefined;
  /** True if the server found the request malformed. It names no cause that a customer would understand. */
  get malformed(): boolean;
  /**
   * The server's message for the customer: that of a refusal with a code, which the contract wants in Italian and fit to be shown. Undefined
   * for a malformed request, whose message names technical fields, and for broken servers and gateways, which send English of their own.
   */
  get serverMessage(): string | undefined;
}
/**
 * Returns the name under which a failure is reported (AP-21): that of the server's code, else of the kind of failure. `otherwise` is used
 * for a request that failed for no known reason: Login in a sign-in, Register in a registration.
 */
export declare function failureNameOf(error: unknown, otherwise?: ErrorName): ErrorName;
