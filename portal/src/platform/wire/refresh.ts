import * as z from "zod/mini";
import { id, parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { moment, readSession, type Session, writeSession } from "../session/session.ts";
import { sendForJson } from "./transport.ts";
import { apiUrl } from "./url.ts";

const renewed = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  expiresAt: moment,
  item: z.optional(z.nullable(z.object({ customerId: z.optional(z.nullable(id)) }))),
});

const over = (why: string, cause?: unknown) =>
  new ApiError(`the session cannot be renewed: ${why}`, { reason: "status", status: 401, cause });

/** The stored session, as long as it is still this customer's. */
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

/** One tab at a time: the next one finds the token that this one has stored. Without locks (an unsafe origin) each tab is on its own. */
const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("favilla.refresh", task) : task();

let renewing: Promise<string> | undefined;

/** A token newer than the stale one. However many calls ask, in however many tabs, one refresh is made; a failure is a 401. */
export function renew(stale: Session): Promise<string> {
  renewing ??= acrossTabs(() => renewNow(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
