import { hasCookieSession } from "../config/config.ts";
import { ApiError } from "../errors/errors.ts";
import { endSession } from "../session/endSession.ts";
import { readSession } from "../session/session.ts";
import type { SignInReason } from "../session/signInReason.ts";
import { renew } from "./refresh.ts";

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Reason why the session would end now. A call that succeeds proves the session, and leaves only that it expired. */
let suspected: SignInReason = "expired";

/** Notes a sign-in with cookies: nobody knows yet whether the browser keeps them. */
export function expectCookies(): void {
  suspected = hasCookieSession() ? "cookies" : "expired";
}

/** Notes that the account may be deleted, because the answer was lost: a deletion ends the session. */
export function expectDeletion(): void {
  suspected = "perhapsDeleted";
}

/**
 * Sends a request with the session's token. After a 401 the session is refreshed, once for all waiting requests, and each request is
 * retried once. If that fails too, or if there is no session, storage is cleared and the sign-in page opens with the reason (AC-33).
 */
export async function withSession<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  const session = readSession();
  if (!session) {
    endSession();
    throw new ApiError("there is no session", { reason: "status", status: 401 });
  }
  const sendOnce = async (token: string | undefined) => {
    const answer = await send(token);
    suspected = "expired";
    return answer;
  };
  try {
    return await sendOnce(session.token);
  } catch (first) {
    if (!isUnauthorised(first)) throw first;
    try {
      return await sendOnce(await renew(session));
    } catch (second) {
      if (isUnauthorised(second) && readSession()?.customerId === session.customerId) endSession(suspected);
      throw second;
    }
  }
}
