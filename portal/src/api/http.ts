import { leave } from "../session/leave.ts";
import { readSession } from "../session/session.ts";
import { ApiError } from "./errors.ts";
import { renew } from "./refresh.ts";
import { type Call, sendForBlob, sendForJson } from "./transport.ts";

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

type AuthorisedCall = Omit<Call, "token">;

export const json = (url: string, call: AuthorisedCall = {}): Promise<unknown> =>
  withSession((token) => sendForJson(url, { ...call, token }));

export const blob = (url: string, type: string, call: AuthorisedCall = {}): Promise<Blob> =>
  withSession((token) => sendForBlob(url, type, { ...call, token }));
