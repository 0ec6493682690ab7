import type { BrowserContext, Page } from "@playwright/test";

/** The key under which the portal stores its session (portal/src/platform/session). */
export const sessionKey = "favilla.authentication";

/** Place of the session's tokens, as `session` of config.json names it. */
export type TokenPlace = "storage" | "cookie";

/** Header of every call of a session in cookies. */
export const cookieHeader = { "Favilla-Tokens": "cookie" };

/** Signs a customer in, as the sign-in page does, and stores the session in the browser. The portal starts with the next visit. */
export async function storeSession(
  context: BrowserContext,
  page: Page,
  url: string,
  email: string,
  password: string,
  place: TokenPlace = "storage",
): Promise<void> {
  const [headers, own] = place === "cookie" ? [cookieHeader, { renewals: 0 }] : [{}, {}];
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username: email, password }, headers });
  const session = JSON.stringify({ version: 1, ...own, ...((await answer.json()) as object) });
  // A file of the portal's origin that runs no script: from there the session is written to storage.
  await page.goto(`${url}/config.json`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const);
}
