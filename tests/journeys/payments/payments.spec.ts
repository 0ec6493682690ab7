import type { Page } from "@playwright/test";
import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { expect, test } from "../fixtures.ts";
import { main, panel } from "../supplies/supplySteps.ts";
import { askForCode, button, codeField, giveIban, groups, iban, ibanField, phoneField, slip, smsCode, toBank } from "./paymentSteps.ts";

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

test("[PM-03, PM-06, PM-10, PM-11, PM-26] [PM-43] [PM-44] [PM-45] @cookie change to a bank account: IBAN, mandate, code, and a single change after many presses", async ({
  page,
  signIn,
  outbox,
  operations,
}) => {
  await page.clock.install();
  await signIn("giulia@esempio.it", toBank);
  await expect(main(page).getByRole("heading", { level: 1, name: "Addebito sul conto" })).toBeVisible();
  await expect(main(page).getByRole("textbox", { name: "Intestatario del conto" })).toHaveValue("Giulia Esempio");
  await expect(main(page).getByRole("textbox", { name: "Intestatario del conto" })).not.toBeEditable();
  await giveIban(page, "IBAN: it60 x054 2811 1010 0000 0123 456");
  await expect(page).toHaveURL(/passo=conferma/);
  const mandate = page.getByRole("region", { name: "Mandato di addebito diretto SEPA" });
  for (const words of ["Favilla Energia S.p.A.", "Giulia Esempio", groups, "Ricorrente", "8 settimane"]) {
    await expect(mandate).toContainText(words);
  }
  // The number of the profile is offered.
  await expect(phoneField(page)).toHaveValue("3000000001");
  await askForCode(page);
  await expect(main(page).getByText(/finisce con 567/)).toBeVisible();
  await expect(button(page, "Invia di nuovo il codice")).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await button(page, "Invia di nuovo il codice").click();
  await expect(main(page).getByText("Nuovo codice inviato")).toBeVisible();
  const code = await smsCode(outbox);
  await codeField(page).fill(code === "0000" ? "1111" : "0000");
  await button(page, "Conferma").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Il codice non è giusto/);
  expect(await stored(page)).not.toMatch(/IT60|0000000123456/);
  await codeField(page).fill(code);
  await button(page, "Conferma").dblclick();
  const callout = main(page).getByRole("group", { name: /^Richiesta ricevuta\. Pagherai con addebito sul conto/ });
  await expect(callout).toBeFocused();
  const order = [callout, main(page).getByRole("heading", { level: 1, name: "Addebito sul conto" })];
  order.push(main(page).getByRole("link", { name: "Come pagare" }), main(page).getByRole("link", { name: "Torna alla fornitura" }));
  await expect(main(page).getByRole("link", { name: "Come pagare" })).toBeVisible();
  const tops = await Promise.all(order.map(async (each) => (await each.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(main(page)).toContainText(/Ricordati: \d+,\d\d\s€ (scadono|sono scaduti) (il |l’)\d+\s\w+ e li paghi ancora tu\./);
  await expect(main(page).getByRole("link", { name: "Come pagare" })).toHaveAttribute("href", /^\/bollette\?paga=\d+$/);
  await expect(main(page)).toContainText("Data di inizio");
  expect(operations("updateBilling")).toHaveLength(1);
  expect(await stored(page)).not.toContain("3331234567");
  await button(page, "Torna alla fornitura")
    .or(main(page).getByRole("link", { name: "Torna alla fornitura" }))
    .click();
  await expect(page).toHaveURL(`/forniture/${slip}`);
});

test("[PM-04, PM-07, PM-11] change to a booklet: verification, conditions, code", async ({ page, signIn, outbox, faults, requests }) => {
  const verified = requests("POST /api/payments/validate-libretto");
  await signIn("giulia@esempio.it", `/modifica-pagamento/booklet/${slip}`);
  const field = main(page).getByRole("textbox", { name: "Numero del libretto" });
  await expect(button(page, "Continua")).toHaveCount(0);
  for (const wrong of ["", "123", "12345678901234", "quattordici"]) {
    await field.fill(wrong);
    await button(page, "Verifica il libretto").click();
    await expect(field).toHaveAccessibleDescription(/Campo non valido: il libretto ha 13 cifre\. Controlla/);
  }
  expect(verified).toHaveLength(0);
  await field.fill("4009876543211");
  await button(page, "Verifica il libretto").click();
  await expect(main(page).getByText("La verifica del libretto ha avuto esito negativo.")).toBeVisible();
  await faults([{ match: "POST /api/payments/validate-libretto", mode: "status", status: 500 }]);
  await button(page, "Verifica il libretto").click();
  await expect(field).toHaveAccessibleDescription(/Il libretto non è verificato/);
  await faults([]);
  await field.fill("4009876543213");
  await button(page, "Verifica il libretto").click();
  await expect(main(page).getByText("La verifica del libretto ha avuto esito positivo")).toBeVisible();
  await button(page, "Continua").click();
  await expect(main(page).getByRole("heading", { name: "Le condizioni" })).toBeFocused();
  await button(page, "Continua").click();
  const box = main(page).getByRole("checkbox", { name: /Ho letto e accetto/ });
  await expect(box).toHaveAccessibleDescription("Campo obbligatorio: per continuare devi accettare.");
  await box.check();
  await button(page, "Continua").click();
  await askForCode(page);
  await codeField(page).fill(await smsCode(outbox));
  await codeField(page).press("Enter");
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeVisible();
  await expect(main(page)).toContainText("Addebito sul libretto");
});

test("[R52] [PM-25, PM-26] each step has its own history entry; a reload keeps the phone number, asks for the IBAN again and says why", async ({
  page,
  signIn,
  requests,
}) => {
  const codes = requests("POST /api/otp/generate-token");
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  await page.goBack();
  await expect(ibanField(page)).toHaveValue(groups);
  await page.goForward();
  await expect(codeField(page)).toBeVisible();
  await button(page, "Indietro").click();
  await giveIban(page, "DE89370400440532013000");
  await expect(main(page).getByText("Ti serve un nuovo codice")).toBeVisible();
  await expect(codeField(page)).toHaveCount(0);
  await expect(phoneField(page)).toHaveValue("3331234567");
  await askForCode(page, "39 333 7654321");
  expect(codes.map(({ body }) => body)).toMatchObject([{ phoneNumber: "+393331234567" }, { phoneNumber: "+393337654321" }]);
  await page.reload();
  await expect(page).toHaveURL(/passo=iban/);
  await expect(main(page).getByText("Scrivi di nuovo l’IBAN")).toBeVisible();
  await expect(ibanField(page)).toHaveValue("");
  await giveIban(page);
  await expect(phoneField(page)).toHaveValue("393337654321");
  await expect(codeField(page)).toHaveCount(0);
});

test("[R50] [RT-16] another method, a booklet that cannot be used and somebody else’s supply lead to the supplies", async ({
  page,
  signIn,
}) => {
  await signIn("casi@esempio.it", `/modifica-pagamento/postal/s-100003001`);
  for (const path of ["booklet/s-100003003", `bank/${slip}`, "bank/nessuna"]) {
    await expect(page).toHaveURL("/forniture");
    await page.goto(`/modifica-pagamento/${path}`);
  }
  await expect(page).toHaveURL("/forniture");
});

test("[PM-14] leaving the wizard asks for confirmation, then says that nothing has changed", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await button(page, "Annulla").click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: "Torna alla modifica" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Mandato/ })).toContainText(groups);
  await button(page, "Annulla").click();
  await dialog.getByRole("button", { name: "Interrompi" }).click();
  await expect(dialog).toContainText("Modifica annullata");
  await dialog.getByRole("button", { name: "Ho capito" }).click();
  await expect(page).toHaveURL(`/forniture/${slip}`);
});

test("with the keyboard alone a customer changes to a bank account", async ({ page, signIn, outbox }) => {
  await signIn("giulia@esempio.it", toBank);
  await ibanField(page).focus();
  await page.keyboard.type(iban);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Conferma con un SMS" })).toBeFocused();
  // The mandate's text, then the prefix and the number.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("3331234567");
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await smsCode(outbox));
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
});

test("[DS-02, DS-05] each step passes axe and fits 320 px, light, dark and with contrast", walk, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("giulia@esempio.it", toBank);
  await ibanField(page).fill("IT60");
  await button(page, "Continua").click();
  await look(page, ["dark", "contrast"]);
  await giveIban(page);
  await askForCode(page);
  await look(page, ["dark", "contrast"]);
});

test("[PM-10, EM-01] a delivery that was changed in another tab meanwhile keeps that change", async ({ page, context, signIn, outbox }) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  const other = await context.newPage();
  await other.goto(`/forniture/${slip}?pannello=consegna`);
  await other.getByRole("button", { name: "Cambia consegna" }).click();
  const form = other.getByRole("region", { name: "Consegna delle bollette" });
  await form.getByRole("radio", { name: "Per e-mail" }).check();
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(panel(other, "consegna")).toContainText("Da confermare");
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
  await other.reload();
  await expect(panel(other, "consegna")).toContainText("Da confermare");
  await expect(panel(other, "consegna")).not.toContainText("Per posta");
});
