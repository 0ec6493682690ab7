import { ApiError } from "../errors/errors.ts";

/** Most repetitions of one reading call. */
const mostRepetitions = 2;
/** Milliseconds of the first pause, on average. Each further pause is twice as long. */
const firstPause = 4000;
/** Longest Retry-After, in seconds, after which a page still repeats a call by itself. */
const longestWait = 120;

/** Tells whether a later attempt may succeed: the servers are busy or failing, or the connection was lost. A refusal stays one. */
export function mayPass({ reason, status }: ApiError): boolean {
  if (reason === "aborted") return false;
  return reason !== "status" || status >= 500 || status === 429;
}

/**
 * Returns the milliseconds until a reading call is repeated by itself (AP-25); undefined if it is not. With a Retry-After it is never
 * repeated earlier, else after pauses that double. The pauses of many customers differ, so that their calls don't arrive together.
 * @param attempt 1 for the first repetition
 * @param random number from 0 to below 1
 */
export function retryPause(error: unknown, attempt: number, random: number): number | undefined {
  if (!(error instanceof ApiError) || !mayPass(error) || attempt > mostRepetitions) return undefined;
  const pause = firstPause * 2 ** (attempt - 1);
  if (error.retryAfter === undefined) return pause * (0.5 + random);
  if (error.retryAfter > longestWait) return undefined;
  const wait = error.retryAfter * 1000;
  return wait + Math.max(wait, pause) * random;
}
