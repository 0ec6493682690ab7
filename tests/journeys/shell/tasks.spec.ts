import { expect, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";

// The tasks of customers that no other journey walks with the keyboard alone at both widths.
for (const width of [390, 1280]) {
  // A phone's width is what most customers have; a desktop's is walked with the long tests.
  const tag = width === 390 ? "" : " @walk";
  test(`[RT-46, CH-70] with the keyboard alone at ${width} px: what is due and how it is paid, last winter's bill, the next bill, a refused request${tag}`, async ({
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
    const reasons = main.locator("details[open]").filter({ hasText: "Perché questa stima" });
    await expect(reasons).toContainText("Tra 20 € e 24 €");
    await expect(reasons.locator("summary")).toBeFocused();
    await expect(reasons.locator("summary")).toBeInViewport({ ratio: 0.999 });

    await page.goto("/le-mie-richieste");
    await tabTo(page, /^Invia di nuovo/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/forniture/s-100001002?pannello=indirizzi");
    const panel = main.getByRole("button", { name: /^Indirizzi/ });
    await expect(panel).toHaveAttribute("aria-expanded", "true");
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 0.999 });
  });

  test(`[CH-71] with the keyboard alone at ${width} px: from the e-mail to paid, a reading, a voucher, another e-mail, PDFs, a supply of 500, a higher bill${tag}`, async ({
    page,
    signIn,
  }) => {
    const main = page.getByRole("main");
    const enter = async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press("Enter");
    };
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await signIn("giulia@esempio.it", "/bollette?a=2026&n=1010338");
    await expect(page.getByRole("heading", { name: "La tua bolletta" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Come pagare" });
    await expect(sheet).toContainText("99,06\u00a0€");
    await enter(/^Ho già pagato/);
    await expect(sheet).toHaveCount(0);
    await expect(main.getByRole("heading", { level: 1, name: "Bollette" })).toBeFocused();
    await expect(main.getByText("Pagamento in arrivo").first()).toBeVisible();

    await page.goto("/autolettura");
    await expect(main.getByRole("link", { name: /^Invia la lettura/ })).toBeVisible();
    await enter(/^Invia la lettura/);
    await expect(main.getByRole("heading", { level: 1, name: "Inserisci la lettura" })).toBeFocused();
    await tabTo(page, /^Cifre del contatore/);
    await page.keyboard.type("11080");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: /^Lettura inviata/ })).toBeFocused();

    await page.goto("/vouchers");
    await expect(main.getByRole("link", { name: /^Ultimo giorno di spesa/ })).toBeVisible();
    await enter(/^Ultimo giorno di spesa/);
    await expect(main.getByRole("heading", { level: 1, name: "Il tuo buono" })).toBeFocused();
    if (width === 390) {
      await enter(/^Mostra il codice a barre/);
      await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(main.getByRole("button", { name: "Mostra il codice a barre" })).toBeFocused();
    } else {
      const [voucher] = await Promise.all([page.waitForEvent("download"), enter(/^Scarica il PDF/)]);
      expect(voucher.suggestedFilename()).toMatch(/^voucher-.*\.pdf$/);
      await page.goto("/profilo/estratto-conto");
      await expect(main.getByRole("button", { name: "Tutto il 2026" })).toBeVisible();
      await enter(/^Tutto il 2026/);
      const [bills] = await Promise.all([page.waitForEvent("download"), enter(/^PDF di \d+ bollette/)]);
      expect(bills.suggestedFilename()).toMatch(/\.zip$/);
    }

    await page.goto("/profilo");
    await enter(/^Credenziali/);
    await enter(/^Cambia e-mail/);
    await expect(page.getByRole("textbox", { name: "Nuova e-mail" })).toBeFocused();
    await page.keyboard.type("nuova@esempio.it");
    await page.keyboard.press("Enter");
    await expect(main).toContainText("Ti abbiamo scritto a nuova@esempio.it");

    await signIn("condominio@esempio.it", "/forniture");
    await tabTo(page, /^Cerca una fornitura/);
    await page.keyboard.type("scala j 50");
    await expect(main.getByRole("link", { name: /^Scala/ })).toHaveCount(1);
    await enter(/^Scala J, interno 50/);
    await expect(main.getByRole("heading", { level: 1, name: "Scala J, interno 50" })).toBeFocused();

    await signIn("alta@esempio.it", "/");
    await expect(main.getByRole("link", { name: /^Via Immaginaria 57 185,71/ })).toBeVisible();
    await enter(/^Via Immaginaria 57\s+185,71/);
    await expect(main.getByRole("heading", { level: 1, name: "Via Immaginaria 57" })).toBeFocused();
    await expect(main).toContainText("un ricalcolo di un periodo precedente aggiunge 80,97");
    await tabTo(page, /^Bolletta precedente/);
    await page.keyboard.press("ArrowRight");
    await expect(main).toContainText("rispetto allo stesso periodo del 2025");
    // The browser's own key prints it.
    await page.emulateMedia({ media: "print" });
    await expect(main.getByText("IT001E00014001").first()).toBeVisible();
    await expect(main.getByRole("img", { name: /QR/ })).toBeVisible();
  });
}
