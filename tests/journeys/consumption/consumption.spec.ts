import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import readXlsxFile from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { look } from "../audit.ts";
import { broken, expect, test } from "../fixtures.ts";

const calls = "POST /api/consumption/consumptions";

/** The section of a supply. */
const section = (page: Page, name: string | RegExp) =>
  page.locator("main [data-state][data-status]").filter({ has: page.getByRole("heading", { level: 2, name }) });
const chart = (at: Page | Locator) => at.getByRole("list", { name: /^Consumi del \d+ in/ });
const table = (at: Page | Locator) => at.getByRole("table", { name: /^Consumi del \d+ in/ });

const openFilter = async (page: Page, name: string) => {
  await section(page, name)
    .getByRole("button", { name: /^(Scegli il periodo|Periodo scelto)/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
};

async function download(at: Locator, format: string): Promise<Download> {
  await at.getByRole("button", { name: /^Scarica le letture/ }).click();
  const coming = at.page().waitForEvent("download");
  await at.getByRole("menuitem", { name: `(.${format})` }).click();
  return coming;
}

/** The cells of a table's body, as text. */
const cellsOf = (of: Locator) =>
  of.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

const italian = (text: string) => Number(text.replaceAll(".", "").replace(",", "."));

test("[CS-01, CS-04, CS-06] a section for each supply, the first open; another asks for its data when it is opened", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests(calls);
  await signIn("giulia@esempio.it", "/consumi");
  await expect(page.locator("main [data-state][data-status]")).toHaveCount(3);
  const [home, gas] = [section(page, "Casa di Bologna"), section(page, "Via dei Tigli 14")];
  await expect(chart(home)).toBeVisible();
  await expect(home).toContainText("Aggiornato al 31 ottobre 2026, dati del distributore");
  await expect(gas).toContainText(/Aggiornato al .* 2026/);
  await expect(home).toContainText("kWh");
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ supplyId: "s-100001001", dataInizio: "2025-01-01", dataFine: "2026-12-31", pageSize: 200, pageNumber: 0 }),
  ]);
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await expect(chart(gas)).toBeVisible();
  await expect(gas).toContainText("Smc");
  await expect(gas.getByText("Stimato", { exact: true })).toBeVisible();
  expect(asked).toHaveLength(2);
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await expect(chart(gas)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("[CS-02, CS-09, CS-12] sentence, chart, table, file and paper have the same figures; the file has the rows shown", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const total = /hai consumato ([\d.,]+)\s?kWh/.exec(await home.innerText())?.[1] as string;
  const months = await chart(home)
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => slot.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""));
  const charted = months.map((text) => /([\d.,]+)\s?kWh/.exec(text)?.[1]);

  await home.getByText("Tabella", { exact: true }).click();
  await expect(table(home).locator("tfoot")).toContainText(total);
  const byMonth = await cellsOf(table(home));
  expect(byMonth.map((cells) => cells.at(-2)).slice(0, 10)).toEqual(charted.slice(0, 10));
  expect(byMonth.slice(10).map((cells) => cells.at(-2))).toEqual(["nessun dato", "nessun dato"]);

  await home.getByText("Le 30 letture del periodo").click();
  const readings = home.getByRole("table", { name: "Letture e consumi" });
  const shown = await cellsOf(readings);
  expect(shown.filter(([, , , , kind]) => kind === "Stimato (media o acconto)")).not.toHaveLength(0);

  const csv = parse(readFileSync(await (await download(home, "csv")).path()), { bom: true, delimiter: ";" }) as string[][];
  expect(csv[0]).toEqual(["Data", "Fascia", "Lettura", "Consumo (kWh)", "Tipo"]);
  const plain = (cells: string[]) => cells.map((cell) => (/^[\d.,-]+$/.test(cell) ? String(italian(cell)) : cell));
  expect(csv.slice(1).map(plain)).toEqual(shown.map(plain));
  expect(csv.slice(1).reduce((sum, cells) => sum + italian(cells[3] as string), 0)).toBe(italian(total));

  const file = await download(home, "xlsx");
  expect(file.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.xlsx");
  const [sheet] = await readXlsxFile(readFileSync(await file.path()));
  expect(sheet?.data).toHaveLength(31);
  expect(sheet?.data[1]?.slice(1, 4)).toEqual([shown[0]?.[1], italian(shown[0]?.[2] as string), italian(shown[0]?.[3] as string)]);

  const paper = await getDocumentProxy(new Uint8Array(await page.pdf()));
  const { text } = await extractText(paper, { mergePages: true });
  expect(text).toContain(total);
  for (const [month, ...values] of byMonth.slice(0, 10)) {
    expect(text).toContain(month);
    expect(text).toContain(values.at(-2));
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

async function saveChart(at: Locator, format: string): Promise<Download> {
  await at.getByRole("button", { name: /^Salva come immagine/ }).click();
  const coming = at.page().waitForEvent("download");
  await at.getByRole("menuitem", { name: `(.${format})` }).click();
  return coming;
}

test("[CS-14] the chart shown is saved as SVG and PNG that stand alone, light also from dark mode; beside a table there is none", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const total = /hai consumato ([\d.,]+)\s?kWh/.exec(await home.innerText())?.[1] as string;
  const shown = await chart(home)
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => slot.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""));

  const svg = await saveChart(home, "svg");
  expect(svg.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.svg");
  const text = readFileSync(await svg.path(), "utf8");
  expect(XMLValidator.validate(text)).toBe(true);
  const drawn = new XMLParser({ ignoreAttributes: false }).parse(text).svg;
  expect(drawn.title["#text"]).toBe("Consumi Casa di Bologna 2026");
  expect(drawn.desc["#text"].split("\n")).toEqual(shown);
  const written = [...text.matchAll(/<text[^>]*>([^<]*)/g)].map(([, each]) => each?.replaceAll("\u00a0", " ") ?? "");
  expect(written).toContain(`Da gennaio a ottobre 2026 · Totale ${total} kWh`);
  expect(written).toContain("Fonte: dati del distributore · Data: 20 novembre 2026");
  for (const month of ["gen", "dic", "F1", "F2", "F3", "Totale", "2025"]) expect(written).toContain(month);
  for (const each of shown.slice(0, 10)) expect(written).toContain(/: ([\d.,]+)\s?kWh in totale/.exec(each)?.[1]);
  expect(text).not.toMatch(/<script|<style|style=|href|var\(|url\((?!#)/);
  expect(text).toContain('fill="#ffffff"');

  const png = await saveChart(home, "png");
  expect(png.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.png");
  const bytes = readFileSync(await png.path());
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2 * Number(drawn["@_width"]), 2 * Number(drawn["@_height"])]);
  await expect(home.getByRole("button", { name: "Salva come immagine il grafico: Casa di Bologna" })).toBeFocused();

  await home.getByText("Tabella", { exact: true }).click();
  await expect(table(home)).toBeVisible();
  await expect(home.getByRole("button", { name: /^Salva come immagine/ })).toHaveCount(0);
});

test("[CS-14] a picture that fails shows the message of a failed download, and can be tried again", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (done) => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Salva come immagine/ });
  await button.click();
  await home.getByRole("menuitem", { name: "Immagine (.png)" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a preparare il file");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(button).toBeFocused();
  expect((await saveChart(home, "png")).suggestedFilename()).toMatch(/\.png$/);
});

test("[BL-20] an export that fails says so under the overlay, and can be tried again", async ({ page, signIn }) => {
  let broken = true;
  await page.route(/\/assets\/delimited-.*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Scarica le letture/ });
  await button.click();
  await home.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a preparare il file");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(button).toBeFocused();
  broken = false;
  expect((await download(home, "csv")).suggestedFilename()).toMatch(/\.csv$/);
});

test("[CS-09, BL-30] a running export is cancelled by button and Escape: no file is saved, and focus is back on the button", async ({
  page,
  signIn,
}) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/xlsx-.*\.js$/, (route) => void held.push(() => void route.continue()));
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Scarica le letture/ });
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
  expect(held).toHaveLength(1);
  // In the end only the file of the last request is saved.
  for (const release of held) release();
  expect((await download(home, "csv")).suggestedFilename()).toMatch(/\.csv$/);
  expect((await download(home, "xlsx")).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(saved.map((name) => name.split(".").at(-1))).toEqual(["csv", "xlsx"]);
});

test("[CS-06, CS-11, CS-13, CS-15] the filter: years since the activation, months in order, in the address, and each change loads again", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests(calls);
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const dialog = await openFilter(page, "Casa di Bologna");
  // The supply was activated on 1 April 2022 in Rome.
  await expect(dialog.getByLabel("Anno").getByRole("option")).toHaveText(["2026", "2025", "2024", "2023", "2022"]);
  await dialog.getByLabel("Anno").selectOption("2025");
  await dialog.getByLabel("Dal mese").selectOption({ label: "09/2025 · settembre" });
  await dialog.getByLabel("Al mese", { exact: true }).selectOption({ label: "03/2025 · marzo" });
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(dialog.getByText("Il mese finale viene prima di quello iniziale")).toBeVisible();
  await expect(dialog.getByLabel("Al mese", { exact: true })).toBeFocused();
  expect(asked).toHaveLength(1);
  await dialog.getByLabel("Al mese", { exact: true }).selectOption({ label: "11/2025 · novembre" });
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(page).toHaveURL(/periodo=s-100001001%3A2025%3A9-11$/);
  const button = home.getByRole("button", { name: "Periodo scelto: settembre–novembre 2025, Casa di Bologna. Filtri attivi: 2" });
  await expect(button).toBeFocused();
  await expect(button).toContainText("2");
  await expect(home).toContainText("Da settembre a novembre 2025");
  expect(asked).toHaveLength(2);
  expect(asked[1]?.body).toMatchObject({ dataInizio: "2024-09-01", dataFine: "2025-11-30" });
  await page.reload();
  await expect(home).toContainText("Da settembre a novembre 2025");
  await page.goBack();
  await expect(home).toContainText("2026 hai consumato");
});

test("[CS-06] at most six years back can be chosen or named in the address", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", "/consumi");
  await expect(chart(page).first()).toBeVisible();
  const dialog = await openFilter(page, "Scala A, interno 1");
  await expect(dialog.getByLabel("Anno").getByRole("option")).toHaveText(["2026", "2025", "2024", "2023", "2022", "2021", "2020"]);
  await page.goto("/consumi?periodo=s-100002001:2019:1-12");
  await expect(page.getByRole("button", { name: /^Scegli il periodo: 2026/ }).first()).toBeVisible();
});

test("[CS-01] five hundred supplies: ten sections at a time, found by name, one with a request", async ({ page, signIn, requests }) => {
  const asked = requests(calls);
  await signIn("condominio@esempio.it", "/consumi");
  const sections = page.locator("main [data-state][data-status]");
  await expect(sections).toHaveCount(10);
  await expect(chart(page)).toBeVisible();
  await page.getByRole("button", { name: "Mostra altre 10 forniture" }).press("Enter");
  await expect(sections).toHaveCount(20);
  await expect(sections.nth(10).getByRole("heading", { level: 2 }).getByRole("button")).toBeFocused();
  await page.getByRole("searchbox", { name: "Cerca una fornitura" }).fill("centrale");
  await expect(sections).toHaveCount(1);
  await expect(sections).toContainText("Centrale termica");
  expect(asked).toHaveLength(1);
});

test("[CS-01] each part fails on its own, says so and is tried again in place", async ({ page, signIn, faults }) => {
  await faults([{ match: calls, mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(home).toContainText("Non riusciamo a caricare i consumi");
  await expect(home.getByText("Tabella", { exact: true })).toBeVisible();
  await expect(section(page, "Casa al mare")).toContainText("Aggiornato al");
  await faults([{ match: "POST /api/consumption/latest-readings", mode: "status", status: 500 }]);
  await home.getByRole("button", { name: "Riprova" }).click();
  await expect(chart(home)).toBeVisible();
  await page.reload();
  await expect(chart(home)).toBeVisible();
  await faults(broken("allSupplies"));
  await page.reload();
  await expect(page.getByText("Non riusciamo a caricare le tue forniture")).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(chart(home)).toBeVisible();
});

test("[CS-01, CS-03] messages for a customer without supplies, one without readings, and a month without any", async ({ page, signIn }) => {
  await signIn("nessuna@esempio.it", "/consumi");
  await expect(page.getByRole("heading", { name: "Non hai ancora consumi" })).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("nuovo@esempio.it", "/consumi");
  await expect(page.getByRole("heading", { name: "Nessun consumo in questo periodo" })).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("giulia@esempio.it", "/consumi");
  const seaside = section(page, "Casa al mare");
  await seaside.getByRole("heading", { level: 2 }).getByRole("button").click();
  await expect(seaside).toContainText(/Manca il dato di febbraio|Mancano i dati di/);
  await seaside.getByText("Tabella", { exact: true }).click();
  await expect(table(seaside).getByRole("row", { name: /^febbraio/ })).toContainText("nessun dato");
});

test("[CS-10, DS-03] with the keyboard alone: from a month to the table, its readings and a file", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await home.getByRole("heading", { level: 2 }).getByRole("button").focus();
  await page.keyboard.press("Tab");
  await expect(home.getByRole("radio", { name: "Grafico" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(table(home)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(home.getByRole("button", { name: /^Scegli il periodo/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(home.getByRole("menuitem", { name: "Excel (.xlsx)" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await coming;
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(home.getByRole("button", { name: /^Scarica le letture/ })).toBeFocused();
});

test("[DS-02, DS-05] consumption passes axe and fits 320 px: chart, table, filter, light and dark", async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("giulia@esempio.it", "/consumi?periodo=s-100001001:2026:3-3");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await look(page);
  await home.getByText("Tabella", { exact: true }).click();
  await home.getByText("Le 3 letture del periodo").click();
  await openFilter(page, "Casa di Bologna");
  await look(page);
});
