import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { rows } from "../bills/statementSteps.ts";
import { expect, test } from "../fixtures.ts";

const customer = "nomi@esempio.it";
/** Names of supplies with the signs that file formats use for themselves. */
const garage = 'Garage, box 3\\4; "B"';
const attic = "Soffitta scala B";

/**
 * Texts in which letters that run from right to left stand beside others without the isolation characters of Unicode, by which a browser
 * keeps figures and punctuation in their places. A text that is nothing but the name needs none.
 */
const mixed = (page: Page) =>
  page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/;
    const bare = (text: string) => text.replace(/\u2068[^\u2068\u2069]*\u2069/g, "");
    const isMixed = (text: string) => rightToLeft.test(bare(text)) && /[A-Za-zÀ-ÿ€]/.test(text);
    const attributesOf = (element: Element) =>
      ["aria-label", "title", "alt", "placeholder"]
        .map((name) => ({ name, text: element.getAttribute(name) ?? "" }))
        .flatMap(({ name, text }) => (isMixed(text) ? `${name}: ${text}` : []));
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && rightToLeft.test(node.textContent ?? ""));
    const blockOf = (element: HTMLElement): HTMLElement =>
      getComputedStyle(element).display === "inline" && element.parentElement ? blockOf(element.parentElement) : element;
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    const texts = all
      .filter(hasOwnText)
      .map(blockOf)
      .flatMap((block) => (block.closest("bdi") ? [] : (block.textContent ?? "")));
    return [document.title, ...texts].filter(isMixed).concat(all.flatMap(attributesOf));
  });

for (const [what, paths] of [
  [
    "supplies, bills and consumption",
    [
      "/",
      "/bollette",
      "/forniture",
      "/forniture/s-100032001",
      "/forniture/s-100032008",
      "/consumi",
      "/autolettura",
      "/profilo/estratto-conto",
    ],
  ],
  [
    "vouchers, requests and profile",
    [
      "/vouchers",
      "/vouchers/v-100032-1",
      "/le-mie-richieste",
      "/notifiche",
      "/porta-un-amico",
      "/profilo",
      "/profilo/i-miei-dati",
      "/modifica-pagamento/bank/s-100032001",
    ],
  ],
] as const)
  test(`[CH-52] names that run from right to left are isolated in every sentence: ${what}`, async ({ page, signIn, settled }) => {
    test.slow();
    await signIn(customer);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("p"), { textContent: "Casa بيت 3 €" })));
    expect(await mixed(page)).toEqual(["Casa بيت 3 €"]);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await settled();
      found.push(...(await mixed(page)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });

test("[CH-52, DS-80] due dates go into the calendar with the names of supplies as they are, in one line each", async ({ page, signIn }) => {
  await signIn(customer);
  await page.getByRole("button", { name: "Tutte le scadenze" }).click();
  const drawer = page.getByRole("dialog", { name: "Scadenze dei prossimi 60 giorni" });
  for (const name of [garage, attic, "بيت البحر", "שלום 12 (אבא)"]) {
    const row = drawer.getByRole("listitem").filter({ hasText: name }).first();
    const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: /^Aggiungi al calendario/ }).click()]);
    const text = readFileSync(await file.path(), "utf8");
    for (const line of text.split("\r\n")) expect(line).not.toMatch(/[\r\n]/);
    const titles = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary);
    expect(titles).toEqual([expect.stringContaining(name)]);
    expect(titles.join("")).not.toMatch(/[\u2066-\u2069]/);
  }
});

test("[CH-52] the statement's files have the names of supplies as they are", async ({ page, signIn }) => {
  await signIn(customer, "/profilo/estratto-conto");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Scarica", exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "CSV (.csv)" }).click()]);
  const found: string[][] = parse(readFileSync(await file.path()), { bom: true, delimiter: ";", recordDelimiter: "\r\n" });
  for (const name of [garage, "بيت البحر", "שלום 12 (אבא)", "Soffitta\nscala B"]) expect(found.flat()).toContain(name);
});
