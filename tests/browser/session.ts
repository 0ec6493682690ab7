import type { BrowserContext, Page } from "@playwright/test";

/** The key under which the portal stores its session (portal/src/platform/session). */
export const sessionKey = "favilla.authentication";

/** Signs a customer in, as the sign-in page does, and stores the session in the browser. The portal starts with the next visit. */
export async function storeSession(context: BrowserContext, page: Page, url: string, email: string, password: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username: email, password } });
  const session = JSON.stringify({ version: 1, ...((await answer.json()) as object) });
  // A file of the portal's origin that runs no script: from there the session is written to storage.
  await page.goto(`${url}/config.json`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const);
}
