import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { broken, expect, test } from "../fixtures.ts";
import { calls, chart, openFilter, section, showTable, table } from "./consumptionSteps.ts";

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
  await expect(home).toContainText("Distributore, fino al 31 ottobre");
  await expect(gas).toContainText(/\d\sSmc ad? \w+/);
  await expect(home).toContainText("kWh");
  // For a print the others are loaded too, once the page is at rest.
  const askedOf = (supplyId: string) =>
    asked.map(({ body }) => body).filter((body) => (body as { supplyId: string }).supplyId === supplyId);
  expect(askedOf("s-100001001")).toEqual([
    expect.objectContaining({ supplyId: "s-100001001", dataInizio: "2025-01-01", dataFine: "2026-12-31", pageSize: 200, pageNumber: 0 }),
  ]);
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await expect(chart(gas)).toBeVisible();
  await expect(gas).toContainText("Smc");
  await expect(gas.getByText("Stimato", { exact: true })).toBeVisible();
  expect(askedOf("s-100001002")).toHaveLength(1);
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await gas.getByRole("heading", { level: 2 }).getByRole("button").press("Enter");
  await expect(chart(gas)).toBeVisible();
  expect(askedOf("s-100001002")).toHaveLength(1);
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

test("[CS-01] each section that fails shows its own message and can be retried", async ({ page, signIn, faults }) => {
  await faults([{ match: calls, mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(home).toContainText("Non riusciamo a caricare i consumi");
  await expect(home.getByRole("radio", { name: "Euro" })).toBeVisible();
  await expect(section(page, "Casa al mare")).toContainText(/kWh ad? \w+/);
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

test("[CS-01, CS-03] [CS-31] messages for a customer without supplies, one whose supply is not active yet, and a month without any", async ({
  page,
  signIn,
}) => {
  await signIn("nessuna@esempio.it", "/consumi");
  await expect(page.getByRole("heading", { name: "Non hai ancora consumi" })).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("nuovo@esempio.it", "/consumi");
  await expect(page.getByRole("heading", { name: "La fornitura non è ancora attiva" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("I primi consumi arrivano il mese dopo l’attivazione.");
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Scegli il periodo/ })).toHaveCount(0);
  for (const [path, nothing] of [
    ["/bollette", "Non hai ancora bollette"],
    ["/profilo/estratto-conto", "Non c’è ancora nessun documento"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Altri filtri|Da pagare)/ })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("giulia@esempio.it", "/consumi");
  const seaside = section(page, "Casa al mare");
  await seaside.getByRole("heading", { level: 2 }).getByRole("button").click();
  await expect(seaside).toContainText(/Manca il dato di febbraio|Mancano i dati di/);
  await showTable(seaside);
  await expect(table(seaside).getByRole("row", { name: /^febbraio/ })).toContainText("nessun dato");
});

test("[CS-10, DS-03] with the keyboard alone: from a month to the table, its readings and a file", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await home.getByRole("heading", { level: 2 }).getByRole("button").focus();
  await page.keyboard.press("Tab");
  await expect(home.getByRole("radio", { name: "kWh" })).toBeFocused();
  for (const name of [/^Anno precedente, 2025/, /^Scegli il periodo/, /^Anno successivo, 2027/]) {
    await page.keyboard.press("Tab");
    await expect(home.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(home.getByRole("radio", { name: "Grafico" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(table(home)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(home.getByRole("menuitem", { name: "Excel (.xlsx)" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await coming;
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(home.getByRole("button", { name: /^Scarica: / })).toBeFocused();
});

test(
  "[DS-02, DS-05] consumption passes axe and fits 320 px: chart, table, filter, light and dark",
  walk,
  async ({ page, signIn, settled }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn("giulia@esempio.it", "/consumi?periodo=s-100001001:2026:3-3");
    const home = section(page, "Casa di Bologna");
    await expect(chart(home)).toBeVisible();
    await settled();
    await look(page);
    await showTable(home);
    await home.getByText("Le letture del periodo").click();
    await openFilter(page, "Casa di Bologna");
    await settled();
    await look(page);
  },
);
