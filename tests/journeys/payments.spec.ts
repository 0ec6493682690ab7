import type { Page } from "@playwright/test";
import { audit, fits } from "./audit.ts";
import { expect, test } from "./fixtures.ts";

const iban = "IT60X0542811101000000123456";
const groups = "IT 60 X 05428 11101 000000123456";
const booklet = "4009876543213";
/** Giulia's light, paid by slip; her gas; who has changes under way. */
const slip = "s-100001001";
const toBank = `/modifica-pagamento/bank/${slip}`;
const toBooklet = `/modifica-pagamento/booklet/${slip}`;

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const ibanField = (page: Page) => main(page).getByRole("textbox", { name: "IBAN" });
const phoneField = (page: Page) => main(page).getByRole("textbox", { name: "Numero di cellulare" });
const codeField = (page: Page) => main(page).getByRole("textbox", { name: "Codice di verifica" });

async function giveIban(page: Page, value = iban) {
  await ibanField(page).fill(value);
  await button(page, "Continua").click();
  await expect(main(page).getByRole("heading", { name: "Conferma con un SMS" })).toBeFocused();
}

async function askForCode(page: Page, number = "3331234567") {
  await phoneField(page).fill(number);
  await button(page, "Invia il codice").click();
  await expect(codeField(page)).toBeFocused();
}

/** The code of the newest SMS. */
const smsCode = async (outbox: () => Promise<{ kind: string; code?: string | undefined }[]>) =>
  (await outbox()).find(({ kind }) => kind === "sms")?.code as string;

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

test("[PM-03, PM-06, PM-10, PM-11] to a bank account: IBAN, mandate, code, and one change however often it is pressed", async ({
  page,
  signIn,
  outbox,
  requests,
}) => {
  await page.clock.install();
  const sent = requests("POST /admin/api");
  await signIn("giulia@esempio.it", toBank);
  await expect(main(page).getByRole("heading", { level: 1, name: "Addebito diretto sul conto" })).toBeVisible();
  await expect(main(page).getByRole("textbox", { name: "Intestatario del conto" })).toHaveValue("Giulia Esempio");
  await expect(main(page).getByRole("textbox", { name: "Intestatario del conto" })).not.toBeEditable();
  await giveIban(page, "it60 x054 2811 1010 0000 0123 456");
  await expect(page).toHaveURL(/passo=conferma/);
  const mandate = page.getByRole("region", { name: "Mandato di addebito diretto SEPA" });
  for (const words of ["Favilla Energia S.p.A.", "Giulia Esempio", groups, "Ricorrente", "8 settimane"]) {
    await expect(mandate).toContainText(words);
  }
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
  await expect(main(page).getByRole("heading", { name: "Richiesta ricevuta" })).toBeFocused();
  await expect(main(page)).toContainText("restano da pagare come prima");
  await expect(main(page)).toContainText("Data di inizio");
  expect(sent.filter(({ body }) => JSON.stringify(body).includes("updateBilling"))).toHaveLength(1);
  expect(await stored(page)).not.toContain("3331234567");
  await button(page, "Torna alla fornitura")
    .or(main(page).getByRole("link", { name: "Torna alla fornitura" }))
    .click();
  await expect(page).toHaveURL(`/forniture/${slip}`);
});

test("[PM-04, PM-07, PM-11] to a booklet: verification, conditions, code", async ({ page, signIn, outbox, faults, requests }) => {
  const verified = requests("POST /api/payments/validate-libretto");
  await signIn("giulia@esempio.it", toBooklet);
  const field = main(page).getByRole("textbox", { name: "Numero del libretto" });
  await expect(button(page, "Continua")).toHaveCount(0);
  for (const wrong of ["", "123", "12345678901234", "quattordici"]) {
    await field.fill(wrong);
    await button(page, "Verifica il libretto").click();
    await expect(field).toHaveAccessibleDescription(/Servono le 13 cifre/);
  }
  expect(verified).toHaveLength(0);
  await field.fill("4009876543211");
  await button(page, "Verifica il libretto").click();
  await expect(main(page).getByText("La verifica del libretto ha avuto esito negativo.")).toBeVisible();
  await faults([{ match: "POST /api/payments/validate-libretto", mode: "status", status: 500 }]);
  await button(page, "Verifica il libretto").click();
  await expect(field).toHaveAccessibleDescription(/Non siamo riusciti a verificare/);
  await faults([]);
  await field.fill(booklet);
  await button(page, "Verifica il libretto").click();
  await expect(main(page).getByText("La verifica del libretto ha avuto esito positivo")).toBeVisible();
  await button(page, "Continua").click();
  await expect(main(page).getByRole("heading", { name: "Le condizioni" })).toBeFocused();
  await button(page, "Continua").click();
  const box = main(page).getByRole("checkbox", { name: /Ho letto e accetto/ });
  await expect(box).toHaveAccessibleDescription("Per continuare devi accettare.");
  await box.check();
  await button(page, "Continua").click();
  await askForCode(page);
  await codeField(page).fill(await smsCode(outbox));
  await codeField(page).press("Enter");
  await expect(main(page).getByRole("heading", { name: "Richiesta ricevuta" })).toBeVisible();
  await expect(main(page)).toContainText("Addebito sul libretto postale");
});

test("each step has its place in the history; a reload keeps the number, asks for the IBAN again and says why", async ({
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
  await askForCode(page, "3337654321");
  expect(codes).toHaveLength(2);
  await page.reload();
  await expect(page).toHaveURL(/passo=iban/);
  await expect(main(page).getByText("Scrivi di nuovo l’IBAN")).toBeVisible();
  await expect(ibanField(page)).toHaveValue("");
  await giveIban(page);
  await expect(phoneField(page)).toHaveValue("3337654321");
  await expect(codeField(page)).toHaveCount(0);
});

test("[PM-05, PM-08, PM-09] every field with wrong, empty, over-long and pasted input", async ({ page, signIn, requests }) => {
  const codes = requests("POST /api/otp");
  await signIn("giulia@esempio.it", toBank);
  for (const [typed, said] of [
    ["", /Scrivi l’IBAN/],
    ["60X05", /due lettere del Paese/],
    ["US12345678901234567890", /area SEPA/],
    ["IT60X05428111010000001234567", /ha 27 caratteri e qui ce ne sono 28/],
    ["IT61X0542811101000000123456", /non è valido/],
    ["IT60Y0542811101000000123456", /non è valido/],
  ] as const) {
    await ibanField(page).fill(typed);
    await button(page, "Continua").click();
    await expect(ibanField(page)).toHaveAccessibleDescription(said);
    await expect(ibanField(page)).toBeFocused();
  }
  await giveIban(page);
  for (const wrong of ["", "333123", "abc", "3331234567890123"]) {
    await phoneField(page).fill(wrong);
    await button(page, "Invia il codice").click();
    await expect(phoneField(page)).toHaveAccessibleDescription(/almeno 8/);
  }
  expect(codes).toHaveLength(0);
  await askForCode(page);
  await codeField(page).fill("12");
  await button(page, "Conferma").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Scrivi le 4 cifre/);
  await codeField(page).fill("a1-2 3b4");
  await expect(codeField(page)).toHaveValue("1234");
});

test("[RT-16] another method, a booklet that cannot be used and somebody else’s supply lead to the supplies", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", `/modifica-pagamento/postal/s-100003001`);
  for (const path of ["booklet/s-100003003", `bank/${slip}`, "bank/nessuna"]) {
    await expect(page).toHaveURL("/forniture");
    await page.goto(`/modifica-pagamento/${path}`);
  }
  await expect(page).toHaveURL("/forniture");
});

test("[PM-14] giving up asks first, then says that nothing has changed", async ({ page, signIn }) => {
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

test("[PM-16] a request that is under way is told, before the steps or after them; another refusal is a failure", async ({
  page,
  signIn,
  outbox,
  faults,
}) => {
  await signIn("casi@esempio.it", "/modifica-pagamento/bank/s-100003008");
  await expect(main(page).getByRole("heading", { name: "C’è già una richiesta in corso" })).toBeVisible();
  await page.goto("/modifica-pagamento/bank/s-100003001");
  await giveIban(page);
  await askForCode(page);
  await faults([{ match: "POST /admin/api", operation: "updateBilling", mode: "graphql", code: "SF-OTHER-REQUEST-PENDING-ERROR" }]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "C’è già una richiesta in corso" })).toBeFocused();
  await page.reload();
  await giveIban(page);
  await askForCode(page);
  await faults([{ match: "POST /admin/api", operation: "updateBilling", mode: "graphql", code: "INVALID-IBAN" }]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeFocused();
  await button(page, "Riprova").click();
  await expect(phoneField(page)).toBeVisible();
});

test("[AP-15] an answer that was lost is looked for: found it is a success, and only what is not there is sent again", async ({
  page,
  signIn,
  outbox,
  faults,
  requests,
}) => {
  const sent = requests("POST /admin/api");
  const changes = () => sent.filter(({ body }) => JSON.stringify(body).includes("updateBilling"));
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("updateBilling")) keys.push(request.headers()["idempotency-key"]);
  });
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  await faults([
    { match: "POST /admin/api", operation: "updateBilling", mode: "reset" },
    { match: "POST /admin/api", operation: "allBillings", mode: "status", status: 503, times: 1 },
  ]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "Non sappiamo se la richiesta è arrivata" })).toBeFocused();
  await button(page, "Controlla").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeVisible();
  expect(changes()).toHaveLength(1);
  await faults([]);
  // This time the servers take it, and their answer gets lost.
  await page.route("**/admin/api", async (route) => {
    if (!route.request().postData()?.includes("updateBilling")) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, "Riprova").click();
  await expect(main(page).getByRole("heading", { name: "Richiesta ricevuta" })).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("[PM-12] each call that fails says so, and can be tried again", async ({ page, signIn, faults, outbox }) => {
  await signIn("giulia@esempio.it", "/bollette");
  for (const operation of ["allSupplies", "allBillings", "allCustomers"]) {
    await faults([{ match: "POST /admin/api", operation, mode: "status", status: 400 }]);
    await page.goto(toBank);
    await expect(main(page).getByRole("heading", { level: 1, name: "Non riusciamo a preparare la modifica" })).toBeVisible();
    await faults([]);
    await button(page, "Riprova").click();
    await expect(ibanField(page)).toBeVisible();
  }
  await giveIban(page);
  await faults([{ match: "POST /api/otp/generate", mode: "status", status: 500 }]);
  await phoneField(page).fill("3331234567");
  await button(page, "Invia il codice").click();
  await expect(main(page).getByText("Non siamo riusciti a mandarti il codice")).toBeVisible();
  await faults([{ match: "POST /api/otp/validate", mode: "status", status: 500 }]);
  await askForCode(page);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeFocused();
  await faults([]);
  await button(page, "Riprova").click();
  await askForCode(page);
});

test("[PM-09] a code that has expired or was tried too often makes room for another", async ({ page, signIn, faults }) => {
  await page.clock.install();
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  await faults([{ match: "POST /api/otp/validate", mode: "status", status: 410, code: "OTP-EXPIRED" }]);
  await codeField(page).fill("1234");
  await button(page, "Conferma").click();
  await expect(main(page).getByText("Il codice è scaduto", { exact: true })).toBeVisible();
  await page.clock.fastForward(31_000);
  await button(page, "Invia un nuovo codice").click();
  await faults([{ match: "POST /api/otp/validate", mode: "json", status: 400, body: { code: "OTP-WRONG", attemptsLeft: 1 } }]);
  await codeField(page).fill("1234");
  await button(page, "Conferma").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/ancora una volta/);
  await faults([{ match: "POST /api/otp/validate", mode: "status", status: 429, code: "TOO-MANY-ATTEMPTS" }]);
  await button(page, "Conferma").click();
  await expect(main(page).getByText("Troppi tentativi", { exact: true })).toBeVisible();
});

test("with the keyboard alone, up to the change", async ({ page, signIn, outbox }) => {
  await signIn("giulia@esempio.it", toBank);
  await ibanField(page).focus();
  await page.keyboard.type(iban);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Conferma con un SMS" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3331234567");
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await smsCode(outbox));
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Richiesta ricevuta" })).toBeFocused();
});

test("[DS-02, DS-05] each step passes axe and fits 320 px, light, dark and with contrast", async ({ page, signIn }) => {
  const look = async () => {
    await audit(page, ["dark", "contrast"]);
    await fits(page);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("giulia@esempio.it", toBank);
  await ibanField(page).fill("IT60");
  await button(page, "Continua").click();
  await look();
  await giveIban(page);
  await askForCode(page);
  await look();
});
