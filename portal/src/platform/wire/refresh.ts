import * as z from "zod/mini";
import { id, parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { readSession, type Session, storedMoment, writeSession } from "../session/session.ts";
import { sendForJson } from "./transport.ts";
import { apiUrl } from "./url.ts";

const renewed = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  expiresAt: storedMoment,
  item: z.optional(z.nullable(z.object({ customerId: z.optional(z.nullable(id)) }))),
});

const over = (why: string, cause?: unknown) =>
  new ApiError(`the session cannot be renewed: ${why}`, { reason: "status", status: 401, cause });

/** Returns the stored session if it still belongs to this customer. Throws otherwise. */
function sessionOf(customerId: string): Session {
  const session = readSession();
  if (session?.customerId !== customerId) throw over("it has ended or is another customer's");
  return session;
}

async function renewNow(stale: Session): Promise<string> {
  const { customerId, token, refreshToken } = sessionOf(stale.customerId);
  if (token !== stale.token) return token;
  let answer: z.infer<typeof renewed>;
  try {
    answer = parse(renewed, await sendForJson(apiUrl("refresh"), { method: "POST", body: { token, refreshToken } }), "refresh");
  } catch (error) {
    throw over("the refresh failed", error);
  }
  if ((answer.item?.customerId ?? customerId) !== customerId) throw over("the answer is for another customer");
  sessionOf(customerId);
  writeSession({ customerId, token: answer.token, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt });
  return answer.token;
}

/**
 * Runs a task in one tab at a time; the next tab then finds the token that was stored. Without the Locks API (on an insecure origin) tabs
 * are not coordinated.
 */
const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("favilla.refresh", task) : task();

let renewing: Promise<string> | undefined;

/** Returns a token that is newer than the stale one. However many requests and tabs ask, a single refresh is made. A failure is a 401. */
export function renew(stale: Session): Promise<string> {
  renewing ??= acrossTabs(() => renewNow(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
