import type { Page } from "@playwright/test";
import { cards, expect, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

/** Cents of an amount in words: "− 0,29 €" is -29. */
const centsOf = (text: string) => {
  const figure = Number(text.replace(/[^\d,]/g, "").replace(",", "."));
  return Math.round(figure * 100) * (text.includes("−") ? -1 : 1);
};

/** Amounts of the waterfall's rows, in cents. */
const amounts = async (scope: ReturnType<Page["locator"]>) =>
  (
    await scope
      .getByRole("list", { name: /voce per voce/ })
      .getByRole("listitem")
      .allInnerTexts()
  ).map((text) => centsOf(text.trim().split("\n").at(-1) ?? ""));

test("[BL-38] two presses from home explain the amount of a bill, and the steps add up to it", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/", "GET /api/consumption/consumptions/");
  await signIn("giulia@esempio.it");
  await page
    .getByRole("link", { name: /tutte le bollette/i })
    .first()
    .click();
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  await expect(gas).toBeVisible();
  asked.splice(0);
  await gas.getByText("Dettaglio", { exact: true }).click();
  await expect(gas.getByRole("heading", { name: "Perché questo importo" })).toBeVisible();
  await expect(gas.getByText(/^Paghi .+ in più rispetto alla bolletta precedente: hai consumato .*49\sSmc in più/)).toBeVisible();
  // The bills that it is compared with are known, and the readings of all three come together.
  expect(asked.map(({ url }) => url.split("/")[2])).toEqual(["consumption"]);
  const all = await amounts(gas);
  const [before = 0, ...steps] = all.slice(0, -1);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.reduce((sum, step) => sum + step, before)).toBe(all.at(-1));
  expect(all.at(-1)).toBe(9967);
  await gas.getByRole("radio", { name: "Un anno fa" }).click();
  await expect(gas.getByText(/rispetto allo stesso periodo del 2025/)).toBeVisible();
  const yearAgo = await amounts(gas);
  expect(yearAgo.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(9967);
});

test("[BL-38] the explanation has its own address; a failed comparison can be retried, and an unknown bill leads to all bills", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const pdf = cards(page)
    .filter({ hasText: "Casa di Bologna" })
    .first()
    .getByRole("button", { name: /^Scarica il PDF/ });
  const number = /\d+$/.exec((await pdf.getAttribute("aria-label")) ?? (await pdf.innerText()))?.[0];
  await faults([{ match: "POST /api/billing/my-billing-details", mode: "status", status: 500 }]);
  await page.goto(`/bollette/2026/${number}/importo`);
  await expect(page.getByRole("heading", { level: 1, name: "Perché questo importo" })).toBeVisible();
  await expect(
    page.getByText("Il confronto non è arrivato: è un problema nostro o della connessione. Le bollette sono al sicuro: riprova."),
  ).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByText(/^Paghi .+ rispetto alla bolletta precedente/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Le due bollette a confronto" }).getByRole("row", { name: /Totale/ })).toContainText(
    "99,06",
  );
  await page.goto("/bollette/2026/1/importo");
  await expect(page).toHaveURL("/bollette");
});

test("[BL-38] [RT-23] a bill and its explanation are served from one address, and each requests the code of its own page alone", async ({
  page,
  signIn,
  requests,
}) => {
  await signIn("giulia@esempio.it");
  const pagesAsked = requests("GET /assets/Bill");
  const asked = () =>
    pagesAsked
      .splice(0)
      .map(({ url }) => /Bill(Detail|Explanation)Page/.exec(url)?.[0])
      .filter(Boolean);
  for (const [path, code] of [
    ["", "BillDetailPage"],
    ["/importo", "BillExplanationPage"],
  ]) {
    await page.goto(`/bollette/2026/1010338${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked(), path).toEqual([code]);
  }
});

test("[BL-35] the first bill of a supply has none to be compared with", async ({ page, signIn }) => {
  await signIn("doppia@esempio.it", "/bollette");
  const oldest = cards(page).last();
  await oldest.getByText("Dettaglio", { exact: true }).click();
  await expect(oldest.getByText(/^È la prima bolletta di questa fornitura/)).toBeVisible();
});

/** Opens the newest bill of a supply, and returns its card. */
async function openNewest(page: Page, name: string) {
  const card = cards(page).filter({ hasText: name }).first();
  await card.getByText("Dettaglio", { exact: true }).click();
  await expect(card.getByRole("heading", { name: "Perché questo importo" })).toBeVisible();
  return card;
}

test("[BL-57] a recalculation of an earlier period is a step of its own: the use that is compared is that of the period", async ({
  page,
  signIn,
}) => {
  await signIn("ricalcolo@esempio.it", "/bollette");
  const card = await openNewest(page, "Casa con ricalcolo");
  const steps = card.getByRole("list", { name: /voce per voce/ });
  await expect(steps).toContainText(/Ricalcolo di un periodo precedente\s*−\s\d/);
  await expect(card.getByText(/un ricalcolo di un periodo precedente toglie/)).toBeVisible();
  const use = card.getByRole("row", { name: /^Consumo, kWh/ }).getByRole("cell");
  const [before = 0, now = 0] = (await use.allInnerTexts()).map((text) => Number(text.replaceAll(".", "").replace(",", ".")));
  const billed = /([\d.]+)\skWh/.exec((await card.locator("dt").filter({ hasText: "Quota consumi" }).innerText()).replaceAll(".", ""))?.[1];
  expect(now).toBe(Number(billed));
  expect(now).toBeGreaterThan(120);
  const said = /(\d+)\skWh in (più|meno)/.exec(await card.getByText(/^Paghi|^Questa bolletta è/).innerText());
  if (said) expect(Number(said[1]) * (said[2] === "più" ? 1 : -1)).toBe(now - before);
  const all = await amounts(card);
  expect(all.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(all.at(-1));
});

test("[BL-58] after a credit note alone, or a bill without an amount, a bill is neither called the first one nor compared with an older one", async ({
  page,
  signIn,
}) => {
  await signIn("ricalcolo@esempio.it", "/bollette");
  const credited = await openNewest(page, "Gas dopo una nota di credito");
  await expect(credited.getByText("Non c’è una bolletta precedente di questa fornitura con cui confrontare l’importo.")).toBeVisible();
  await credited.getByText("Dettaglio", { exact: true }).click();
  const unknown = await openNewest(page, "Bolletta senza importo");
  await expect(unknown.getByText(/^L’importo di una delle due bollette manca/)).toBeVisible();
});
