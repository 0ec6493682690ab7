import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const rules = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  anomaly: { electricity: 150, gas: 200, least: 50, days: 10, keepsSupply: true },
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
  samePeriod: { answer: 15 },
};

async function withRights(page: Page, rights: unknown): Promise<void> {
  await page.route("/config.json", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch(again)).json()), rights } });
  });
}

/** The newest bill of the customer: issued on 31 October, due on 25 November. */
const path = "/bollette/2026/1137491";

test("[BL-161, BL-164, BL-165, BL-167] the page of a bill tells the rights about it with their last day, by the rules of the configuration", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/KnownRights");
  const heading = page.getByRole("heading", { name: "I tuoi diritti su questa bolletta" });
  await signIn("alta@esempio.it", path);
  await expect(page.getByRole("heading", { name: "Perché questo importo" })).toBeVisible();
  await settled();
  expect(files).toHaveLength(0);
  await expect(heading).toHaveCount(0);
  await withRights(page, rules);
  await page.reload();
  const rights = page.getByRole("main").locator("section").filter({ has: heading }).last();
  await expect(rights).toContainText(/Media di 12 mesi [\d,]+\s€.*Sopra [\d,]+\s€ puoi chiedere un controllo/);
  await expect(rights).toContainText(/Puoi pagarla a rate/);
  await expect(rights.getByText(/Hai tempo fino al 5\sdicembre, tra\s15\sgiorni/)).toHaveCount(2);
  await expect(rights).toContainText(/Da: delibera di esempio 1\/2026, controllato il 2\snovembre 2026\./);
  await expect(rights.getByRole("link", { name: /Chiama 800/ }).first()).toHaveAttribute("href", /^tel:800/);
  const download = page.waitForEvent("download");
  await rights.getByRole("button", { name: "Calendario" }).first().click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("DTSTART;VALUE=DATE:20261205");
  expect(file).toContain("È molto più alta del solito");
});

test("[BL-166, BL-167] two bills for a period have the days of the answer and the page for a check; wrong rules give nothing", async ({
  page,
  signIn,
  settled,
}) => {
  await withRights(page, { ...rules, checkUrl: "/controllo" });
  await signIn("casi@esempio.it", "/bollette/2026/1075286");
  const main = page.getByRole("main");
  await expect(main).toContainText(/\d bollette per lo stesso periodo.*Rispondiamo entro 15 giorni\./);
  await expect(main.getByRole("link", { name: "Chiedi un controllo" }).first()).toHaveAttribute("href", "/controllo");
  await page.unroute("/config.json");
  await withRights(page, { ...rules, anomaly: { electricity: 1.5 } });
  await page.reload();
  await expect(main.getByRole("heading", { name: "Perché questo importo" })).toBeVisible();
  await settled();
  await expect(page.getByRole("heading", { name: "I tuoi diritti su questa bolletta" })).toHaveCount(0);
});

test("[BL-191] the page of a bill's amount tells the rights too, without a call of their own, on paper and in discreet mode", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/KnownRights");
  const calls = requests("POST /api", "GET /api", "POST /admin/api");
  const section = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: /diritti/ }) });
  await signIn("alta@esempio.it", `${path}/importo`);
  await expect(page.getByText(/rispetto alla bolletta precedente/).first()).toBeVisible();
  await settled();
  expect(files).toHaveLength(0);
  await expect(section).toHaveCount(0);
  calls.length = 0;
  await page.reload();
  await expect(page.getByText(/rispetto alla bolletta precedente/).first()).toBeVisible();
  await settled();
  const without = calls.map(({ url }) => url).toSorted();
  await withRights(page, rules);
  calls.length = 0;
  await page.reload();
  await expect(section).toContainText(/Sopra [\d,]+\s€ puoi chiedere un controllo/);
  await settled();
  // The comparison has the other bills of the supply already.
  expect(calls.map(({ url }) => url).toSorted()).toEqual(without);

  await page.emulateMedia({ media: "print" });
  await expect(section.getByText(/Hai tempo fino al 5\sdicembre, tra\s15\sgiorni/).first()).toBeVisible();
  await expect(section.getByText(/controllato il 2\snovembre 2026/)).toBeVisible();
  await expect(section.getByRole("button", { name: "Calendario" })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(section.getByRole("button", { name: "Calendario" }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem("favilla.discreet", "on"));
  await page.reload();
  await expect(section).toContainText(/puoi chiedere un controllo/);
  await expect(section).not.toContainText(/\d,\d\d\s€/);
});
