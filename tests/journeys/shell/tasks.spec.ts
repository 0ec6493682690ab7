import { expect, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";

// The tasks of customers that no other journey walks with the keyboard alone at both widths.
for (const width of [390, 1280])
  test(`[RT-46] with the keyboard alone at ${width} px: what is due and how it is paid, last winter's bill, the next bill, a refused request`, async ({
    page,
    signIn,
  }) => {
    const main = page.getByRole("main");
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await signIn("giulia@esempio.it");

    await expect(main.getByRole("region", { name: "Da pagare" })).toContainText("132,64\u00a0€");
    await tabTo(page, /^Vedi come pagare/);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Come pagare" });
    await expect(sheet).toContainText("33,58\u00a0€");
    await tabTo(page, /^Copia/);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);

    await tabTo(page, /^Mostra altre 10 bollette/, 80);
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toContainText("Casa di Bologna");
    // A card has buttons, a row beside a bill is a link.
    await tabTo(page, /^Dettaglio della bolletta 1010182|111,83/);
    await page.keyboard.press("Enter");
    if (width === 390) {
      await tabTo(page, /^Apri la pagina della bolletta 1010182/);
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(width === 390 ? "/bollette/2026/1010182" : "/bollette?aperta=2026-1010182");
    await expect(main.getByRole("heading", { level: width === 390 ? 1 : 2, name: "Casa di Bologna" })).toBeFocused();
    await expect(main).toContainText("Pagata il 23 marzo");

    await page.goto("/");
    await tabTo(page, /^Prossima bolletta/);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: "Consumi" })).toBeFocused();
    await expect(main.locator("details[open]").filter({ hasText: "Perché questa stima" })).toContainText("Tra 20 € e 24 €");

    await page.goto("/le-mie-richieste");
    await tabTo(page, /^Invia di nuovo/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/forniture/s-100001002?pannello=indirizzi");
    await expect(main.getByRole("button", { name: /^Indirizzi/ })).toHaveAttribute("aria-expanded", "true");
  });
