import type { Browser, BrowserContext } from "@playwright/test";
import { type SampleEmail, signIns } from "../../sandbox/src/seed/signIns.ts";
import { storeSession } from "../browser/session.ts";

/** The customers for whom pages are compared: a household and a block of flats. */
export type Customer = "giulia@esempio.it" | "condominio@esempio.it";

const { password } = signIns[0];

/** A browser of its own with the session of a sample customer. Requests of the preparation are over before it is returned. */
export async function signedIn(browser: Browser, url: string, email: SampleEmail, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT", ...options });
  const page = await context.newPage();
  await storeSession(context, page, url, email, password);
  await page.close();
  return context;
}

/** Tells whether a request goes to the retailer's API, and not to the portal's files. */
export const isCall = (url: string): boolean => /^\/(api|admin)\//.test(new URL(url).pathname);
