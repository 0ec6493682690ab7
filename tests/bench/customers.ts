import type { Browser, BrowserContext } from "@playwright/test";
import { type SampleEmail, signIns } from "../../sandbox/src/seed/signIns.ts";

/** The household and the block of flats that pages are compared with each other for. */
export type Customer = "giulia@esempio.it" | "condominio@esempio.it";

const { password } = signIns[0];

/** A browser of its own that is signed in as a sample customer, as signing in leaves it. Requests of the preparation are made once it is closed. */
export async function signedIn(browser: Browser, url: string, email: SampleEmail, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT", ...options });
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { username: email, password } });
  const session = JSON.stringify({ version: 1, ...(await answer.json()) });
  const page = await context.newPage();
  // A file of the portal's origin that runs nothing.
  await page.goto(`${url}/config.json`);
  await page.evaluate((value) => localStorage.setItem("favilla.authentication", value), session);
  await page.close();
  return context;
}

/** Calls to the retailer's servers, as told from the portal's files. */
export const isCall = (url: string): boolean => /^\/(api|admin)\//.test(new URL(url).pathname);
