import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { SampleEmail } from "../../../sandbox/src/seed/signIns.ts";
import { emptyBlock } from "../../browser/emptyBlock.ts";
import { again } from "../../browser/route.ts";
import { billRows, broken, cards, expect, graphql, test } from "../fixtures.ts";
import { enter, openForm, sendReading } from "../readings/readingSteps.ts";

test.use({ listsAlone: true });

const inList = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");
const rows = billRows;
const dueDates = (page: Page) => inList(page, "Scadenze");
const supplies = (page: Page) => inList(page, "Le tue forniture").getByRole("link");

/** Removes all bills from the answers of the servers. */
const withoutBills = (page: Page) =>
  page.route("**/api/billing/my-billing-details", async (route) => {
    const response = await route.fetch(again);
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, items: [], totalCount: 0 } });
  });

test("[HM-02, HM-03, HM-13] home greets by name and shows three bills, the most urgent first, with the way to each and to all", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
  await expect(rows(page)).toHaveText([/^Casa al mare.*Scaduta da/, /^Casa di Bologna.*Scade tra/, /^Via dei Tigli 14.*Addebito/]);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/bollette/);
  await page.goto("/");
  await page.getByRole("link", { name: "Tutte le bollette" }).click();
  await expect(page).toHaveURL("/bollette");
});

test("[HM-10] @phone home begins with the total of what the customer must pay, without debits to come, and leads to the most urgent bill", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  const panel = page.getByRole("region", { name: "Da pagare" });
  await expect(panel).toContainText("132,64");
  await expect(panel).toContainText("2 bollette, una è scaduta da 19 giorni");
  const { y = 0, height = 0 } = (await panel.getByText("132,64").boundingBox()) ?? {};
  const due = (await panel.getByText(/una è scaduta/).boundingBox()) ?? { y: 0, height: 0 };
  expect([y + height, due.y + due.height].every((bottom) => bottom > 0 && bottom <= 300)).toBe(true);
  await panel.getByRole("link", { name: "Vedi come pagare" }).click();
  await expect(page.getByRole("dialog", { name: "Come pagare" })).toContainText("33,58");
});

test("[HM-10, HM-52] @phone the home page of a typical customer, with the next bill, is at most 1,500 px high", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
});

test("[HM-12, HM-14] all due dates open in a drawer, and one of them goes into the calendar as a file", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(dueDates(page)).toHaveText([/Paghi tu/, /Paghi tu/, /Addebito/]);
  await page.getByRole("button", { name: "Tutte le scadenze" }).click();
  const drawer = page.getByRole("dialog", { name: "Scadenze dei prossimi 60 giorni" });
  await expect(drawer).toContainText("Paghi tu, 2 bollette");
  await expect(drawer).toContainText("132,64");
  await expect(drawer.getByRole("listitem").filter({ hasText: "Autolettura" })).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("button", { name: /^Aggiungi al calendario: Casa di Bologna/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("scadenze.ics");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("300000000000000026");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).not.toMatch(/giulia|Esempio|Fittizia|IT001E/i);
  const [all] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("button", { name: "Aggiungi al calendario", exact: true }).click(),
  ]);
  expect(readFileSync(await all.path(), "utf8").match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test("[HM-11] a reading that was sent is not asked for again on home", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  const row = page.getByRole("link", { name: /^Leggi il contatore del gas/ });
  await expect(row).toContainText("Entro");
  // The address leads past the row, so its notification stays unread.
  await page.goto(enter);
  await openForm(page);
  await sendReading(page, "11080");
  await expect(page).toHaveURL("/autolettura/inviata");
  await page.goto("/");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("[NT-08] a reading that was sent is not asked for by its notification, its bell or its supply any more", async ({ page, signIn }) => {
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifiche/ });
  const notice = page.getByRole("article").filter({ hasText: "È il momento dell’autolettura del gas" });
  await signIn("giulia@esempio.it", "/notifiche");
  await expect(bell).toHaveAccessibleName("Notifiche, 2 da leggere");
  await expect(notice).toContainText(/entro il 26\snov/);
  await page.goto(enter);
  await openForm(page);
  await sendReading(page, "11080");
  await expect(page).toHaveURL("/autolettura/inviata");
  await expect(bell).toHaveAccessibleName(/^Notifiche, (1|una) da leggere$/);
  await page.goto("/notifiche");
  await expect(notice.getByRole("link")).toHaveCount(1);
  await expect(notice.getByRole("link")).toHaveAttribute("href", /^\/forniture\//);
  await expect(notice).not.toContainText(/entro|da leggere/i);
  await page.goto("/forniture/s-100001002");
  await expect(page.getByRole("main")).toContainText("L’hai inviata il 20 novembre.");
  await expect(page.getByRole("main")).not.toContainText("Puoi inviarla");
});

/** Sums the layout shifts of the page from its start; returns a function that tells the sum. */
async function shifts(page: Page) {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}

test("[HM-03] skeletons show while the bills load, and nothing moves when they arrive", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing", mode: "delay", delay: 1500 }]);
  const moved = await shifts(page);
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Casa di Bologna.*kWh/ })).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.02);
});

test("[HM-04] if the bills fail, a message says so, a retry works in place, and the rest of home stays", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([{ match: "POST /api/billing", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Casa di Bologna/ })).toBeVisible();
  await expect(page.getByText("Niente da pagare")).toHaveCount(0);
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("[HM-04, HM-09] a new customer reads one story: finished steps, open steps, and that there is no bill yet", async ({
  page,
  signIn,
}) => {
  for (const [email, under, links] of [
    ["nuovo@esempio.it", /^Stiamo attivando la fornitura/, ["Vedi la fornitura"]],
    ["nessuna@esempio.it", "Nessuna fornitura attiva", []],
  ] as const) {
    await signIn(email);
    const story = page.getByRole("region", { name: "Siamo all’inizio" });
    await expect(story.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
    await expect(story.getByRole("listitem")).toHaveCount(3);
    await expect(story.getByText(under)).toBeVisible();
    await expect(story.getByRole("link")).toHaveText(links);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
    await page.getByRole("button", { name: "Esci" }).click();
  }
});

test("[HM-04] the first steps lead a new customer to the supply that is being activated, where its status is said", async ({
  page,
  signIn,
}) => {
  await signIn("nuovo@esempio.it");
  const story = page.getByRole("region", { name: "Siamo all’inizio" });
  await expect(story).toContainText("la fornitura non si interrompe");
  await story.getByRole("link", { name: "Vedi la fornitura" }).click();
  await expect(page).toHaveURL(/\/forniture\/s-100004001$/);
  await expect(page.getByRole("main")).toContainText("In attivazione");
});

test("[HM-01, HM-06, HM-11, HM-12] while a bill must be paid the reading is one row, which leads on and marks its notification read; its due date stays", async ({
  page,
  signIn,
  operations,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  const row = page.getByRole("link", { name: /^Leggi il contatore del gas/ });
  await expect(row).toContainText(/Entro .*tra.6.giorni/);
  await row.click();
  await expect(page).toHaveURL("/autolettura");
  await expect(page.getByRole("banner").getByRole("link", { name: "Notifiche, 1 da leggere" })).toBeVisible();
  // The count changes before the servers have answered, and a visit would end the request.
  await settled();
  await page.goto("/");
  await expect(rows(page)).toHaveCount(3);
  await expect(row).toHaveCount(0);
  await expect(dueDates(page).filter({ hasText: "Autolettura" })).toHaveCount(1);
  expect(operations("updateNotification")).toHaveLength(1);
});

test("[HM-01, HM-11, HM-12] with nothing to pay the reading takes the panel; closed, it hands focus to the page, asks for one write and leaves its due date", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  await withoutBills(page);
  await signIn("giulia@esempio.it");
  const panel = page.getByRole("region", { name: "È il momento dell’autolettura del gas" });
  await expect(panel).toContainText("Hai tempo fino al");
  await expect(page.getByRole("region", { name: "Da pagare" })).toHaveCount(0);
  await faults(broken("updateNotification"));
  await panel.getByRole("button", { name: /^Chiudi/ }).press("Enter");
  await expect(panel).toBeVisible();
  await faults([]);
  await panel.getByRole("button", { name: /^Chiudi/ }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(dueDates(page).filter({ hasText: "Autolettura" })).toHaveCount(1);
  expect(operations("updateNotification")).toHaveLength(2);
});

test("[HM-08, HM-12] bills that are late or due within seven days come first; a debit is marked as one", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(rows(page).nth(0)).toContainText("Scaduta da 19 giorni");
  await expect(rows(page).nth(1)).toContainText("Scade tra 6 giorni");
  await expect(rows(page).nth(2)).toContainText("Addebito");
});

test("[HM-31, HM-32] on a desktop home has two columns of their own heights, and the callout stands 12 px below a panel that is as high as its words", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("doppia@esempio.it", "/");
  await settled();
  const main = page.getByRole("main");
  const panel = main.getByRole("region", { name: "Da pagare" });
  await expect(panel).toContainText("forse una corregge l’altra");
  const box = async (found: ReturnType<typeof main.locator>) =>
    (await found.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  const [night, callout, dates, bills, supplies] = await Promise.all([
    box(panel),
    box(main.locator("[data-tone=warning]").filter({ hasText: "Due bollette" })),
    box(main.getByRole("heading", { name: "Scadenze" })),
    box(main.getByRole("heading", { name: "Le ultime bollette" })),
    box(main.getByRole("heading", { name: "La tua fornitura" })),
  ]);
  expect(night.height).toBeLessThan(240);
  expect(callout.y - night.y - night.height).toBeCloseTo(12, 0);
  expect(callout.x).toBeCloseTo(night.x, 0);
  expect(dates.y - callout.y - callout.height).toBeLessThan(48);
  expect(bills.x).toBeGreaterThan(night.x + night.width);
  expect(Math.abs(bills.y - night.y)).toBeLessThan(24);
  expect(supplies.x).toBeCloseTo(bills.x, 0);
  await expect(main.getByRole("list", { name: "Scadenze" })).toContainText(/Paghi tu.*Stesso periodo/);
});

test("[HM-53, HM-54, HM-55, HM-56, HM-57, CS-40] home is one screen at 1280 px, three columns at 1920 px, nothing moves and no large part is empty", async ({
  page,
  signIn,
  settled,
  requests,
}) => {
  const calls = requests("GET /api/", "POST /api/");
  const ofConsumption = () => calls.filter(({ url }) => /\/consumptions?\b/.test(url)).length;
  const moved = await shifts(page);
  const headings = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("giulia@esempio.it", "/");
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
  const ofTwoColumns = await headings();
  expect(ofTwoColumns).not.toContain("Consumi di Casa di Bologna");
  const before = ofConsumption();
  expect(before).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.reload();
  await expect(page.getByRole("main").getByRole("list", { name: /^Consumi del 2026/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await headings()).toEqual([...ofTwoColumns, "Consumi di Casa di Bologna"]);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
  expect(await emptyBlock(page, 400, 200)).toBeNull();
  expect(ofConsumption()).toBe(2 * before + 1);
  await page.getByRole("link", { name: "Tutti i consumi" }).click();
  await expect(page).toHaveURL(/\/consumi#/);
  const chart = page.getByRole("main").getByRole("list", { name: /^Consumi/ });
  await expect(chart).toBeVisible();
  await settled();
  expect((await chart.boundingBox())?.width).toBeGreaterThan(1000);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
});

test("[HM-05] home lists only active supplies", async ({ page, signIn }) => {
  await signIn("casi@esempio.it");
  await expect(supplies(page).filter({ hasText: "Casa dei casi" })).toHaveCount(1);
  await expect(supplies(page).filter({ hasText: /Stato \d/ })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`[HM-05, HM-20, SU-21] the active supplies are rows of one card, all in view across, each with kind, place and month: ${width}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn("giulia@esempio.it");
    await expect(supplies(page)).toHaveText([
      /^Casa di Bologna.*kWh.*Luce · Via Fittizia 8.*ottobre$/,
      /^Via dei Tigli 14 .*Smc.*Gas · Bologna.*ottobre$/,
      /^Casa al mare.*kWh.*Luce · Rimini.*ottobre$/,
    ]);
    await expect(page.getByRole("group", { name: "Le tue forniture" })).toHaveCount(0);
    const boxes = await supplies(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
    for (const { left, right, height: high } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(high).toBeLessThanOrEqual(74);
    }
    // One below the other, with nothing between them but a hairline.
    for (const [index, { top }] of boxes.entries()) if (index > 0) expect(top - (boxes[index - 1]?.bottom ?? 0)).toBeLessThanOrEqual(1);
  });

test("[HM-13] @both each active supply leads to its page and has its last complete month", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(supplies(page)).toHaveText([/kWh.*ottobre/, /Smc.*ottobre/, /kWh.*ottobre/]);
  await supplies(page).first().click();
  await expect(page).toHaveURL(/\/forniture\/s-/);
});

test("[HM-05, HM-07] five hundred supplies: six are shown, and the way to all of them", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it");
  await expect(page.getByRole("link", { name: /^Tutte le \d+ forniture attive/ })).toHaveAttribute("href", "/forniture");
  await expect(supplies(page)).toHaveCount(6);
});

test("[HM-15] many bills to pay are summed month by month to the cent, and a month leads to its unpaid bills; few are not", async ({
  page,
  signIn,
}) => {
  await signIn("condominio@esempio.it");
  const months = page.getByRole("list", { name: "Da pagare, mese per mese" }).getByRole("link");
  await expect(months.first()).toBeVisible();
  const cents = (text: string) => Number((/[\d.]+,\d\d/.exec(text)?.[0] ?? "").replace(/\D/g, ""));
  const texts = await months.allInnerTexts();
  const total = page.getByRole("region", { name: "Da pagare", exact: true });
  expect(texts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(await total.innerText()));
  expect(texts.some((text) => text.includes("Scadute"))).toBe(true);
  await months.first().click();
  await expect(page).toHaveURL(/\/bollette\?.*scadenza-da=\d{4}-\d\d-01&scadenza-a=/);
  await expect(cards(page).first()).toBeVisible();
});

test("[HM-15] a customer with few bills sees no months", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Da pagare, mese per mese" })).toHaveCount(0);
});

for (const path of ["/", "/bollette"]) {
  test(`[AP-17, AP-22] five hundred supplies cause no more requests than two, except the pages of unpaid bills: ${path}`, async ({
    page,
    signIn,
    requests,
    settled,
  }) => {
    const asked = requests("POST /api", "GET /api", graphql);
    const callsOf = async (email: SampleEmail) => {
      // The page of the customer before asks for more when it is idle.
      await page.goto("about:blank", { waitUntil: "commit" });
      asked.length = 0;
      await signIn(email, path);
      await expect(path === "/" ? rows(page).first() : cards(page).first()).toBeVisible();
      await settled();
      const pages = asked.map(({ body }) => body as { pageNumber?: number; pageSize?: number } | null);
      const further = pages.filter((page) => (page?.pageNumber ?? 0) > 0);
      // The device's date is another one here: windows that were asked for before the servers' date was known are asked for again.
      const again = asked.filter(({ body }) => JSON.stringify(body).includes("query SelfReadingWindows("));
      return { calls: asked.length - further.length - again.length, further: further.map((page) => [page?.pageNumber, page?.pageSize]) };
    };
    const few = await callsOf("giulia@esempio.it");
    expect(few.calls).toBeGreaterThan(3);
    expect(few.further).toEqual([]);
    const many = await callsOf("condominio@esempio.it");
    expect(many.calls).toBeLessThanOrEqual(few.calls);
    // Each page is as large as the server allows, and is asked for once.
    expect(many.further.length).toBeGreaterThan(0);
    expect(many.further).toEqual(many.further.map((_, index) => [index + 1, 60]));
  });
}
