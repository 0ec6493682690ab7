import type { Download, Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const calls = "POST /api/consumption/consumptions";

/** The section of a supply. */
export const section = (page: Page, name: string | RegExp) =>
  page.locator("main [data-state][data-status]").filter({ has: page.getByRole("heading", { level: 2, name }) });
export const chart = (at: Page | Locator) => at.getByRole("list", { name: /^Consumi del \d+ in/ });
export const table = (at: Page | Locator) => at.getByRole("table", { name: /^Consumi del \d+ in/ });

export const openFilter = async (page: Page, name: string) => {
  await section(page, name)
    .getByRole("button", { name: /^(Scegli il periodo|Periodo scelto)/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Shows the table: by a switch, on a phone by a toggle button. */
export const showTable = (at: Locator) =>
  at
    .getByRole("radio", { name: "Tabella" })
    .or(at.getByRole("button", { name: "Tabella", exact: true }))
    .click();

export async function download(at: Locator, format: string): Promise<Download> {
  await at.getByRole("button", { name: /^Scarica: / }).click();
  const coming = at.page().waitForEvent("download");
  await at.getByRole("menuitem", { name: `(.${format})` }).click();
  return coming;
}

/** The cells of a table's body, as text. */
export const cellsOf = (of: Locator) =>
  of.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

/** A figure without the mark and the word of an estimate. */
export const bare = (text = "") => text.replace(/^≈\s/, "").replace(/ stimato$/, "");

export const italian = (text: string) => Number(text.replaceAll(".", "").replace(",", "."));
