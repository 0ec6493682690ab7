import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { audit, fits } from "../audit.ts";
import { expect, test } from "../fixtures.ts";

const path = "/profilo/estratto-conto";
const rows = (page: Page) => page.getByRole("main").locator("tbody tr");
const document = (page: Page, index: number) => rows(page).nth(index).getByRole("rowheader");
const balanceCard = (page: Page) => page.getByRole("main").getByRole("region", { name: "Saldo" });
const filterButton = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ });

test("[AS-01, AS-02, AS-04, AS-05] documents newest first, their total, ten more, sorted; no request is sent without need", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balance", "GET /api/billing/account-balance");
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  expect(asked.map(({ url }) => url.split("/").at(-1)).sort()).toEqual([
    "account-balance-filters",
    "account-balance-total",
    "account-balance-total",
    "account-balances",
  ]);
  expect(asked.find(({ url }) => url.endsWith("balances"))?.body).toMatchObject({
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
    pageNumber: 0,
    pageSize: 100,
  });
  const dates = await rows(page).locator("td:nth-of-type(1)").allInnerTexts();
  const days = dates.map((text) => (/\d\d\/\d\d\/\d{4}/.exec(text)?.[0] ?? "").split("/").reverse().join());
  expect(days).toEqual([...days].sort().reverse());
  await expect(page.getByRole("main").locator("tfoot")).toContainText("Totale di 27 documenti");
  await expect(page.getByRole("main").locator("tfoot")).toContainText("2.854,61\u00a0€");
  await expect(page.getByText("Bollettino postale").first()).toBeVisible();
  await page.getByRole("button", { name: "Mostra altri 10 documenti" }).press("Enter");
  await expect(rows(page)).toHaveCount(20);
  await expect(document(page, 10)).toBeFocused();

  await page.getByRole("button", { name: "Importo" }).click();
  await expect(page).toHaveURL(/ordine=importo/);
  const amounts = async () =>
    (await rows(page).locator("td:last-of-type").allInnerTexts()).map((text) =>
      Number((/-?[\d.]+,\d\d/.exec(text)?.[0] ?? "").replace(".", "").replace(",", ".")),
    );
  await expect(async () => {
    const shown = await amounts();
    expect(shown).toHaveLength(20);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  }).toPass({ timeout: 7_000 });
});

test("[AS-01] the documents do not wait for the filter's data; the supplies' names follow", async ({ page, signIn }) => {
  let release = () => {};
  await page.route("**/account-balance-filters", async (route) => {
    await new Promise<void>((done) => {
      release = done;
    });
    await route.continue();
  });
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  await expect(document(page, 0)).toHaveText(/^n\. 2026 \/ \d+Gas$/, { useInnerText: false });
  await document(page, 0).getByRole("link").focus();
  release();
  await expect(document(page, 0)).toContainText("Gas · Via dei Tigli 14");
  await expect(document(page, 0).getByRole("link")).toBeFocused();
});

test("[AS-01] a supply without a name has the name of its bills", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", `${path}?utenza=100003004`);
  await expect(document(page, 0)).toContainText(/Luce · \.\.\.$/);
  await document(page, 0).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "..." })).toBeVisible();
});

test("[AS-01] the filter offers what the servers name, lives in the address and survives reload and back", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balances");
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  await filterButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Fornitura").getByRole("option")).toHaveText(
    ["Tutte le forniture", "Casa di Bologna", "Via dei Tigli 14", "Casa al mare"],
    { useInnerText: true },
  );
  await dialog.getByLabel("Importo da").fill("90");
  await dialog.getByLabel("Importo a").fill("10");
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(dialog.getByLabel("Importo a")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Importo a").fill("");
  await dialog.getByLabel("Fornitura").selectOption({ label: "Via dei Tigli 14" });
  await dialog.getByLabel("Pagate").uncheck();
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Via dei Tigli 14");
  await expect(page.getByRole("button", { name: "Altri filtri, 3 filtri attivi" })).toBeFocused();
  await expect(page.getByRole("main").locator("tfoot")).toContainText("Totale di un documento");
  expect(asked.at(-1)?.body).toMatchObject({ StatoPagamento: [1, 2, 3], ImportoDa: 90, supplyCodes: [expect.any(String)] });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: /Togli.*Importo/ }).click();
  await expect(page).not.toHaveURL(/importo-da/);
  await page.goBack();
  await expect(page).toHaveURL(/importo-da=90/);
  await page.goto(`${path}?stato=`);
  await expect(page.getByText("Scegli che cosa vuoi vedere")).toBeVisible();
  await page.goto(`${path}?utenza=non-mia`);
  await expect(page.getByText("Nessun documento con questi filtri")).toBeVisible();
  await page.getByRole("button", { name: "Togli i filtri" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(rows(page)).toHaveCount(10);
});

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

test("[AS-07] all five thousand documents are in each file, though ten are on screen", async ({ page, signIn }) => {
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
  await expect(dialog).toContainText("Riprova tra poco");
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

test("[AS-09] @phone movements by month in rows of 64 px, each with its balance, lead from the balance of today to nothing", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", path);
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "€" });
  await expect(page.getByRole("heading", { level: 2, name: "Novembre 2026" })).toBeVisible();
  const more = page.getByRole("button", { name: /^Mostra altri/ });
  await more.click();
  await expect(list.filter({ hasText: "bolletta" }).nth(10)).toBeVisible();
  await expect(page.locator(":focus")).toHaveAttribute("data-document", /./);
  await more.click();
  await expect(more).toHaveCount(0);
  const cents = (text: string) =>
    Number(
      text
        .replaceAll(".", "")
        .replace(/[−-]\s?/, "-")
        .replace(/[^\d-]/g, ""),
    );
  const found = (await list.allInnerTexts()).map((text) => (text.match(/[−-]?\s?[\d.]+,\d\d/g) ?? []).map(cents));
  expect(found.length).toBeGreaterThan(27);
  for (const [index, [amount = Number.NaN, balance]] of found.entries()) expect(balance).toBe((found[index + 1]?.[1] ?? 0) + amount);
  await expect(balanceCard(page)).toContainText(`Saldo di oggi${Math.floor((found[0]?.[1] ?? 0) / 100)},`);
  for (const row of await list.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
  await expect(list.filter({ hasText: "Pagamento" }).first()).toContainText("−");
  await expect(list.filter({ hasText: /scaduta da \d+\s?giorni/ }).first()).toBeVisible();
  await page.getByLabel("Ordina per").selectOption("Importo più alto");
  await expect(page).toHaveURL(/ordine=-importo/);
  await expect(list.filter({ hasText: "Pagamento" })).toHaveCount(0);
});

test("[RT-12] @phone the statement has a way back instead of the mobile menu; every other page has the menu", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole("banner").getByRole("button", { name: /menu/i })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Profilo", exact: true }).click();
  await expect(page).toHaveURL("/profilo");
  await expect(page.getByRole("banner").getByRole("button", { name: /menu/i })).toBeVisible();
});

test("[AS-01, AS-02] each failed call shows a message and can be retried, and the others go on", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing/account-balances", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", path);
  await expect(page.getByText("Non riusciamo a caricare l’estratto conto")).toBeVisible();
  await expect(balanceCard(page)).toContainText("Saldo di oggi");
  await faults([
    { match: "POST /api/billing/account-balance-total", mode: "status", status: 500 },
    { match: "GET /api/billing/account-balance-filters", mode: "html" },
  ]);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText("Mancano il totale o i nomi delle forniture")).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByRole("main").locator("tfoot")).toContainText("Totale di 27 documenti");
  await expect(rows(page).first()).toContainText("Via dei Tigli 14");
});

test("[AS-01, AS-05] a new customer reads that there is nothing yet; five thousand documents stay usable", async ({ page, signIn }) => {
  await signIn("nuovo@esempio.it", path);
  await expect(page.getByText("Non c’è ancora nessun documento")).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("condominio@esempio.it", path);
  await expect(page.getByText("10 di 5.000 documenti")).toBeVisible();
  await expect(page.getByRole("main").locator("thead").getByRole("button")).toHaveCount(0);
  await expect(page.getByText(/restringi la ricerca con i filtri/)).toBeVisible();
});

test("[DS-02] the statement passes axe and fits 320 px: list, filter, nothing found, failed, light and dark", async ({
  page,
  signIn,
  faults,
}) => {
  test.slow();
  await signIn("casi@esempio.it", path);
  await expect(rows(page).first()).toBeVisible();
  await audit(page);
  await filterButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await audit(page);
  await page.goto(`${path}?importo-da=99999999`);
  await expect(page.getByText("Nessun documento con questi filtri")).toBeVisible();
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);
  await faults([{ match: "* /api/billing/account", mode: "status", status: 500 }]);
  await page.reload();
  await expect(page.getByText("Non riusciamo a caricare l’estratto conto")).toBeVisible();
  await audit(page);
});
