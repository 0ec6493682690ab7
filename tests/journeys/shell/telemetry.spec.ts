import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import type { ReceivedEvent } from "../../../sandbox/src/http/telemetry.ts";
import { walk } from "../../browser/walk.ts";
import { broken, cards, expect, hide, test } from "../fixtures.ts";

test.use({ listsAlone: true });

const giulia = "giulia@esempio.it";
const receiver = "/sandbox/otlp/v1/logs";

const switchOn = async (context: BrowserContext) =>
  expect((await context.request.put("/sandbox/telemetry", { data: { on: true } })).ok()).toBe(true);

const received = async (context: BrowserContext): Promise<ReceivedEvent[]> =>
  ((await (await context.request.get("/sandbox/telemetry")).json()) as { events: ReceivedEvent[] }).events;

/** The scripts that a page has loaded, once the browser has nothing else to do. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 200))));
  return page.evaluate(() => performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".js") ? [name] : [])));
}

test("[AP-23] nothing is loaded or sent unless the configuration asks for it; what it loads then has at most 12 kB", async ({
  page,
  context,
  signIn,
  settled,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(receiver)) sent.push(request.url());
  });
  await signIn(giulia, "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  const without = await scriptsOf(page);
  await hide(page);
  expect(sent).toEqual([]);
  await switchOn(context);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await settled();
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(without.length);
  const added = (await scriptsOf(page)).filter((script) => !without.includes(script));
  const bodies = await Promise.all(added.map(async (script) => (await context.request.get(script)).body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes).toBeLessThan(12_000);
});

test("[AP-23] faults, rejected rows, slow calls and web vitals arrive without a cookie and without anything of the customer", async ({
  page,
  context,
  signIn,
  faults,
}) => {
  await switchOn(context);
  await faults([
    ...broken("allNotifications"),
    { match: "GET /api/vouchers/service", mode: "status", status: 404, code: "NOT-FOUND" },
    { match: "POST /api/billing/my-billing-details", mode: "delay", delay: 1_200 },
    { match: "GET /api/vouchers", mode: "json", body: [{ id: null, name: "Giulia Rossi" }] },
  ]);
  const requests: { headers: Record<string, string>; body: string }[] = [];
  page.on("request", async (request) => {
    if (!request.url().includes(receiver)) return;
    requests.push({ headers: await request.allHeaders(), body: request.postData() ?? "" });
  });
  const loaded = page.waitForResponse(/version\.json/);
  await signIn(giulia, "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await loaded;
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => setTimeout(() => Reflect.get(globalThis, "giulia").rossi));
  await expect(async () => {
    await hide(page);
    const events = await received(context);
    const named = (name: string) => events.filter((one) => one.name === name).map(({ attributes }) => attributes);
    expect(named("portal.error")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ "portal.code": "11", "portal.error": "GraphQlApi", "portal.page": "bills" }),
        expect.objectContaining({ "portal.why": expect.stringMatching(/must be|Invalid/) }),
      ]),
    );
    expect(named("portal.slow_call")).toContainEqual(
      expect.objectContaining({
        "portal.call": "myBillingDetails",
        "portal.duration": expect.stringMatching(/^1[2-9]\d\d$|^[2-9]\d{3}$/),
      }),
    );
    expect(named("exception")).toContainEqual(expect.objectContaining({ "exception.type": "TypeError" }));
    expect(new Set(named("browser.web_vital").map((one) => one["web_vital.name"]))).toEqual(new Set(["fcp", "lcp", "ttfb", "cls", "inp"]));
    for (const { attributes } of events) expect(attributes["service.version"]).toMatch(/^\d+\.\d+\.\d+-/);
  }).toPass();
  // The headers of a request are known only some time after its answer.
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  for (const { headers, body } of requests) {
    expect(headers["cookie"]).toBeUndefined();
    expect(headers["authorization"]).toBeUndefined();
    expect(headers["referer"]).toBeUndefined();
    expect(body).not.toMatch(/100001|giulia|rossi|esempio\.it|s-1000/i);
  }
});

for (const [what, spoil] of [
  ["never answers", () => new Promise<void>(() => {})],
  ["answers 500", (route) => route.fulfill({ status: 500, body: "no" })],
  ["is not there", (route) => route.abort("connectionrefused")],
] as [string, (route: import("@playwright/test").Route) => Promise<void>][])
  test(`[AP-24] a collector that ${what} changes nothing for the customer`, walk, async ({ page, context, signIn, faults }) => {
    const uncaught: string[] = [];
    page.on("pageerror", (error) => uncaught.push(String(error)));
    let asked = 0;
    await page.route(`**${receiver}*`, (route) => {
      asked += 1;
      return spoil(route);
    });
    await switchOn(context);
    await faults(broken("allNotifications"));
    const loaded = page.waitForResponse(/version\.json/);
    await signIn(giulia, "/bollette");
    await loaded;
    for (let turn = 0; turn < 8; turn += 1) {
      await page.evaluate((count) => setTimeout(() => Promise.reject(new RangeError(`${count}`))), turn);
      await hide(page);
    }
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.evaluate(() => Reflect.deleteProperty(document, "visibilityState"));
    await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Forniture" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Forniture" })).toBeFocused();
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page).toHaveURL("/login");
    expect(uncaught.filter((text) => !text.includes("RangeError"))).toEqual([]);
    // Three of this visit, and one of the visit that begins with the sign-in page.
    expect(asked).toBeLessThanOrEqual(4);
  });

test("[AP-23] the playground switches telemetry on, and shows what arrived", async ({ page, context }) => {
  await page.goto("/playground");
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Segnalazioni su errori e velocità" }) });
  await expect(section).toContainText("Ora non manda niente");
  await section.getByRole("button", { name: "Manda segnalazioni qui" }).click();
  await expect(section).toContainText("Non è ancora arrivato niente");
  // The portal, which reads its configuration at the start, in another tab.
  const portal = await context.newPage();
  await portal.goto("/login");
  await expect(portal.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    await hide(portal);
    await section.getByRole("button", { name: "Aggiorna le segnalazioni" }).click();
    await expect(section.getByRole("heading", { name: "browser.web_vital" }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await section.getByRole("button", { name: "Non mandarne più" }).click();
  await expect(section.getByRole("button", { name: "Manda segnalazioni qui" })).toBeVisible();
});
