import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "../fixtures.ts";
import { bare, cellsOf, chart, download, italian, section, showTable, table } from "./consumptionSteps.ts";

test("[R38] [CS-02, CS-09, CS-12] sentence, chart, table, file and paper have the same figures; the file has the rows shown", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const total = /2026: ([\d.,]+)\s?kWh/.exec(await home.innerText())?.[1] as string;
  const months = await chart(home)
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => slot.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""));
  const charted = months.map((text) => /([\d.,]+)\s?kWh/.exec(text)?.[1]);

  await showTable(home);
  await expect(table(home).locator("tfoot")).toContainText(total);
  const byMonth = await cellsOf(table(home));
  expect(byMonth.map((cells) => bare(cells.at(-2))).slice(0, 10)).toEqual(charted.slice(0, 10));
  expect(byMonth.slice(10).map((cells) => cells.at(-2))).toEqual(["in arrivo", "in arrivo"]);

  await home.getByText("Le letture del periodo").click();
  const readings = home.getByRole("table", { name: "Letture e consumi" });
  const shown = await cellsOf(readings);
  expect(shown.filter(([, , , , kind]) => kind === "Stimato (media o acconto)")).not.toHaveLength(0);

  const csv = parse(readFileSync(await (await download(home, "csv")).path()), { bom: true, delimiter: ";" }) as string[][];
  expect(csv[0]).toEqual(["Data", "Fascia", "Lettura", "Consumo (kWh)", "Tipo"]);
  const plain = (cells: string[]) => cells.map((cell) => (/^[\d.,-]+$/.test(cell) ? String(italian(cell)) : cell));
  expect(csv.slice(1).map(plain)).toEqual(shown.map(plain));
  const counted = csv.slice(1).filter(([date]) => date?.endsWith("/2026"));
  expect(counted.reduce((sum, cells) => sum + italian(cells[3] as string), 0)).toBe(italian(total));

  const file = await download(home, "xlsx");
  expect(file.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.xlsx");
  const [sheet] = await readXlsxFile(readFileSync(await file.path()));
  expect(sheet?.data).toHaveLength(34);
  expect(sheet?.data[4]?.slice(1, 4)).toEqual([shown[3]?.[1], italian(shown[3]?.[2] as string), italian(shown[3]?.[3] as string)]);

  const paper = await getDocumentProxy(new Uint8Array(await page.pdf()));
  const { text } = await extractText(paper, { mergePages: true });
  expect(text).toContain(total);
  for (const [month, ...values] of byMonth.slice(0, 10)) {
    expect(text).toContain(month);
    expect(text).toContain(bare(values.at(-2)));
  }
});

test("[CS-09] the readings shown can be downloaded in the other formats too, without any code", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi?periodo=s-100001001:2025:3-4");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  for (const format of ["xls", "txt", "html"]) {
    const file = await download(home, format);
    expect(file.suggestedFilename()).toBe(`consumi-casa-di-bologna-marzo-aprile-2025.${format}`);
    const text = readFileSync(await file.path(), "utf8");
    for (const part of ["F1", "F2", "F3", "Reale"]) expect(text).toContain(part);
    expect(text).not.toMatch(/\b(LG|MA)\b/);
  }
});

test("[BL-20, BL-83] a failed export shows a message and can be retried", async ({ page, signIn }) => {
  let broken = true;
  await page.route(/\/assets\/delimited-.*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Scarica: / });
  await button.click();
  await home.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a preparare il file");
  await page.getByRole("button", { name: "Chiudi" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(home).toContainText("Non siamo riusciti a preparare il file");
  broken = false;
  expect((await download(home, "csv")).suggestedFilename()).toMatch(/\.csv$/);
});

test("[CS-09, BL-30] button and Escape cancel a running export: no file is saved, and focus returns to the button", async ({
  page,
  signIn,
}) => {
  const pending: (() => void)[] = [];
  await page.route(/\/assets\/xlsx-.*\.js$/, (route) => void pending.push(() => void route.continue()));
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Scarica: / });
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando il tuo file…" });
  const saved: string[] = [];
  page.on("download", (file) => saved.push(file.suggestedFilename()));
  for (const giveUp of [() => overlay.getByRole("button", { name: "Annulla" }).click(), () => page.keyboard.press("Escape")]) {
    await button.press("Enter");
    await expect(home.getByRole("menuitem", { name: "Excel (.xlsx)" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(overlay).toBeFocused();
    await giveUp();
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(pending).toHaveLength(1);
  // In the end only the file of the last request is saved.
  for (const release of pending) release();
  expect((await download(home, "csv")).suggestedFilename()).toMatch(/\.csv$/);
  expect((await download(home, "xlsx")).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(saved.map((name) => name.split(".").at(-1))).toEqual(["csv", "xlsx"]);
});
