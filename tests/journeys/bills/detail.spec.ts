import { readFileSync } from "node:fs";
import { factsOfPaper, has, paperText } from "../../contract/paperFacts.ts";
import { cards, expect, showAll, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[BL-01, BL-02, BL-39] a card shows every fact of its bill, and its detail shows quantity and price", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  await expect(gas).toContainText(/Addebito (il 1\d|l’11)\sdic/);
  await expect(gas).not.toContainText(/Da pagare|Come pagare/);
  const detail = gas.getByRole("button", { name: /^Dettaglio/ });
  await detail.focus();
  await page.keyboard.press("Enter");
  await expect(gas.getByText(/Bolletta n\. 2026 \/ \d+ · Emessa il\s\d+\snovembre/)).toBeVisible();
  await expect(gas.getByText("Assistenza caldaia")).toBeVisible();
  await expect(gas.getByText("4,99\u00a0€")).toBeVisible();
  await expect(gas.getByText(/^[\d.]+\u00a0Smc × \d,\d+\u00a0€$/)).toBeVisible();
  await expect(gas.getByText("L’importo viene addebitato sul tuo conto alla scadenza: non devi fare niente.")).toBeVisible();
});

test("[BL-44, BL-151] a link opens the page of one bill, and the page leads back to the list", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  const city = cards(page).filter({ hasText: "Casa di Bologna" }).first();
  await city.getByRole("button", { name: /^Dettaglio/ }).click();
  await city.getByRole("link", { name: /^Apri la pagina/ }).click();
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Scade tra \d+\sgiorni, il\s\d+\snovembre/);
  await expect(page.getByText("283\u00a0kWh × 0,19572\u00a0€")).toBeVisible();
  const paper = page.getByRole("img", { name: "Codice QR pagoPA dell’avviso" });
  await expect(page.getByRole("main")).toContainText(
    /ClienteGiulia Esempio.*Codice clienteC-100001.*PODIT\w+.*Codice avviso3000 0000 0000 0000 \d\d/,
  );
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/ClienteGiulia EsempioCodice avviso3000 0000 0000 0000 \d\d/);
  await page.emulateMedia({ media: "screen" });
  const readings = page.getByRole("table", { name: "Letture di inizio e di fine periodo" });
  await expect(readings.getByRole("row", { name: /^F1/ })).toContainText("102");
  await page.getByRole("button", { name: "Come pagare" }).click();
  await expect(page.getByRole("dialog", { name: "Come pagare" })).toContainText("99,06\u00a0€");
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "Bollette" }).click();
  await expect(page).toHaveURL("/bollette");
  await page.goto("/bollette/2026/999");
  await expect(page.getByRole("heading", { level: 1, name: "Pagina non trovata" })).toBeVisible();
});

test("[BL-205] a customer reads on the page of a bill every day, amount, quantity and code of its PDF", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/bollette/2026/1010338");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "I dati della bolletta" })).toBeVisible();
  await settled();
  const coming = page.waitForEvent("download");
  await main.getByRole("button", { name: /^Scarica il PDF/ }).click();
  const file = await (await coming).path();
  const facts = factsOfPaper(await paperText(new Uint8Array(readFileSync(file))), 2026);
  expect(facts.length).toBeGreaterThan(30);
  const text = await main.innerText();
  expect(facts.filter((fact) => !has(text, fact)).map(({ printed }) => printed)).toEqual([]);
});

test("[BL-02] a bill with one line has no detail", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const licence = cards(page).filter({ has: page.getByRole("heading", { name: "Canone TV" }) });
  await expect(licence).toHaveCount(1);
  await expect(licence.getByRole("button", { name: /^Dettaglio/ })).toHaveCount(0);
});

test("[BL-29, BL-45] opening a bill's detail loads the readings of its supply: those of its period, and the last one before it", async ({
  page,
  signIn,
  requests,
  faults,
}) => {
  const sent = requests("GET /api/consumption/consumptions/");
  await signIn("giulia@esempio.it", "/bollette");
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  const detail = gas.getByRole("button", { name: /^Dettaglio/ });
  await expect(detail).toBeVisible();
  expect(sent).toEqual([]);
  await faults([{ match: "GET /api/consumption/consumptions", mode: "status", status: 500 }]);
  await detail.click();
  await expect(
    gas.getByText("Le letture non sono arrivate: è un problema nostro o della connessione. La bolletta è al sicuro: riprova."),
  ).toBeVisible();
  await faults([]);
  await gas.getByRole("button", { name: "Riprova" }).click();
  const readings = gas.getByRole("table", { name: "Letture di inizio e di fine periodo" });
  await expect(readings.getByRole("columnheader").last()).toHaveText("Smc");
  await expect(gas.getByText(/lettura (reale|stimata)\./).first()).toBeVisible();
  const { searchParams: days } = new URL(sent.at(-1)?.url ?? "", "https://portal.example");
  expect((days.get("dateFrom") as string) < (days.get("dateTo") as string)).toBe(true);
});
