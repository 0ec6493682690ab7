import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";

const eye = "Nascondi importi e codici";
/** Amounts, and codes of supplies, wherever they are in the document. */
const amount = /\d,\d\d(\s|&nbsp;)€/;
const supplyCode = /IT001E\d+|(?<![\d.])\d{14}\b/;

const pages = [
  "/",
  "/bollette",
  "/bollette?paga=26",
  "/bollette/2026/1010338",
  "/bollette/2026/1010338/importo",
  "/profilo/estratto-conto",
  "/forniture",
  "/forniture/s-100001001",
  "/consumi",
  "/autolettura",
  "/vouchers/v-100001-2",
  "/notifiche",
  "/le-mie-richieste",
  "/porta-un-amico",
  "/modifica-pagamento/bank/s-100001001",
  "/modifica-dati-catastali/s-100001002",
  "/vouchers",
];

test(
  "[CH-21] one press hides amounts and codes on every page, in names and titles too, until they are shown again",
  walk,
  async ({ page, signIn, settled }) => {
    await signIn("giulia@esempio.it");
    await expect(page.getByRole("main")).toContainText(amount);
    const button = page.getByRole("button", { name: eye });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toBeFocused();
    for (const path of pages) {
      await page.goto(path);
      await settled();
      await expect(page.getByRole("region", { name: "Importi e codici nascosti" })).toBeVisible();
      const text = `${await page.title()} ${await page.locator("body").innerHTML()}`;
      expect([path, text.match(amount)?.[0], text.match(supplyCode)?.[0]]).toEqual([path, undefined, undefined]);
    }
    await page.getByRole("button", { name: "Mostra importi e codici" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(amount);
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
);

test("[CH-21] the choice of discreet mode reaches other tabs, survives a logout, and is stored on the device", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  const other = await context.newPage();
  await other.goto("/bollette");
  await page.getByRole("button", { name: eye }).click();
  await expect(other.getByRole("button", { name: eye })).toHaveAttribute("aria-pressed", "true");
  await other.close();
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("button", { name: eye })).toHaveAttribute("aria-pressed", "true");
});

for (const email of ["casi@esempio.it", "doppia@esempio.it", "condominio@esempio.it"] as const)
  test(`[CH-21] odd data are hidden too, in opened cards as well: ${email}`, walk, async ({ page, signIn, settled }) => {
    await signIn(email, "/bollette");
    await expect(page.getByRole("main")).toContainText(amount);
    await page.getByRole("button", { name: eye }).click();
    for (const path of ["/bollette", "/", "/profilo/estratto-conto", "/forniture", "/consumi", "/vouchers", "/notifiche"]) {
      await page.goto(path);
      await settled();
      for (const detail of (await page.getByRole("button", { name: /^Dettaglio/ }).all()).slice(0, 10)) await detail.click();
      await settled();
      const text = `${await page.title()} ${await page.locator("body").innerHTML()}`;
      expect([path, text.match(amount)?.[0], text.match(supplyCode)?.[0]]).toEqual([path, undefined, undefined]);
    }
  });
