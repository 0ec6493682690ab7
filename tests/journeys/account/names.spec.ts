import { expect, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test("[CH-38] a customer without a name has the way to the profile", async ({ page, signIn }) => {
  await signIn("senzanome@esempio.it");
  await expect(page.getByRole("heading", { level: 1, name: "Ciao", exact: true })).toBeVisible();
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Le tue pagine" }).click();
  await expect(header.getByRole("navigation", { name: "Le tue pagine" }).getByRole("link")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await header.getByRole("link", { name: "Profilo", exact: true }).click();
  await expect(page).toHaveURL("/profilo");
});

test("[CH-53] a customer without a name finds no empty place for it, in the profile and in the change of payment", async ({
  page,
  signIn,
}) => {
  await signIn("senzanome@esempio.it", "/profilo/i-miei-dati");
  const name = page.getByRole("main").getByRole("definition").first();
  await expect(name).toHaveText(/non disponibile/);
  await page.goto("/modifica-pagamento/bank/s-100031001");
  await expect(page.getByRole("textbox", { name: "IBAN" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(1);
  await expect(page.getByText("Il conto deve essere intestato a te.")).toBeVisible();
  await page.getByRole("textbox", { name: "IBAN" }).fill("IT60X0542811101000000123456");
  await page.getByRole("button", { name: "Continua" }).click();
  await expect(page.getByRole("region", { name: "Mandato di addebito diretto SEPA" })).toBeVisible();
  await expect(page.getByText("Intestatario del conto")).toHaveCount(0);
});

test("[CH-38] a customer whose name cannot be read has it too", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /admin/api", operation: "allCustomers", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/cookie");
  await page.goto("/bollette");
  await expect(page.getByRole("banner").getByRole("link", { name: "Profilo", exact: true })).toHaveAttribute("href", "/profilo");
});

test("[SU-25] a search finds names with apostrophes of phones and letters that a keyboard lacks", async ({ page, signIn }) => {
  await signIn("nomi@esempio.it", "/forniture");
  const field = page.getByRole("searchbox");
  for (const [typed, name] of [
    ["l'officina", "L’officina"],
    ["l’orto", "L'orto"],
    ["strasse", "Ferienhaus Straße"],
    ["oresund", "Øresund"],
    ["lodz", "Łódź"],
    ["dakovo", "Đakovo"],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText("Cantina", { exact: true })).toHaveCount(0);
  }
});
