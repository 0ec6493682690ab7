import { config, hasCookieSession } from "../config/config.ts";
import { timeLimit } from "../time/timeLimit.ts";
import { local } from "./storage.ts";

const key = "favilla.signout";
/** Milliseconds after which a sign-out no longer waits for the server. */
const limit = 2000;

/** Header of every call of a session in cookies. No other site can send it, so it is also the proof that the portal makes the call. */
export const cookieHeader = { "Favilla-Tokens": "cookie" } as const;

/** Notes that the server must still end the session of the cookies: no script can remove them. */
export function oweSignOut(): void {
  if (hasCookieSession()) local.set(key, "1");
}

/** Forgets the note, because a sign-in has replaced the cookies. */
export const forgetSignOut = (): void => local.remove(key);

async function send(): Promise<void> {
  const { apiBase, paths } = config();
  try {
    const { ok } = await fetch(apiBase + paths.logout, { method: "POST", headers: cookieHeader, signal: timeLimit(limit) });
    if (ok) forgetSignOut();
  } catch {
    // Sent again at the next start, and before the next sign-in.
  }
}

let pendingSignOut: Promise<void> | undefined;

/** Asks the server to end the session of the cookies, if that is still owed. A failure is not an error: it stays owed. */
export async function settleSignOut(): Promise<void> {
  if (!hasCookieSession() || local.get(key) === null) return;
  pendingSignOut ??= send().finally(() => {
    pendingSignOut = undefined;
  });
  await pendingSignOut;
}
