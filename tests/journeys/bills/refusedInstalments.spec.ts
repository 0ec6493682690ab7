import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const rights = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
};
/** The newest bill of the customer: issued on 31 October, due on 25 November. */
const bill = "/bollette/2026/1137491";
const main = (page: Page) => page.getByRole("main");
const right = (page: Page) => main(page).locator("[data-right=instalments]");

test("[BL-197] [BL-240] [BL-243] a plan that is refused in the end says why on the bill, in the way to pay, among the requests and on its page, which offers another", async ({
  page,
  signIn,
  clock,
}) => {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, rights, features: { ...config.features, instalments: true } } });
  });
  await signIn("alta@esempio.it", bill);
  await right(page).getByRole("link", { name: "Chiedi di pagare a rate" }).click();
  await page.getByRole("radio", { name: /^4 rate/ }).check();
  await page.getByRole("button", { name: "Chiedi questo piano" }).click();
  await expect(main(page)).toContainText("Stiamo valutando la tua richiesta");

  await page.goto(bill);
  await expect(right(page)).toContainText(/Stiamo valutando la tua richiesta.*4 rate, la prima il\s25\sdicembre\s2026/);
  await expect(right(page)).not.toContainText("Hai tempo fino al");
  await expect(main(page).getByRole("link", { name: "Chiedi di pagare a rate" })).toHaveCount(0);
  await right(page).getByRole("link", { name: "Vedi la richiesta" }).click();
  await expect(page).toHaveURL(`${bill}/rate`);

  // The way to pay says the state too, and does not offer to ask again.
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  const state = sheet.locator("[data-status]").filter({ hasText: /rate/ });
  await page.goto("/bollette?paga=prima");
  await expect(state).toContainText(/Stiamo valutando la tua richiesta.*4 rate, la prima il\s25\sdicembre\s2026/);
  await expect(sheet).not.toContainText("Chiedi di dividerla in rate");
  await state.getByRole("link", { name: "Vedi la richiesta" }).click();
  await expect(page).toHaveURL(`${bill}/rate`);

  await clock("2026-11-22T10:00:01+01:00");
  await page.goto("/bollette?paga=prima");
  await expect(state).toContainText(/Piano non accettato.*Quattro rate sono troppe/);
  await expect(state.getByRole("link", { name: "Chiedi un altro piano" })).toHaveAttribute("href", `${bill}/rate`);
  await expect(sheet).not.toContainText("Chiedi di dividerla in rate");
  await page.goto("/le-mie-richieste");
  await main(page)
    .getByRole("link", { name: /^Pagamento a rate/ })
    .first()
    .click();
  await expect(main(page)).toContainText("Quattro rate sono troppe per questo importo: puoi chiederne due o tre.");
  await page.goto(bill);
  await expect(right(page)).toContainText(/Piano non accettato.*Quattro rate sono troppe/);
  await right(page).getByRole("link", { name: "Chiedi un altro piano" }).click();
  await expect(main(page)).toContainText(/Piano non accettato.*Quattro rate sono troppe.*Puoi chiedere un altro piano/);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio", { name: /^3 rate/ }).check();
  await page.getByRole("button", { name: "Chiedi questo piano" }).click();
  await expect(main(page)).toContainText("Stiamo valutando la tua richiesta");
  await clock("2026-11-25T10:00:00+01:00");
  await page.goto(bill);
  await expect(main(page)).toContainText(/Rata 1 di 3/);
});
