import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";
import { path, rows } from "./statementSteps.ts";

/** Saves the statement in a format, and returns the file's name and content. */
async function save(page: Page, label: string) {
  await page.getByRole("button", { name: "Scarica", exact: true }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: label }).click();
  const download = await coming;
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString("utf8") };
}

/** Reads the rows of a file of markup, on a page without the portal's policy, which lets nothing but its own reader parse HTML. */
async function readMarkup(page: Page, text: string, type: "text/html" | "text/xml", row: string): Promise<(string | null)[][]> {
  const reader = await page.context().newPage();
  const found = await reader.evaluate(
    ([source, kind, selector]) => {
      const file = new DOMParser().parseFromString(source, kind as "text/html");
      if (file.querySelector("parsererror, script")) throw new Error("not a table alone");
      return [...file.querySelectorAll(selector)].map((line) => [...line.children].map((cell) => cell.textContent));
    },
    [text, type, row] as const,
  );
  await reader.close();
  return found;
}

/** Saves the statement in every format, and returns the rows that other readers find in each file. */
async function saveAll(page: Page) {
  const xlsx = await save(page, "Excel (.xlsx)");
  const [sheet] = await readXlsxFile(xlsx.bytes);
  const csv = await save(page, "CSV (.csv)");
  const txt = await save(page, "Testo (.txt)");
  const lines = (bytes: Buffer, delimiter: string): string[][] => parse(bytes, { bom: true, delimiter, recordDelimiter: "\r\n" });
  const xls = await save(page, "Excel 97-2003 (.xls)");
  const html = await save(page, "Pagina web (.html)");
  return {
    name: xlsx.name,
    xlsx: sheet?.data ?? [],
    csv: lines(csv.bytes, ";"),
    txt: lines(txt.bytes, "\t"),
    xls: await readMarkup(page, xls.text, "text/xml", "Row"),
    html: await readMarkup(page, html.text, "text/html", "tr"),
    marked: csv.text.startsWith("\uFEFF"),
  };
}

const numbersOf = (table: readonly (readonly unknown[])[]) => table.slice(1).map(([number]) => number);

test("[AS-03, AS-07] every format is saved with all documents that match, in the order on screen, and another reader finds them in it", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", `${path}?ordine=importo`);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText("Il file contiene tutti i 27 documenti trovati")).toBeVisible();
  const onScreen = (await rows(page).locator("th").allInnerTexts()).map((text) => /\d{4} \/ \d+/.exec(text)?.[0] as string);
  const { name, xlsx, csv, txt, xls, html, marked } = await saveAll(page);
  expect(name).toBe("estratto-conto-2026-11-20.xlsx");
  const [head, ...body] = xlsx;
  expect(head).toContain("Importo");
  const numbers = numbersOf(xlsx);
  expect(new Set(numbers).size).toBe(27);
  expect(numbers.slice(0, 10)).toEqual(onScreen);
  const amounts = body.map((row) => Number(row[9]));
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  for (const row of body) {
    expect(typeof row[9]).toBe("number");
    expect(row[4]).toBeInstanceOf(Date);
  }
  expect(marked).toBe(true);
  expect(numbersOf(csv)).toEqual(numbers);
  expect(csv[1]?.[9]).toBe(amounts[0]?.toFixed(2).replace(".", ","));
  expect(txt).toEqual(csv);
  expect(numbersOf(xls)).toEqual(numbers);
  expect(xls.slice(1).map((row) => Number(row[9]))).toEqual(amounts);
  expect(numbersOf(html)).toEqual(numbers);
});

test("[AS-07] all five thousand documents are in each file, though ten are on screen", walk, async ({ page, signIn }) => {
  test.slow();
  await signIn("condominio@esempio.it", path);
  await expect(page.getByText("10 di 5.000 documenti")).toBeVisible();
  const { xlsx, csv, txt, xls, html } = await saveAll(page);
  const numbers = numbersOf(xlsx);
  expect(new Set(numbers).size).toBe(5000);
  for (const table of [csv, txt, xls, html]) expect(numbersOf(table)).toEqual(numbers);
});

test("[AS-07, BL-20, BL-30] the overlay says how many documents have come; cancelled or failed, nothing is saved, and a retry saves all", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("condominio@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  const saved: unknown[] = [];
  page.on("download", (file) => saved.push(file));
  const button = page.getByRole("button", { name: "Scarica", exact: true });
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando il tuo file…" });
  const choose = async () => {
    await button.click();
    await page.getByRole("menuitem", { name: "CSV (.csv)" }).press("Enter");
  };
  await faults([{ match: "POST /api/billing/account-balances", mode: "delay", delay: 400 }]);
  const bar = overlay.getByRole("progressbar", { name: "Documenti" });
  for (const cancel of [() => overlay.getByRole("button", { name: "Annulla" }).click(), () => page.keyboard.press("Escape")]) {
    await choose();
    await expect(bar).toHaveAttribute("aria-valuetext", /^[248]00 di 5\.000$/);
    await cancel();
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await faults([{ match: "POST /api/billing/account-balances", mode: "status", status: 500 }]);
  await choose();
  const dialog = page.getByRole("alertdialog", { name: "Non siamo riusciti a scaricare l’estratto conto" });
  await expect(dialog).toContainText("Riprova tra qualche minuto");
  await expect(overlay).toHaveCount(0);
  expect(saved).toEqual([]);
  await faults([]);
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Riprova" }).click();
  const lines = readFileSync(await (await coming).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(5001);
  await expect(dialog).toHaveCount(0);
});

test("[AS-08] a credit note is called so, on screen and in the file", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", path);
  await page.getByRole("button", { name: /^Mostra altri/ }).click();
  await expect(rows(page).filter({ hasText: "Nota di credito n." }).first()).toBeVisible();
  const file = (await save(page, "CSV (.csv)")).text;
  expect(file).toContain(";Nota di credito;");
});

test("[AS-08] a document that leaves the account by itself is called a debit, on screen and in the file", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", `${path}?stato=expiring&pagamento=bank`);
  await expect(rows(page).first().getByText("Addebito", { exact: true })).toBeVisible();
  const [, first] = (await save(page, "CSV (.csv)")).text.split("\r\n");
  expect(first).toMatch(/;Addebito;\d+,\d\d$/);
});
