import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const compareUrl = "https://offerte.example/?codice={code}";

async function withContract(page: Page, contract: object = { compareUrl }): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, contract, features: { ...config.features, contract: true } } });
  });
}

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).locator("dl > div");

test.use({ listsAlone: true });

test("[SU-41] without the feature there is no row, no page, no call and no file of a contract", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/Contract", "GET /assets/contract", "GET /api/supplies");
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await expect(main(page).getByRole("link", { name: /^Consumi/ })).toBeVisible();
  await settled();
  await expect(main(page).getByRole("link", { name: /^Contratto/ })).toHaveCount(0);
  expect(files).toEqual([]);
  await page.goto("/forniture/s-100001001/contratto");
  await expect(page).toHaveURL("/page-not-found");
});

test("[SU-41] [SU-43] a supply leads to its contract with prices, days, comparison and documents", async ({ page, signIn }) => {
  await withContract(page);
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  const row = main(page).getByRole("link", { name: /^Contratto Prezzo fisso fino al\s28\sfebbraio\s2027$/ });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forniture/s-100001001/contratto");
  await expect(page.getByRole("heading", { level: 1, name: "Contratto" })).toBeVisible();
  await expect(rows(page)).toContainText([
    "Luce Chiara 24",
    "000123ESFML01XXLUCECHIARA24XXXXX",
    "Fisso",
    /F1\s*0,1462\s€ al kWh/,
    /F2\s*0,1318\s€ al kWh/,
    /F3\s*0,1204\s€ al kWh/,
    /120,00\s€ all’anno/,
    /28\sfebbraio\s2027 · tra 100\sgiorni/,
    "CTR-100001001",
  ]);
  await expect(main(page).getByRole("link", { name: "Confronta l’offerta con le altre" })).toHaveAttribute(
    "href",
    "https://offerte.example/?codice=000123ESFML01XXLUCECHIARA24XXXXX",
  );
  const saved = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Scarica: Condizioni generali di fornitura" }).click();
  expect((await saved).suggestedFilename()).toBe("Condizioni generali di fornitura.pdf");
  await expect(main(page).getByText("Scaricato")).toBeVisible();
  await main(page).getByRole("link", { name: "Casa di Bologna" }).click();
  await expect(page).toHaveURL("/forniture/s-100001001");
});

test("[SU-42] [SU-43] what is not known has no row, a wrong address gives no link, and another's supply is not found", async ({
  page,
  signIn,
}) => {
  await withContract(page, { compareUrl: "http://offerte.example" });
  await signIn("silenzioso@esempio.it", "/forniture/s-100006001/contratto");
  await expect(rows(page)).toHaveText([/^Offerta\s*Luce Semplice$/, /^Numero di contratto\s*CTR-100006001$/]);
  await expect(main(page).getByRole("link", { name: /Confronta/ })).toHaveCount(0);
  await page.goto("/forniture/s-100001001/contratto");
  await expect(page).toHaveURL("/page-not-found");
});

const notice = { source: "delibera di esempio 1/2026", checked: "2026-11-02", rise: { months: 3 } };
const centsOf = (text: string) =>
  [...text.matchAll(/(\d[\d.]*),(\d\d)\s€/g)].map(([, euros, cents]) => Number(euros?.replace(".", "")) * 100 + Number(cents));

test("[SU-46] a change of the price has what the customer's own twelve months cost at both prices, to the cent", async ({
  page,
  signIn,
  requests,
}) => {
  const readings = requests("POST /api/consumption/consumptions");
  await withContract(page, { notice });
  await signIn("giulia@esempio.it", "/forniture/s-100001001/contratto");
  await expect(page.getByRole("heading", { name: /^Il prezzo cambia dal\s1º\smarzo\s2027$/ })).toBeVisible();
  const table = page.getByRole("table", { name: "Spesa di 12 mesi ai due prezzi" });
  const [energy = [], fixed = [], total = []] = (await table.getByRole("row").allInnerTexts()).slice(1).map(centsOf);
  expect(fixed).toEqual([12000, 13200]);
  expect(total).toEqual([0, 1].map((index) => (energy[index] ?? 0) + (fixed[index] ?? 0)));
  expect(energy[1]).toBeGreaterThan(energy[0] ?? 0);
  const difference = centsOf(
    (await main(page)
      .getByText(/in più in un anno/)
      .textContent()) ?? "",
  );
  expect(difference).toEqual([(total[1] ?? 0) - (total[0] ?? 0)]);
  await expect(main(page)).toContainText(/da novembre 2025 a ottobre 2026/);
  await expect(main(page)).not.toContainText("Preavviso troppo breve");
  expect(readings.length).toBeGreaterThan(0);
  await page.goto("/forniture/s-100001003/contratto");
  await expect(rows(page).first()).toBeVisible();
  await expect(main(page)).not.toContainText("Il prezzo cambia");
});

test("[SU-47] a notice that is too short is said with its figures, and nothing is said without the rules", async ({ page, signIn }) => {
  await withContract(page, { notice });
  await signIn("alta@esempio.it", "/forniture/s-100014001/contratto");
  await expect(main(page)).toContainText(
    /Preavviso troppo breve\s*Te lo abbiamo scritto il\s10\snovembre\s2026, 51\sgiorni prima\. Per un prezzo che sale servono 3\smesi: può valere dal\s10\sfebbraio\s2027\./,
  );
  await page.unrouteAll();
  await withContract(page, {});
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Il prezzo cambia dal/ })).toBeVisible();
  await expect(main(page)).not.toContainText("Preavviso troppo breve");
});
