import { expect, test } from "../fixtures.ts";
import { main } from "../supplies/supplySteps.ts";
import { askForCode, button, codeField, giveIban, iban, ibanField, phoneField, smsCode, toBank } from "./paymentSteps.ts";

test("[PM-30] after Back while the code is being checked, the outcome names the IBAN that was sent", async ({
  page,
  signIn,
  outbox,
  operations,
}) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/otp/validate-token", async (route) => {
    await released;
    return route.continue();
  });
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await page.goBack();
  await ibanField(page).fill("DE89370400440532013000");
  release();
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
  await expect(main(page).getByText("•••• 3456")).toBeVisible();
  await expect(main(page)).not.toContainText("3000");
  expect(operations("updateBilling").map(({ variables }) => variables["iban"])).toEqual([iban]);
});

test("[PM-31] after five codes the servers send no more, and the page says for how long", async ({ page, signIn, requests }) => {
  const codes = requests("POST /api/otp/generate-token");
  await page.clock.install();
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  for (let sent = 1; sent <= 5; sent += 1) {
    await page.clock.fastForward(31_000);
    await button(page, "Invia di nuovo il codice").click();
    await expect(button(page, "Invia di nuovo il codice")).toHaveCount(0);
  }
  await expect(main(page).getByText("Hai chiesto troppi codici e per un po’ non ne mandiamo altri.")).toBeVisible();
  await expect(main(page).getByText(/tra 1[45] minuti/)).toBeVisible();
  await expect(codeField(page)).toBeVisible();
  expect(codes).toHaveLength(6);
  // Another number does not help, and neither does a reload: the limit is that of the payment term.
  await button(page, "Cambia numero").click();
  await expect(main(page).getByRole("alert").filter({ hasText: "Hai chiesto troppi codici" })).toBeVisible();
  await page.reload();
  await giveIban(page);
  await phoneField(page).fill("3331234567");
  await button(page, "Invia il codice").click();
  await expect(main(page).getByRole("alert").filter({ hasText: "Hai chiesto troppi codici" })).toBeVisible();
  await page.clock.fastForward(16 * 60_000);
  await expect(phoneField(page)).toBeFocused();
});

test("[PM-32] @phone while the page waits for a code its field comes first, and the mandate opens on the same page", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const field = await codeField(page).boundingBox();
  expect(field?.y).toBeLessThanOrEqual(320);
  expect(field?.height).toBeGreaterThanOrEqual(64);
  const mandate = page.getByRole("region", { name: "Mandato di addebito diretto SEPA" });
  await expect(mandate.getByText("Giulia Esempio")).toBeVisible();
  expect((await mandate.boundingBox())?.y).toBeGreaterThan(field?.y ?? 0);
  await expect(mandate.getByText(/8\ssettimane/)).toBeHidden();
  await mandate.getByText("Leggi il mandato").click();
  await expect(mandate.getByText(/8\ssettimane/)).toBeVisible();
  // A keyboard of 300 px: the visual viewport shrinks, the page does not.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, "height", { configurable: true, value: window.innerHeight - 300 });
    window.visualViewport?.dispatchEvent(new Event("resize"));
    window.scrollTo(0, 0);
  });
  await expect
    .poll(async () => {
      const box = await button(page, "Conferma").boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(844 - 300);
});
