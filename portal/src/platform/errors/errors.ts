import type { errorCodes } from "./errorCodes.ts";

export type ErrorName = keyof typeof errorCodes;

/** Names for the error codes of the servers. */
const serverCodes: Readonly<Record<string, ErrorName>> = {
  "AUTH-FAILED": "AuthenticationFailed",
  "CLIENT-CODE-NOT-FOUND": "RegisterCodeNotFound",
  InvalidPasswordException: "RegisterInvalidPassword",
  "INSECURE-PASSWORD": "RegisterInvalidPassword",
  "REGISTRATION-EMAIL-TAKEN": "RegisterEmailTaken",
  "USER-ALREADY-REGISTRED": "UserAlreadyRegistered",
  "SF-OTHER-REQUEST-PENDING-ERROR": "PendingRequest",
};

/**
 * Returns the name of a server's error code. `otherwise` is used for unknown codes: Login (102) in a sign-in, Register (103) in a
 * registration.
 */
export const errorNameOf = (serverCode: string | undefined, otherwise: ErrorName = "Api"): ErrorName =>
  serverCode !== undefined && Object.hasOwn(serverCodes, serverCode) ? (serverCodes[serverCode] as ErrorName) : otherwise;

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
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.reason === "aborted";

/** Server code for a request that violates the contract. */
const malformed = "Parameters";

const textField = (data: unknown, field: string): string | undefined => {
  const value = typeof data === "object" && data !== null ? (data as Record<string, unknown>)[field] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};

/** Error of every failed request. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly reason: FailureReason;
  /** HTTP status, or 500 if there was none or it is meaningless. */
  readonly status: number;
  /** Body of the response as far as it could be parsed. */
  readonly data: unknown;
  /** Seconds until the request may be repeated (header Retry-After), if the server sent them. */
  readonly retryAfter: number | undefined;
  readonly api: Api;
  /** True if the server rejected the request, whatever the status is: GraphQL errors always have 500 (AP-05). */
  private readonly refused: boolean;

  constructor(
    message: string,
    { reason, status = 500, data, cause, retryAfter, api = "rest", refused = reason === "status" && status < 500 }: Failure,
  ) {
    super(message, { cause });
    this.reason = reason;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
    this.api = api;
    this.refused = refused;
  }

  /** True if the server may have executed the write although it failed, because no response rejected it. */
  get outcomeUnknown(): boolean {
    return !this.refused;
  }

  /** The server's error code, for instance "SUPPLY-NOT-FOUND". */
  get serverCode(): string | undefined {
    return textField(this.data, "code");
  }

  /** True if the server found the request malformed. It names no cause that a customer would understand. */
  get malformed(): boolean {
    return this.serverCode === malformed;
  }

  /**
   * The server's message for the customer: that of a refusal with a code, which the contract wants in Italian and fit to be shown. Undefined
   * for a malformed request, whose message names technical fields, and for broken servers and gateways, which send English of their own.
   */
  get serverMessage(): string | undefined {
    return this.status < 500 && this.serverCode !== undefined && !this.malformed ? textField(this.data, "message") : undefined;
  }
}

/**
 * Returns the name under which a failure is reported (AP-21): that of the server's code, else of the kind of failure. `otherwise` is used
 * for a request that failed for no known reason: Login in a sign-in, Register in a registration.
 */
export function failureNameOf(error: unknown, otherwise: ErrorName = "Api"): ErrorName {
  if (!(error instanceof ApiError)) return otherwise === "Api" ? "Unknown" : otherwise;
  if (error.malformed) return "Parameters";
  const named = errorNameOf(error.serverCode, otherwise);
  if (named !== otherwise) return named;
  if (error.status === 401) return "AuthenticationFailed";
  return otherwise === "Api" && error.api === "graphql" ? "GraphQlApi" : otherwise;
}
