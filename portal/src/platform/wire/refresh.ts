import * as z from "zod/mini";
import { hasCookieSession } from "../config/config.ts";
import { id, parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import type { CustomerId } from "../session/customerId.ts";
import { readSession, type Session, storedMomentSchema, storedTextSchema, writeSession } from "../session/session.ts";
import { sendForJson } from "./transport.ts";
import { apiUrl } from "./url.ts";

const renewed = {
  expiresAt: storedMomentSchema,
  item: z.optional(z.nullable(z.object({ customerId: z.optional(z.nullable(id)) }))),
};
const renewedSchema = z.object(renewed);
const withTokensSchema = z.object({ ...renewed, token: storedTextSchema, refreshToken: storedTextSchema });

const over = (why: string, cause?: unknown) =>
  new ApiError(`the session cannot be renewed: ${why}`, { reason: "status", status: 401, cause });

/** Returns the stored session if it still belongs to this customer. Throws otherwise. */
function sessionOf(customerId: CustomerId): Session {
  const session = readSession();
  if (session?.customerId !== customerId) throw over("it has ended or is another customer's");
  return session;
}

/** Makes the request. The session of cookies has no tokens to send, and gets none. */
async function requestRefresh({ token, refreshToken, renewals = 0 }: Session) {
  const inCookies = hasCookieSession();
  const answer = await sendForJson(apiUrl("refresh"), { method: "POST", body: inCookies ? undefined : { token, refreshToken } });
  if (inCookies) return { ...parse(renewedSchema, answer, "refresh"), renewals: renewals + 1 };
  return parse(withTokensSchema, answer, "refresh");
}

async function renewNow(stale: Session): Promise<string | undefined> {
  const session = sessionOf(stale.customerId);
  const { customerId } = session;
  if (session.token !== stale.token || session.renewals !== stale.renewals) return session.token;
  let answer: Awaited<ReturnType<typeof requestRefresh>>;
  try {
    answer = await requestRefresh(session);
  } catch (error) {
    throw over("the refresh failed", error);
  }
  const { item, ...next } = answer;
  if ((item?.customerId ?? customerId) !== customerId) throw over("the answer is for another customer");
  sessionOf(customerId);
  writeSession({ ...next, customerId });
  return readSession()?.token;
}

/**
 * Runs a task in one tab at a time; the next tab then finds the token that was stored. Without the Locks API (on an insecure origin) tabs
 * are not coordinated.
 */
const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("favilla.refresh", task) : task();

let renewing: Promise<string | undefined> | undefined;

/** Returns a token that is newer than the stale one; undefined if it is in a cookie. However many requests and tabs ask, a single refresh is made. A failure is a 401. */
export function renew(stale: Session): Promise<string | undefined> {
  renewing ??= acrossTabs(() => renewNow(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
