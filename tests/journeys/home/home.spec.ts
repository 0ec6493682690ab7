import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { dueDates, rows, shifts, supplies } from "./homeSteps.ts";

test.use({ listsAlone: true });

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

test("[HM-08, HM-12] bills that are late or due within seven days come first; a debit is marked as one", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(rows(page).nth(0)).toContainText("Scaduta da 19 giorni");
  await expect(rows(page).nth(1)).toContainText("Scade tra 6 giorni");
  await expect(rows(page).nth(2)).toContainText("Addebito");
});

test("[HM-05] home lists only active supplies", async ({ page, signIn }) => {
  await signIn("casi@esempio.it");
  await expect(supplies(page).filter({ hasText: "Casa dei casi" })).toHaveCount(1);
  await expect(supplies(page).filter({ hasText: /Stato \d/ })).toHaveCount(0);
});

test("[HM-13] @both each active supply leads to its page and has its last complete month", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(supplies(page)).toHaveText([/kWh.*ottobre/, /Smc.*ottobre/, /kWh.*ottobre/]);
  await supplies(page).first().click();
  await expect(page).toHaveURL(/\/forniture\/s-/);
});
