import { hasCookieSession } from "../config/config.ts";
import { ApiError } from "../errors/errors.ts";
import { endSession } from "../session/endSession.ts";
import { readSession } from "../session/session.ts";
import { renew } from "./refresh.ts";

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;

/** True from a sign-in with cookies until a call has succeeded: until then nobody knows whether the browser keeps them. */
let unproven = false;

export function expectCookies(): void {
  unproven = hasCookieSession();
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
    unproven = false;
    return answer;
  };
  try {
    return await sendOnce(session.token);
  } catch (first) {
    if (!isUnauthorised(first)) throw first;
    try {
      return await sendOnce(await renew(session));
    } catch (second) {
      if (isUnauthorised(second) && readSession()?.customerId === session.customerId) endSession(unproven ? "cookies" : "expired");
      throw second;
    }
  }
}
