import { cards, expect, pressInMenu, test } from "../journeys/fixtures.ts";
import { today } from "../server.ts";

test.use({ listsAlone: "cards" });

const bills = "POST /api/billing/my-billing-details";

for (const status of [403, 404]) {
  test(`[R20] bills that the servers refuse with ${status} are requested once, not again and again`, async ({
    page,
    signIn,
    faults,
    requests,
  }) => {
    await page.clock.install();
    await faults([{ match: bills, mode: "status", status }]);
    const made = requests(bills);
    await signIn("giulia@esempio.it", "/bollette");
    const retry = page.getByRole("main").getByRole("button", { name: "Riprova" }).first();
    await expect(retry).toBeVisible();
    const first = made.length;
    await page.clock.runFor(20_000);
    expect(made.length).toBe(first);
    expect(new Set(made.map(({ url, body }) => url + JSON.stringify(body))).size).toBe(made.length);
    await faults([]);
    await retry.click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test("[R21] a window that is focused ten times in five seconds requests nothing more than once", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  await page.clock.install();
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  const made = requests("GET /api", "POST /admin/api");
  for (let time = 0; time < 10; time++) {
    await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    await page.clock.runFor(500);
  }
  await settled();
  const keys = made.map(({ url, body }) => url + JSON.stringify(body));
  expect(keys.length).toBe(new Set(keys).size);
});

test("[AP-25] busy servers are not asked again before their Retry-After, and the page says how long to wait", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  await page.clock.install();
  await faults([{ match: bills, mode: "status", status: 503, retryAfter: 30 }]);
  const made = requests(bills);
  await signIn("giulia@esempio.it", "/bollette");
  await expect(
    page.getByText("I nostri sistemi sono molto occupati: i tuoi dati sono al sicuro. Riprova tra 30 secondi.").first(),
  ).toBeVisible();
  const first = made.length;
  await faults([]);
  await page.clock.runFor(29_000);
  expect(made.length).toBe(first);
  await expect(cards(page)).toHaveCount(0);
  await page.clock.runFor(40_000);
  await expect(cards(page).first()).toBeVisible();
});

test("[AP-25] a write that busy servers refuse is not repeated by itself", async ({ page, signIn, faults, operations }) => {
  await signIn("giulia@esempio.it", "/profilo/miei-recapiti");
  const field = page.getByRole("textbox", { name: "Cellulare" });
  await field.fill("3339876543");
  await page.clock.install();
  await faults([{ match: "POST /admin/api", operation: "mutation", mode: "status", status: 503, retryAfter: 1 }]);
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await expect.poll(() => operations("mutation").length).toBe(1);
  await page.clock.runFor(60_000);
  expect(operations("mutation")).toHaveLength(1);
  await expect(field).toHaveValue("3339876543");
});

test("[AP-26] a page that is opened again within five minutes requests nothing, and does so later or after a change", async ({
  page,
  signIn,
  requests,
  operations,
  settled,
}) => {
  await page.clock.install();
  const made = requests(bills);
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  /** Opens a page as a link of the portal does. */
  const follow = async (path: string, heading: string) => {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await settled();
  };
  /** Leaves the bills for a page and returns; gives the requests of both ways, for bills and for supplies. */
  const goAndReturn = async (path: string, heading: string, there = async () => {}) => {
    await follow(path, heading);
    await there();
    const before = [made.length, operations("Supplies").length] as const;
    await follow("/bollette", "Bollette");
    await expect(cards(page).first()).toBeVisible();
    return [made.length - before[0], operations("Supplies").length - before[1]];
  };
  expect(await goAndReturn("/le-mie-richieste", "Le mie richieste")).toEqual([0, 0]);
  const changed = await goAndReturn("/profilo/miei-recapiti", "I miei recapiti", async () => {
    await page.getByRole("textbox", { name: "Cellulare" }).fill("3339876543");
    await page.getByRole("button", { name: "Salva il numero" }).click();
    await expect(page.getByText("Numero salvato.")).toBeVisible();
  });
  expect(changed[1]).toBe(1);
  await page.clock.fastForward(6 * 60_000);
  const [billsLater] = await goAndReturn("/forniture", "Forniture");
  expect(billsLater).toBeGreaterThan(0);
});

test("[AP-27, AP-40, HM-50] the first visit of a typical customer makes at most six calls, from a link to the bills or from home, and the second two; no row of a bill comes twice", async ({
  page,
  context,
  signIn,
  requests,
  settled,
}) => {
  // A device whose date is wrong asks for the windows of readings once more, as soon as an answer says the day (SR-25).
  await page.clock.setSystemTime(new Date(today));
  const calls = requests("GET /api/", "POST /api/", "POST /admin/api");
  const firstVisit = async (path: string, heading: string, last: RegExp) => {
    await signIn("giulia@esempio.it", path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(last);
    await settled();
    const made = calls.splice(0).map(({ url }) => url);
    const late = made.filter((url) => url.includes("/consumptions/"));
    // The readings of the next bill are requested once the bills are shown.
    if (late[0]) expect(made.indexOf(late[0])).toBeGreaterThan(made.findIndex((url) => url.includes("/billing/")));
    return [made.length - late.length, late.length];
  };
  const [ofBills, lateOfBills] = await firstVisit("/bollette", "Bollette", /27 in tutto/);
  expect(ofBills).toBeLessThanOrEqual(6);
  expect(lateOfBills).toBe(0);
  await context.clearCookies({ name: "favilla-session" });
  const [ofHome, lateOfHome] = await firstVisit("/", "Ciao Giulia", /Prossima bolletta/);
  expect(ofHome).toBeLessThanOrEqual(6);
  expect(lateOfHome).toBe(1);
  await pressInMenu(page, "link", "Bollette");
  await expect(page.getByText("27 in tutto", { exact: true })).toBeVisible();
  const open = cards(page).filter({ hasText: "Casa di Bologna" }).first();
  await open.getByRole("button", { name: /^Dettaglio/ }).click();
  await open.getByRole("link", { name: /^Apri la pagina/ }).click();
  await expect(page).toHaveURL(/bollette\/\d+\/\d+$/);
  await expect(page.getByText(/rispetto alla bolletta precedente/).first()).toBeVisible();
  await settled();
  expect(calls.map(({ url }) => url).filter((url) => url.startsWith("/api/billing/my-billing"))).toEqual([]);
  calls.splice(0);
  await pressInMenu(page, "link", "Home");
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
  await pressInMenu(page, "link", "Bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  expect(calls.length).toBeLessThanOrEqual(2);
});

test("[AP-27, AP-40, AP-48, HM-50] where a bill stands beside the list, a first visit of the bills makes six calls too, home one more for the next bill, and nothing comes twice", async ({
  page,
  context,
  signIn,
  requests,
  settled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setSystemTime(new Date(today));
  const calls = requests("GET /api/", "POST /api/", "POST /admin/api");
  const ofReadings = "/api/consumption/consumptions";
  /** Waits until a page says this last, and returns its calls, those of readings apart. */
  const made = async (last: string | RegExp) => {
    await expect(page.getByText(last).first()).toBeVisible();
    await settled();
    const all = calls.splice(0).map(({ url, body }) => url + JSON.stringify(body));
    return [all.filter((call) => !call.startsWith(ofReadings)), all.filter((call) => call.startsWith(ofReadings))] as const;
  };
  const explained = /^Paghi .+ rispetto alla bolletta precedente/;
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByRole("table", { name: "Letture di inizio e di fine periodo" })).toBeVisible();
  const [ofBills, readingsOfBill] = await made(explained);
  expect(readingsOfBill).toHaveLength(1);
  expect(ofBills.length).toBeLessThanOrEqual(5);
  await context.clearCookies({ name: "favilla-session" });
  await signIn("giulia@esempio.it", "/");
  const [ofHome, readingsOfNext] = await made("Prossima bolletta");
  expect(readingsOfNext).toHaveLength(1);
  expect(ofHome.length).toBeLessThanOrEqual(6);
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await menu.getByRole("link", { name: "Bollette" }).click();
  const [again, readingsOfOther] = await made(explained);
  expect(again).toEqual([]);
  expect([...readingsOfNext, ...readingsOfOther]).toHaveLength(new Set([...readingsOfNext, ...readingsOfOther]).size);
  expect(readingsOfOther.length).toBeLessThanOrEqual(1);
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
  await menu.getByRole("link", { name: "Bollette" }).click();
  expect(await made(explained)).toEqual([[], []]);
});
