import { ApiError } from "../errors/errors.ts";
import { endSession } from "../session/endSession.ts";
import { readSession } from "../session/session.ts";
import { expectExpiry, suspectedReason } from "./endReason.ts";
import { renew } from "./refresh.ts";

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;

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
    expectExpiry();
    return answer;
  };
  try {
    return await sendOnce(session.token);
  } catch (first) {
    if (!isUnauthorised(first)) throw first;
    try {
      return await sendOnce(await renew(session));
    } catch (second) {
      if (isUnauthorised(second) && readSession()?.customerId === session.customerId) endSession(suspectedReason());
      throw second;
    }
  }
}
