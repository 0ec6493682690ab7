/** The product's own error codes (AP-07). Each has its Italian words in messages.it.ts. */
export const errorCodes = {
  Unknown: 0,
  Api: 1,
  Parameters: 3,
  PageUndefined: 4,
  GraphQlApi: 11,
  BootstrapFailed: 101,
  Login: 102,
  Register: 103,
  RegisterCodeNotFound: 104,
  RegisterInvalidPassword: 105,
  RegisterEmailTaken: 106,
  UserAlreadyRegistered: 107,
  AuthenticationFailed: 108,
  PendingRequest: 501,
  GenericError: 999,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** The servers' own codes and what they are called here. */
const serverCodes: Readonly<Record<string, ErrorName>> = {
  "AUTH-FAILED": "AuthenticationFailed",
  "CLIENT-CODE-NOT-FOUND": "RegisterCodeNotFound",
  InvalidPasswordException: "RegisterInvalidPassword",
  "INSECURE-PASSWORD": "RegisterInvalidPassword",
  "REGISTRATION-EMAIL-TAKEN": "RegisterEmailTaken",
  "USER-ALREADY-REGISTRED": "UserAlreadyRegistered",
  "SF-OTHER-REQUEST-PENDING-ERROR": "PendingRequest",
};

/** The name of a server's code; `otherwise` (102 Login in a sign-in, 103 Register in a registration) for one that isn't known. */
export const errorNameOf = (serverCode: string | undefined, otherwise: ErrorName = "Api"): ErrorName =>
  serverCode !== undefined && Object.hasOwn(serverCodes, serverCode) ? (serverCodes[serverCode] as ErrorName) : otherwise;

/**
 * Why a call failed: the server said so ("status"), it could not be reached ("network"), it took too long ("timeout"),
 * what it answered cannot be read ("body"), or the page let it go ("aborted").
 */
export type FailureReason = "status" | "network" | "timeout" | "body" | "aborted";

interface Failure {
  reason: FailureReason;
  status?: number | undefined;
  data?: unknown;
  cause?: unknown;
  refused?: boolean | undefined;
}

/** Whether a page let the call go: nothing to show, and nothing to try again. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.reason === "aborted";

/** The servers' code for what is not of the contract's shape. */
const malformed = "Parameters";

const textField = (data: unknown, field: string): string | undefined => {
  const value = typeof data === "object" && data !== null ? (data as Record<string, unknown>)[field] : undefined;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};

/** What every failed call rejects with. */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  readonly reason: FailureReason;
  /** The HTTP status; 500 where there was none or it says nothing. */
  readonly status: number;
  /** The answer's body as far as it could be read. */
  readonly data: unknown;
  /** Whether the server itself said no, whatever the status: GraphQL's refusals all have 500 (AP-05). */
  private readonly refused: boolean;

  constructor(message: string, { reason, status = 500, data, cause, refused = reason === "status" && status < 500 }: Failure) {
    super(message, { cause });
    this.reason = reason;
    this.status = status;
    this.data = data;
    this.refused = refused;
  }

  /** A write that failed so may have been accepted all the same: nobody said no. */
  get outcomeUnknown(): boolean {
    return !this.refused;
  }

  /** The server's own code, for instance "SUPPLY-NOT-FOUND". */
  get serverCode(): string | undefined {
    return textField(this.data, "code");
  }

  /** Whether the server found something of the wrong shape, without saying what in a customer's words. */
  get malformed(): boolean {
    return this.serverCode === malformed;
  }

  /** The server's own words, where they are meant for the customer: of what is malformed it names the field as programs do. */
  get serverMessage(): string | undefined {
    return this.malformed ? undefined : textField(this.data, "message");
  }
}
