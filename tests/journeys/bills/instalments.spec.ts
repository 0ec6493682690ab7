import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { billRows, cards, expect, test } from "../fixtures.ts";
import { balanceCard, path } from "./statementSteps.ts";

test.use({ listsAlone: "cards" });

// 99,06 € in three instalments of 33,02 €, the first due on 20 November and paid on 18 November.
const seenOn = "2026-11-27T10:00:00+01:00";
const which = "Rata 2 di 3 · restano 66,04\u00a0€ in 2 rate";
const centre = (page: Page) => cards(page).filter({ hasText: "Casa in centro" }).filter({ hasText: "33,02" });

test.beforeEach(({ clock }) => clock(seenOn));

test("[BL-47, BL-48] home names the next unpaid instalment and its day, and each instalment has a due date of its own", async ({
  page,
  signIn,
}) => {
  await signIn("rate@esempio.it");
  const panel = page.getByRole("region", { name: "Da pagare" });
  await expect(panel).toContainText("107,55\u00a0€");
  await expect(panel).toContainText("3 bollette, una è scaduta da 14\u00a0giorni");
  const row = billRows(page).filter({ hasText: "Casa in centro" });
  await expect(row).toHaveText(/33,02\s€.*Rata 2 di 3.*Scade tra 23\sgiorni/);
  await expect(page.getByRole("main")).not.toContainText("99,06");
  await page.getByRole("button", { name: "Tutte le scadenze" }).click();
  const drawer = page.getByRole("dialog", { name: "Scadenze dei prossimi 60 giorni" });
  const dates = drawer.getByRole("listitem").filter({ hasText: "Casa in centro" });
  await expect(dates).toHaveText([/Scade tra 23\sgiorni.*20\sdic · Rata 2 di 3.*33,02\s€/, /20\sgen · Rata 3 di 3.*33,02\s€/]);
  const garage = drawer.getByRole("listitem").filter({ hasText: "Garage" }).filter({ hasText: "Paghi tu" });
  await expect(garage).toHaveText([/Scaduta da 14\sgiorni.*33,33\s€/, /13\sdic · Rata 3 di 3.*33,34\s€/]);
  const studio = drawer.getByRole("listitem").filter({ hasText: "Studio" });
  await expect(studio).toHaveText([/7\sdicAddebito · Rata 2 di 4.*50,00\s€/, /7\sgenAddebito · Rata 3 di 4.*50,00\s€/]);
});

test("[BL-47, BL-48] card, bill page and the way to pay ask for the next unpaid instalment, not overdue, and say what is left", async ({
  page,
  signIn,
}) => {
  await signIn("rate@esempio.it", "/bollette");
  const card = centre(page);
  for (const words of ["33,02\u00a0€", "Tra 23\u00a0giorni", "Scade il 20\u00a0dic", which]) await expect(card).toContainText(words);
  await expect(card).not.toContainText(/Scaduta|99,06/);
  await expect(cards(page).filter({ hasText: "Garage" }).first()).toContainText("Rata 2 di 3 · restano 66,67\u00a0€ in 2 rate");
  await expect(cards(page).filter({ hasText: "Studio" }).first()).toContainText("Addebito il 7\u00a0dic");

  await card.getByRole("button", { name: /^Come pagare/ }).click();
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  await expect(sheet).toContainText("33,02\u00a0€");
  await expect(sheet).toContainText(which);
  await expect(sheet).toContainText(/Scade tra 23\sgiorni, il\s20\sdicembre/);
  const [file] = await Promise.all([page.waitForEvent("download"), sheet.getByRole("button", { name: "Aggiungi al calendario" }).click()]);
  const calendar = readFileSync(await file.path(), "utf8").replaceAll("\r\n ", "");
  expect(calendar.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    "DTSTART;VALUE=DATE:20261220",
    "DTSTART;VALUE=DATE:20270120",
  ]);
  const titles = calendar.match(/^SUMMARY.*$/gm) ?? [];
  expect(titles).toHaveLength(2);
  for (const title of titles) expect(title).toMatch(/33\\,02/);
  expect(calendar).not.toContain("99\\,06");
  await page.keyboard.press("Escape");

  await card.getByRole("button", { name: /^Dettaglio/ }).click();
  await card.getByRole("link", { name: /^Apri la pagina/ }).click();
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
  const main = page.getByRole("main");
  await expect(main).toContainText(/33,02\s€.*Scade tra 23\sgiorni, il\s20\sdicembre.*Rata 2 di 3 · restano 66,04\s€ in 2 rate/);
  await expect(main).toContainText(/Rata 1.*Scadenza 20\snov, pagata il\s18\snov/);
  await expect(main.getByText(/Scaduta/)).toHaveCount(0);
});

test("[BL-47] the statement keeps what is due apart from the instalments to come, and adds up to the account's balance", async ({
  page,
  signIn,
}) => {
  await signIn("rate@esempio.it", path);
  const card = balanceCard(page);
  for (const words of [/Paghi tu.*3 bollette.*107,55\s€/, /Rate successive.*2, la prima il\s13\sdic.*66,36\s€/, /3 addebiti.*150,00\s€/]) {
    await expect(card).toContainText(words);
  }
  await expect(card).toContainText(/Saldo di oggi.*288,51\s€/);
  const row = page.getByRole("main").locator("tbody tr").filter({ hasText: "99,06" });
  await expect(row).toContainText("restano 66,04\u00a0€");
  await expect(row).toContainText("20/12/2026");
});

test("[AS-27] on a phone a row of the statement says what is left of a bill that is paid in part", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("rate@esempio.it", path);
  const row = page.getByRole("main").getByRole("link").filter({ hasText: "Casa in centro" }).filter({ hasText: "99,06" });
  await expect(row).toContainText(/scade tra 23\sgiorni.*restano 66,04\s€/);
  await expect(page.getByRole("main").getByRole("link").filter({ hasText: "Cantina" }).first()).not.toContainText("restano");
});

/** Offers all languages and opens home in one of them: a chosen language stays on the device. */
async function homeIn(page: Page, language: string) {
  await page.evaluate((value) => localStorage.setItem("favilla.language", value), language);
  await page.goto("/");
}

const offerLanguages = (page: Page) =>
  page.route("/config.json", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch(again)).json()), languages: ["it", "en", "de"] } });
  });

test("[HM-29] on a phone each row of a bill on home has two lines, also that of an overdue instalment, in three languages", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await offerLanguages(page);
  await signIn("rate@esempio.it");
  for (const language of ["it", "en", "de"]) {
    await homeIn(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const rows = page.getByRole("main").locator("ul").filter({ hasText: "33" }).getByRole("link");
    await expect(rows.filter({ hasText: "Garage" }).filter({ hasText: "2/3" }), language).toHaveCount(1);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height, language).toBeLessThanOrEqual(74);
  }
});

test("[HM-29, HM-40] on a phone so does each row of a bill with twelve instalments, and a screen reader reads its day", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await offerLanguages(page);
  await signIn("acconti@esempio.it");
  for (const [language, one, several] of [
    ["it", /Rata\s10\sdi\s12.*Scaduta\sda\s14\sgiorni/, /Rate\s10\se\s11\sdi\s12.*Scaduta\sil\s13\sott/],
    ["en", /Instalment\s10\sof\s12.*Fell\sdue\s14\sdays\sago/, /Instalments\s10\sand\s11\sof\s12.*Fell\sdue\son\s13\sOct/],
    ["de", /Rate\s10\svon\s12.*War\svor\s14\sTagen\sfällig/, /Raten\s10\sund\s11\svon\s12.*War\sam\s13.\sOkt.\sfällig/],
  ] as const) {
    await homeIn(page, language);
    const rows = page.getByRole("main").locator("ul").filter({ hasText: "10/12" }).getByRole("link");
    await expect(rows.filter({ hasText: "Casa" })).toHaveText(one);
    await expect(rows.filter({ hasText: "Negozio" })).toHaveText(several);
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height, language).toBeLessThanOrEqual(74);
  }
});

test("[AS-30, AS-40, AS-41, BL-94, BL-130, BL-136, HM-33] a payment in part, interest and a reminder without a due date are told by what is open", async ({
  page,
  signIn,
}) => {
  await signIn("acconti@esempio.it");
  await expect(page.getByRole("region", { name: "Da pagare" })).toContainText(/797,30\s€.*5 bollette, 4 sono scadute/);
  await page.goto(path);
  const row = (name: string) => page.getByRole("main").locator("tbody tr").filter({ hasText: name });
  await expect(row("Garage")).toContainText("da pagare 103,20\u00a0€");
  await expect(row("Studio")).toContainText(/06\/12\/2026.*Da pagare.*restano 30,00\s€/);
  await expect(row("Cantina")).toContainText(/non disponibile.*Scaduta.*64,10\s€/);
  await expect(balanceCard(page)).toContainText(/Paghi tu.*5 bollette.*797,30\s€/);
  await expect(balanceCard(page)).not.toContainText("verificare");
  // Interest is in what is left, not in what was issued or paid.
  await expect(page.getByRole("main")).toContainText(/Emessi in tutto 5 documenti: 4\.444,10\s€/);
  await expect(page.getByRole("main")).not.toContainText("3.196,80");

  await page.setViewportSize({ width: 390, height: 844 });
  const movement = page.getByRole("main").getByRole("link").filter({ hasText: "Cantina" });
  await expect(movement).toContainText(/28\sset · scaduta/);
});

test("[HM-41] at 320 px with text of twice the size each amount of home's rows stays on one line", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn("acconti@esempio.it");
  const rows = page.getByRole("main").locator("ul").getByRole("link");
  await expect(rows.filter({ hasText: "500,00" })).toHaveCount(1);
  const broken = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const texts = [...document.querySelectorAll("main ul a *")].filter(
      ({ children, textContent }) => children.length === 0 && /\d\s(€|kWh|Smc)$/.test(textContent ?? ""),
    );
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return texts.flatMap((element) => (lines(element) > 1 ? (element.textContent ?? "") : []));
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
