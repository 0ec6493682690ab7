import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const rights = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
};

async function withInstalments(page: Page): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, rights, features: { ...config.features, instalments: true } } });
  });
}

/** The newest bill of the customer: issued on 31 October, due on 25 November. */
const bill = "/bollette/2026/1137491";
const main = (page: Page) => page.getByRole("main");
const ask = (page: Page) => page.getByRole("button", { name: "Chiedi questo piano" });
const rows = (page: Page) => main(page).locator("dl > div");
const centsOf = (text: string) => Math.round(Number(/([\d.]+,\d\d)\s€/.exec(text)?.[1]?.replaceAll(".", "").replace(",", ".")) * 100);

test("[BL-194] without the feature there is no page, no call and no file of instalments, and the way to pay calls", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/Instalment", "GET /assets/KnownInstalments", "GET /api/billing/instalments");
  await signIn("alta@esempio.it", "/bollette?paga=prima");
  await expect(page.getByRole("link", { name: /Non riesci a pagarla adesso\?/ })).toHaveAttribute("href", /^tel:/);
  await page.goto("/le-mie-richieste");
  await settled();
  expect(files).toEqual([]);
  await page.goto(`${bill}/rate`);
  await expect(page).toHaveURL("/page-not-found");
});

test("[BL-194] [BL-195] [BL-197] from the way to pay a plan is chosen, sent once although its answer is lost, followed, and becomes the bill's instalments", async ({
  page,
  signIn,
  requests,
  clock,
}) => {
  const sent = requests("POST /api/billing/instalments");
  await withInstalments(page);
  await signIn("alta@esempio.it", bill);
  await expect(main(page).getByRole("link", { name: "Chiedi di pagare a rate" })).toHaveAttribute("href", `${bill}/rate`);
  await page.goto("/bollette?paga=prima");
  await page.getByRole("link", { name: /Non riesci a pagarla adesso\?/ }).click();
  await expect(page).toHaveURL(`${bill}/rate`);
  await expect(page.getByRole("radio", { name: /^2 rate/ })).toBeChecked();
  await page.getByRole("radio", { name: /^3 rate/ }).check();
  await expect(main(page)).toContainText(
    /La prima scade tra 35\sgiorni, il\s25\sdicembre\s2026\..*Puoi chiederlo fino al 5\sdicembre\s2026/,
  );
  const amounts = (await rows(page).allInnerTexts()).map(centsOf);
  expect(amounts).toHaveLength(4);
  expect(amounts.slice(0, 3).reduce((sum, each) => sum + each, 0)).toBe(amounts[3]);

  // The request arrives, its answer does not.
  await page.route(`**/api/billing/instalments/**`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await ask(page).dblclick();
  await expect(page.getByRole("group", { name: /^Richiesta inviata\./ })).toBeFocused();
  await expect(main(page)).toContainText("Stiamo valutando la tua richiesta");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  await page.reload();
  await expect(main(page)).toContainText("Stiamo valutando la tua richiesta");
  await expect(ask(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Vedi le tue richieste" }).click();
  const row = main(page)
    .getByRole("link", { name: /^Pagamento a rate/ })
    .first();
  await row.click();
  await expect(main(page)).toContainText(/Bolletta 1137491: 3 rate, la prima il\s25\sdicembre\s2026\./);
  await expect(main(page)).not.toContainText("Vai alla fornitura");
  await clock("2026-11-23T10:00:00+01:00");
  await page.reload();
  await expect(main(page)).toContainText("Fatta");
  await page.getByRole("link", { name: "Vedi le rate" }).click();
  await expect(main(page)).toContainText("Piano accettato");
  await expect(main(page)).not.toContainText("Scegli quante rate");
  await page.goto(bill);
  await expect(main(page)).toContainText(/Rata 1 di 3/);
  await expect(main(page).getByRole("link", { name: "Chiedi di pagare a rate" })).toHaveCount(0);
});

test("[BL-196] what was not sent says so and is sent again; a plan that came too late is refused with its reason", async ({
  page,
  signIn,
  faults,
  clock,
}) => {
  await withInstalments(page);
  await signIn("alta@esempio.it", `${bill}/rate`);
  await expect(ask(page)).toBeVisible();
  await faults([{ match: "POST /api/billing/instalments", mode: "status", status: 500, times: 1 }]);
  await ask(page).click();
  await expect(page.getByRole("alert")).toContainText("La richiesta non è arrivata");
  await clock("2026-12-06T00:00:30+01:00");
  await ask(page).click();
  await expect(main(page)).toContainText(/Non possiamo dividerla in rate.*Il tempo per chiederlo è passato\..*Chiama 800/);
  await expect(ask(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Non possiamo dividerla" })).toBeFocused();
});

test("[BL-196] a bill that is paid has no plan, and one that is not the customer's leads to the page not found", async ({
  page,
  signIn,
}) => {
  await withInstalments(page);
  await signIn("alta@esempio.it", "/bollette/2026/1137478/rate");
  await expect(main(page)).toContainText(/Non possiamo dividerla in rate.*Non resta niente da pagare\./);
  await page.goto("/bollette/2026/1010338/rate");
  await expect(page).toHaveURL("/page-not-found");
});
