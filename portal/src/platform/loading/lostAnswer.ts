import { ApiError } from "../errors/errors.ts";

/** A write that may have been accepted although no answer came: the network was cut, the time ran out, or a server failed. */
export class LostAnswer extends ApiError {
  override readonly name: string = "LostAnswer";
  /** `absent`: the servers don't have the write, and it may be sent again. `unknown`: this could not be found out. */
  readonly found: "absent" | "unknown";

  constructor(cause: ApiError, found: LostAnswer["found"]) {
    const { reason, status, data } = cause;
    super(`${cause.message}; ${found === "absent" ? "it has not arrived" : "its outcome is unknown"}`, { reason, status, data, cause });
    this.found = found;
  }

  /** Reason of the failure, as the library's views name it. */
  get reasonToSay(): "notReceived" | "notKnown" {
    return this.found === "absent" ? "notReceived" : "notKnown";
  }
}

/**
 * Makes a write that must happen once (AP-15). If its answer is lost, `find` asks the servers what became of it before anything is sent
 * again; a refusal is an outcome and is passed on as it is.
 * @param find resolves to the write's result if it has arrived, to undefined if it has not; rejects if that could not be found out
 * @throws LostAnswer where the result was neither answered nor found
 */
export async function writeOrFind<T>(write: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown)) throw error;
    let result: T | undefined;
    try {
      result = await find();
    } catch {
      throw new LostAnswer(error, "unknown");
    }
    if (result === undefined) throw new LostAnswer(error, "absent");
    return result;
  }
}
