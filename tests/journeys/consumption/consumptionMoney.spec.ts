import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { look } from "../audit.ts";
import { expect, test } from "../fixtures.ts";
import { cellsOf, chart, italian, section, showTable } from "./consumptionSteps.ts";

const euros = (text: string | undefined) => italian(/-?[\d.]+,\d\d/.exec(text ?? "")?.[0] ?? "NaN");

test("[CS-21] in euros, chart and table add up to the bills, coming months are a gap, and the switch keeps focus", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const choice = home.getByRole("radio", { name: "Euro" });
  await choice.click();
  await expect(choice).toBeFocused();
  const months = home.getByRole("list", { name: "Spesa del 2026 in euro, mese per mese: Casa di Bologna" });
  await expect(months.getByRole("listitem")).toHaveCount(12);
  const charted = await months
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => slot.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""));
  expect(charted[10]).toMatch(/^novembre 2026: in arrivo\. 2025: /);
  await showTable(home);
  const table = home.getByRole("table", { name: /^Spesa del 2026/ });
  const cells = await cellsOf(table);
  expect(cells.slice(0, 10).map(([, value]) => euros(value))).toEqual(charted.slice(0, 10).map(euros));
  // September and October are one bill.
  await page.goto("/bollette");
  await expect(page.getByText(/99,06\s€/).first()).toBeVisible();
  expect(euros(cells[8]?.[1]) + euros(cells[9]?.[1])).toBeCloseTo(99.06, 2);
});

test("[CS-22] year by year, by supply: chart, table and file have the same amounts", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await home.getByRole("radio", { name: "Euro" }).click();
  await home.getByText("Anno per anno, tutte le forniture").click();
  await expect(home.getByRole("list", { name: "Spesa in euro, anno per anno" }).getByRole("listitem")).toHaveCount(2);
  const cells = await cellsOf(home.getByRole("table", { name: "Spesa in euro, anno per anno" }));
  const totals = cells.filter(([, name]) => name === "Totale").map(([, , value]) => euros(value));
  const rows = cells.filter(([, name]) => name !== "Totale");
  expect(rows).toHaveLength(6);
  const coming = page.waitForEvent("download");
  await home.getByRole("button", { name: "Scarica la spesa anno per anno" }).click();
  await home.getByRole("menuitem", { name: "(.csv)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("spesa-anno-per-anno.csv");
  const csv = parse(readFileSync(await file.path()), { bom: true, delimiter: ";" }) as string[][];
  expect(csv[0]).toEqual(["Anno", "Fornitura", "Spesa (€)", "Mesi con bolletta"]);
  expect(csv.slice(1).map(([year, name, value]) => [year, name, euros(value)])).toEqual(
    rows.map(([year, name, value]) => [year, name, euros(value)]),
  );
  for (const [index, year] of ["2026", "2025"].entries()) {
    const own = csv.filter(([each]) => each === year).map(([, , value]) => euros(value));
    expect(own.reduce((sum, each) => sum + each, 0)).toBeCloseTo(totals[index] ?? 0, 2);
  }
});

test("[CS-23] the estimate of the next bill is a range with its past error and its basis; a new customer gets none", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await home.getByRole("radio", { name: "Euro" }).click();
  await expect(home.getByRole("heading", { name: "Prossima bolletta" })).toBeVisible();
  await expect(home).toContainText(/Tra \d+\s€ e \d+\s€ per i giorni dal 1º novembre al 31 dicembre/);
  await expect(home).toContainText(
    /Sulle tue ultime \d+ bollette la stima ha sbagliato in media (del |dell’)\d+%, al massimo (del |dell’)\d+%/,
  );
  await expect(home).toContainText("sui consumi degli stessi giorni di un anno fa");
  await look(page);
});

test("[CS-21, CS-23] if the bills cannot be loaded a message says so and offers a retry; the consumption stays visible", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([{ match: "POST /api/billing/my-billing-details", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  await home.getByRole("radio", { name: "Euro" }).click();
  await expect(home).toContainText("Le tue bollette non sono arrivate: riprova");
  await faults([]);
  await home.getByRole("button", { name: "Riprova" }).click();
  await expect(home.getByRole("list", { name: /^Spesa del 2026/ })).toBeVisible();
  await home.getByRole("radio", { name: "kWh" }).click();
  await expect(chart(home)).toBeVisible();
});
