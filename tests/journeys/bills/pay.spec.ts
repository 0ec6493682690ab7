import { decodeQr } from "../../decodeBarcode.ts";
import { cards, expect, fillLogin, password, pressInMenu, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[BL-43, BL-249] the payment dialog copies the code without spaces, shows PDF and barcode, and leads to the next bill", async ({
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
  await sheet.getByRole("button", { name: /^Come pagare Casa di Bologna/ }).click();
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

test("[BL-140, BL-141, BL-143, BL-144, HM-45, HM-46] a bill that the customer has paid is calm for seven days, then asked about once", async ({
  page,
  signIn,
  clock,
}) => {
  await signIn("giulia@esempio.it");
  const main = page.getByRole("main");
  const toPay = main.getByRole("region", { name: "Da pagare" });
  await expect(toPay).toContainText("132,64\u00a0€");
  // Two presses from home.
  await toPay.getByRole("link", { name: "Vedi come pagare" }).click();
  await page
    .getByRole("dialog", { name: "Come pagare" })
    .getByRole("button", { name: /^Ho già pagato/ })
    .click();
  await expect(page).toHaveURL("/bollette");
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  const card = cards(page).filter({ hasText: "33,58" });
  await expect(card).toContainText("Pagamento in arrivo");
  await expect(card).toContainText("Pagata da te oggi");
  await expect(main.getByRole("region", { name: "Da pagare" })).toContainText("99,06\u00a0€");
  await page.goto("/profilo/estratto-conto");
  await expect(main.getByRole("region", { name: "Saldo" })).toContainText(/Pagamento in arrivo, una bolletta\s*33,58\s€/);

  // It stays on the device after the sign-out.
  await page.goto("/");
  await pressInMenu(page, "button", "Esci");
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/");
  await expect(toPay).toContainText("99,06\u00a0€");
  await expect(main).toContainText("Pagamento in arrivo, 33,58\u00a0€");
  await expect(main.getByRole("list", { name: "Scadenze" })).toContainText("Pagata da te");
  await expect(main).not.toContainText("Scaduta");

  await main.getByRole("button", { name: /^Non l’ho pagata/ }).click();
  await expect(toPay).toContainText("132,64\u00a0€");
  await toPay.getByRole("link", { name: "Vedi come pagare" }).click();
  await page
    .getByRole("dialog", { name: "Come pagare" })
    .getByRole("button", { name: /^Ho già pagato/ })
    .click();
  await expect(card).toContainText("Pagamento in arrivo");

  // Seven days later it is to be paid again, and home asks.
  await clock("2026-11-27T10:00:00+01:00");
  await page.goto("/");
  await expect(main).toContainText("Hai pagato 33,58\u00a0€?");
  await main.getByRole("button", { name: /^Sì, l’ho pagata/ }).click();
  await expect(main).toContainText("hai detto di nuovo oggi di averla pagata");
  await expect(toPay).toContainText("99,06\u00a0€");
});

test("[BL-145, BL-146] the QR code of the notice is read from pictures of each size, in each look and on paper; discreet mode has none", async ({
  page,
  signIn,
  isMobile,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("giulia@esempio.it", "/bollette?paga=prima");
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  const code = sheet.getByRole("img", { name: "Codice QR pagoPA dell’avviso" });
  await expect(code).toBeVisible();
  const notice = (await sheet.getByText(/^3000 /).textContent())?.replaceAll(" ", "");
  const text = `PAGOPA|002|${notice}|01234567890|3358`;
  const cdp = await page.context().newCDPSession(page);
  const picture = async (scale: number) => {
    const box = (await code.boundingBox()) as { x: number; y: number; width: number; height: number };
    const { data } = await cdp.send("Page.captureScreenshot", { clip: { ...box, scale } });
    return Buffer.from(data, "base64");
  };
  for (const look of [{}, { colorScheme: "dark" }, { forcedColors: "active" }, { media: "print" }] as const) {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none", media: "screen", ...look });
    for (const scale of isMobile ? [1] : [1, 2, 3])
      expect(await decodeQr(await picture(scale)), `${JSON.stringify(look)} ${scale}`).toEqual([text]);
  }
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(code).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(code).toBeVisible();
  await page.evaluate(() => localStorage.setItem("favilla.discreet", "on"));
  await page.reload();
  await expect(sheet).toBeVisible();
  await expect(code).toHaveCount(0);
});
