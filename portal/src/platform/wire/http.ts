import { ApiError } from "../errors/errors.ts";
import { leave } from "../session/leave.ts";
import { readSession } from "../session/session.ts";
import { renew } from "./refresh.ts";

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Sends with the session's token. After a 401 the session is renewed, once for all the calls that wait, and each is sent
 * once more; where that fails too, storage is emptied and the page goes to sign-in.
 */
export async function withSession<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  const session = readSession();
  try {
    return await send(session?.token);
  } catch (first) {
    if (!session || !isUnauthorised(first)) throw first;
    try {
      return await send(await renew(session));
    } catch (second) {
      if (isUnauthorised(second) && readSession()?.customerId === session.customerId) leave();
      throw second;
    }
  }
}
