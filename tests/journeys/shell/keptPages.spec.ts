import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../../scripts/chromium.mjs";
import { storeSession } from "../../browser/session.ts";
import { setEnd } from "../clocks.ts";
import { cards, expect, password, test } from "../fixtures.ts";
import { giulia } from "../readings/readingSteps.ts";

test.use({ listsAlone: true });

const signInHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Accedi" });
const leave = (page: Page) => page.getByRole("button", { name: "Esci" }).click();

/** Marks the document of a tab: the mark is gone when the tab has loaded another one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window).catch(() => undefined);

/** Dispatches what the browser sends a page that it keeps, and brings back. */
const transition = (page: Page, type: "pagehide" | "pageshow") =>
  page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

for (const [what, end] of [
  ["a sign-out", leave],
  ["the session’s end", (page: Page) => setEnd(page, 2)],
] as const)
  test(`[AC-51] ${what} sends the message for which the browser drops the pages that it has kept`, async ({ page, signIn, context }) => {
    await signIn(giulia, "/bollette");
    await expect(cards(page).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto("/cookie");
    await other.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      new BroadcastChannel("favilla").onmessage = ({ data }) => heard.push(data);
    });
    await end(page);
    await expect(signInHeading(page)).toBeVisible();
    expect(await other.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toContain("ended");
  });

test("[AC-51] a page that was kept shows nothing of a customer whose session has ended since, and what it has loaded goes", async ({
  page,
  signIn,
  context,
  settled,
}) => {
  await signIn(giulia, "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  await transition(page, "pagehide");
  await expect(cards(page).first()).toBeHidden();
  await mark(page);
  // Without an event: storage events are not for pages that are kept.
  await page.evaluate(() => window.localStorage.clear());
  await context.setOffline(true);
  await transition(page, "pageshow");
  expect(await page.getByText(/Casa di Bologna|Giulia/).count()).toBe(0);
  await expect(page.getByRole("heading", { level: 1, name: "La tua sessione è chiusa" })).toBeVisible();
  await context.setOffline(false);
  await expect(signInHeading(page)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test("[AC-52] @cookie a tab whose session another tab has ended drops all that it has loaded, and sign-in leads back", async ({
  page,
  signIn,
  context,
}) => {
  await signIn(giulia, "/bollette");
  const other = await context.newPage();
  await other.goto("/profilo/i-miei-dati");
  await expect(other.getByText("finisce con 944Z")).toBeVisible();
  await mark(other);
  await leave(page);
  await expect(other).toHaveURL("/login?redirectTo=%2Fprofilo%2Fi-miei-dati");
  await expect(other.getByRole("status").filter({ hasText: "in un’altra scheda" })).toBeVisible();
  expect(await isMarked(other)).toBe(false);
});

test("[AC-52] a public page stays as it is when another tab ends the session", async ({ page, signIn, context }) => {
  await signIn(giulia, "/bollette");
  const other = await context.newPage();
  await other.goto("/utente/recupera-email");
  const code = other.getByRole("textbox").first();
  await code.fill("SMPGLI80A41A944Z");
  await mark(other);
  await leave(page);
  await expect(signInHeading(page)).toBeVisible();
  await expect(code).toHaveValue("SMPGLI80A41A944Z");
  expect([await isMarked(other), new URL(other.url()).pathname]).toEqual([true, "/utente/recupera-email"]);
});

test("[AC-52] a tab in which another customer appears starts anew, with nothing of the one before", async ({ page, signIn, context }) => {
  await signIn("silenzioso@esempio.it", "/bollette");
  const stored = await page.evaluate(() => ({ ...window.localStorage }));
  const other = await context.newPage();
  await signIn(giulia, "/bollette");
  await other.goto("/profilo/i-miei-dati");
  await expect(other.getByText("finisce con 944Z")).toBeVisible();
  await mark(other);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) window.localStorage.setItem(key, value);
  }, stored);
  await expect.poll(() => isMarked(other)).toBe(false);
  await expect(other.getByRole("heading", { level: 1, name: "I miei dati" })).toBeVisible();
  await expect(other.getByText("finisce con 944Z")).toHaveCount(0);
});

/** Opens a page's scrolled bills in a browser that keeps pages, as those of customers do and those of tests do not. */
async function keepsPages(url: string, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ ...chromiumLaunch({ whole: true }), ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const context = await browser.newContext({ locale: "it-IT", viewport: { width: 1023, height: 900 } });
    await context.addCookies([{ name: "favilla-world", value: "kept-pages", url }]);
    await context.addInitScript(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
    const page = await context.newPage();
    await storeSession(context, page, url, giulia, password);
    await page.goto(`${url}/bollette`);
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await use(page);
  } finally {
    await browser.close();
  }
}

/** Goes back as the browser's button does: nothing is loaded that a test could wait for. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

for (const [what, away] of [
  ["another site", (url: string) => `${url.replace("127.0.0.1", "localhost")}/icon.svg`],
  ["a file of its own site", (url: string) => `${url}/icon.svg`],
] as const) {
  test(`[HO-29] back from ${what} the browser shows the page that it has kept, where it was`, async ({ baseURL }) => {
    await keepsPages(baseURL as string, async (page) => {
      await page.goto(away(baseURL as string));
      await goBack(page);
      // What is evaluated while the browser exchanges the pages is lost.
      const shown = () => page.evaluate(() => [(window as { persisted?: boolean }).persisted, scrollY]).catch(() => []);
      await expect.poll(shown).toEqual([true, 600]);
      await expect(cards(page).first()).toBeVisible();
    });
  });

  test(`[HO-29] [AC-51] back from ${what} nothing of a customer is shown who has signed out in another tab`, async ({ baseURL }) => {
    await keepsPages(baseURL as string, async (page) => {
      await page.goto(away(baseURL as string));
      const other = await page.context().newPage();
      await other.setViewportSize({ width: 1280, height: 900 });
      await other.goto(`${baseURL}/profilo`);
      await leave(other);
      await expect(signInHeading(other)).toBeVisible();
      await goBack(page);
      await expect(signInHeading(page)).toBeVisible();
      expect(await page.getByText(/Casa di Bologna|Giulia/).count()).toBe(0);
    });
  });
}
