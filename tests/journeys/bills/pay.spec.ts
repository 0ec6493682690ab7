import { cards, expect, test } from "../fixtures.ts";

test("[BL-43] the payment dialog copies the code without spaces, shows PDF and barcode, and leads to the next bill", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn("giulia@esempio.it", "/bollette?paga=prima");
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  await expect(sheet).toContainText("33,58\u00a0€");
  await expect(sheet).toContainText(/Scaduta da \d+\u00a0giorni, il/);
  await expect(sheet.getByText("L’addebito sul conto non ci risulta")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Aggiungi al calendario" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Copia il codice" }).click();
  await expect(sheet.getByRole("button", { name: "Copiato" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^3\d{17}$/);
  await sheet.getByRole("button", { name: "Apri il codice a barre" }).click();
  await expect(sheet.getByRole("img", { name: /codice a barre/i })).toBeVisible();
  await sheet.getByRole("button", { name: "Come pagare Casa di Bologna" }).click();
  await expect(sheet).toContainText("99,06\u00a0€");
  const coming = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Aggiungi al calendario" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^scadenza-\d+\.ics$/);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL("/bollette");
  const button = cards(page)
    .nth(1)
    .getByRole("button", { name: /^Come pagare/ });
  await button.press("Enter");
  await expect(sheet).toContainText("99,06\u00a0€");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
