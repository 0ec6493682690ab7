import type { BrowserContext, Page } from "@playwright/test";
import { again } from "./route.ts";

/** The key under which the portal stores its session (portal/src/platform/session). */
export const sessionKey = "favilla.authentication";

/** Place of the session's tokens, as `session` of config.json names it. */
export type TokenPlace = "storage" | "cookie";

/** Header of every call of a session in cookies. */
export const cookieHeader = { "Favilla-Tokens": "cookie" };

/** Signs a customer in, as the sign-in page does. Returns what the portal stores of the session. */
async function sessionOf(context: BrowserContext, url: string, email: string, password: string, place: TokenPlace): Promise<string> {
  const [headers, own] = place === "cookie" ? [cookieHeader, { renewals: 0 }] : [{}, {}];
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username: email, password }, headers, ...again });
  return JSON.stringify({ version: 1, ...own, ...((await answer.json()) as object) });
}

const write = ([key, value]: readonly [string, string]) => localStorage.setItem(key, value);

/** Signs a customer in and stores the session in the browser. The portal starts with the next visit. */
export async function storeSession(context: BrowserContext, page: Page, url: string, email: string, password: string): Promise<void> {
  const session = await sessionOf(context, url, email, password, "storage");
  // A file of the portal's origin that runs no script: from there the session is written to storage.
  await page.goto(`${url}/config.json`);
  await page.evaluate(write, [sessionKey, session] as const);
}

/** Visits a page of the portal with the session of a customer, which is stored before the page's first script runs. */
export async function visitAs(page: Page, at: string, email: string, password: string, place: TokenPlace): Promise<void> {
  const session = await sessionOf(page.context(), "", email, password, place);
  const storing = await page.addInitScript(write, [sessionKey, session] as const);
  await page.goto(at);
  await storing.dispose();
}
