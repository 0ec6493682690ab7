import { readFileSync } from "node:fs";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { formatsOf } from "@favilla/design-system/data/useFormats.ts";
import { exportTable } from "@favilla/design-system/files/tableWriters.ts";
import { regionOf } from "@favilla/design-system/theme/region.ts";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";
import { type OfficeLanguage, office, openInOffice } from "./office.ts";
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

test("[AS-07, BL-20] a file of chosen documents that has failed is retried with those alone", async ({ page, signIn, faults }) => {
  // The file asks for the names of supplies that the page could not load.
  await faults([{ match: "GET /api/billing/account-balance-filters", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  const chosen: (string | undefined)[] = [];
  for (const row of [rows(page).nth(1), rows(page).nth(3)]) {
    await row.getByRole("checkbox").check();
    chosen.push(/\d{4} \/ \d+/.exec(await row.locator("th").innerText())?.[0]);
  }
  await page.getByRole("button", { name: "CSV delle righe scelte" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Non siamo riusciti a scaricare l’estratto conto" });
  await expect(dialog).toBeVisible();
  await faults([]);
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Riprova" }).click();
  const saved = parse(readFileSync(await (await coming).path()), { bom: true, delimiter: ";", recordDelimiter: "\r\n" }) as string[][];
  expect(numbersOf(saved)).toEqual(chosen);
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
  // Its amount, and what is still open of it.
  expect(first).toMatch(/;Addebito;\d+,\d\d;\d+,\d\d$/);
});

test.describe("a saved table in a spreadsheet program", () => {
  test.skip(!office, "LibreOffice is not installed, so no file is opened in it (Debian: apt-get install libreoffice-calc-nogui).");

  /** Formats of AS-03. */
  const exportFormats: ExportFormat[] = ["xlsx", "xls", "csv", "txt", "html"];
  const languages: OfficeLanguage[] = ["it", "en", "de"];

  /** Texts that a spreadsheet program takes for something else, if a file lets it. */
  const misread = ["00123", "1,234", "1.5", "1e5", "12/11/2026", "27.11.2026", "2026-11-27", "TRUE", "50%", "€ 3", "A_x000D_B", "_x005F_"];
  const formulas = ["=1+1", "+39 051 000000", "-1", "@SUM(A1)"];
  const foreign = ["Casa «più» & <b>", "🏡 di mamma", "بيت العائلة", "Mario's 'quoted'"];

  const days = ["2026-11-27", "2028-02-29", "1999-12-31"] as const;
  const numbers = [1234, 1234.5, 0.125, -3] as const;
  const amounts = [99.06, -1234.56, 0, 1234567.89, 0.1] as const;
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

  for (const language of languages)
    for (const format of exportFormats)
      test(`[AS-23] LibreOffice opens ${format} of a page in ${language} with texts, numbers and dates as they are`, walk, async () => {
        // A csv has no types: a program makes of a text what it likes.
        const texts = [...(format === "csv" || format === "txt" ? [] : misread), ...formulas, ...foreign];
        const rows = texts.map((text, at) => [text, days[at % 3], numbers[at % 4], amounts[at % 5]] as const);
        const columns = (["text", "date", "number", "money"] as const).map((kind) => ({ header: kind, kind }));
        const table = { title: "Estratto A_x000D_B", columns, rows };
        const blob = await exportTable(format, table, formatsOf(regionOf({ locale: `${language}-IT` })));
        const found = await openInOffice(Buffer.from(await blob.arrayBuffer()), format, language);
        const guarded = format !== "xlsx" && format !== "xls";
        expect(found.filter(([, second]) => second !== null)).toEqual([
          ["text", "date", "number", "money"],
          ...rows.map(([text, day, number, money]) => [
            guarded && formulas.includes(text) ? `'${text}` : text,
            dateOf(day as string),
            number,
            money,
          ]),
        ]);
        // Only the page has its title above the table.
        expect(found.slice(0, -rows.length - 1)).toEqual(format === "html" ? [[table.title, null, null, null]] : []);
      });

  const menuButton = (at: Page | Locator) => at.getByRole("button", { name: /^(Scarica|Download)|herunterladen/i });

  /** Saves the table beside a menu button in every format. */
  async function saveBeside(page: Page, button: Locator): Promise<Map<ExportFormat, Buffer>> {
    const files = new Map<ExportFormat, Buffer>();
    for (const format of exportFormats) {
      await button.click();
      const coming = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: `(.${format})` }).click();
      files.set(format, readFileSync(await (await coming).path()));
    }
    return files;
  }

  const cellsOf = <Cell>(rows: readonly (readonly Cell[])[], columns: readonly number[]) =>
    rows.map((row) => columns.map((column) => row[column]));

  /** Tables of the portal that can be saved, and which columns hold what. */
  const tables = [
    { of: "statement", at: path, rows: 27, dates: [4, 5], amounts: [9] },
    { of: "readings", at: "/consumi", rows: 33, dates: [0], amounts: [2] },
    { of: "spending", at: "/consumi", rows: 6, dates: [], amounts: [2, 3] },
  ] as const;

  for (const language of languages)
    for (const each of tables)
      test(
        `[AS-23] the ${each.of} saved on a page in ${language} is the same in LibreOffice in every format`,
        walk,
        async ({ page, signIn }) => {
          test.slow();
          await page.route("/config.json", async (route) => {
            await route.fulfill({ json: { ...(await (await route.fetch(again)).json()), languages: [language] } });
          });
          await signIn("giulia@esempio.it", each.at);
          const first = page.locator("main [data-state][data-status]").first();
          if (each.of === "spending") {
            await first.getByRole("radio", { name: "Euro" }).click();
            await first.getByText(/^(Anno per anno|Year by year|Jahr für Jahr)/).click();
            await expect(menuButton(first)).toHaveCount(2);
          }
          const buttons = { statement: menuButton(page), readings: menuButton(first).first(), spending: menuButton(first).last() };
          const button = buttons[each.of];
          const files = await saveBeside(page, button);
          const [sheet] = await readXlsxFile(files.get("xlsx") as Buffer);
          const [head, ...expected] = sheet?.data ?? [];
          expect(expected).toHaveLength(each.rows);
          const [dates, amounts] = [cellsOf(expected, each.dates), cellsOf(expected, each.amounts)];
          for (const [format, file] of files) {
            const found = await openInOffice(file, format, language);
            const body = found.slice(-expected.length);
            expect(found.at(-expected.length - 1), format).toEqual(head);
            expect(cellsOf(body, each.dates), format).toEqual(dates);
            expect(cellsOf(body, each.amounts), format).toEqual(amounts);
            expect(body.flat().filter((cell) => cell instanceof Date).length, format).toBeGreaterThanOrEqual(each.dates.length * 6);
            const kinds = cellsOf(body, each.amounts)
              .flat()
              .filter((cell) => cell !== null);
            expect(new Set(kinds.map((cell) => typeof cell)), format).toEqual(new Set(["number"]));
          }
        },
      );
});
