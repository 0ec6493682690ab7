import { expect, graphql, test } from "../fixtures.ts";
import { main } from "../supplies/supplySteps.ts";
import { askForCode, button, codeField, giveIban, groups, ibanField, phoneField, smsCode, toBank } from "./paymentSteps.ts";

test("[PM-05, PM-08, PM-09] every field of the wizard handles wrong, empty, over-long and pasted input", async ({
  page,
  signIn,
  requests,
}) => {
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
    await expect(phoneField(page)).toHaveAccessibleDescription(/almeno 8 cifre dopo il prefisso/);
  }
  expect(codes).toHaveLength(0);
  await askForCode(page);
  await codeField(page).fill("12");
  await button(page, "Conferma").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Scrivi le 4 cifre/);
  await codeField(page).fill("a1-2 3b4");
  await expect(codeField(page)).toHaveValue("1234");
});

test("[R49] [PM-16, PM-27] an open request is shown, before the steps or after them; another refusal is a failure", async ({
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
  await faults([{ match: graphql, operation: "updateBilling", mode: "graphql", code: "SF-OTHER-REQUEST-PENDING-ERROR" }]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "C’è già una richiesta in corso" })).toBeFocused();
  await page.reload();
  await giveIban(page);
  await askForCode(page);
  await faults([{ match: graphql, operation: "updateBilling", mode: "graphql", code: "PAYMENT-METHOD-NOT-ALLOWED" }]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeFocused();
  await button(page, "Riprova").click();
  await expect(phoneField(page)).toBeVisible();
});

test("[PM-37] an IBAN that only the servers refuse is in its field again, which says so; another one needs a new code", async ({
  page,
  signIn,
  outbox,
  faults,
}) => {
  await signIn("casi@esempio.it", "/modifica-pagamento/bank/s-100003001");
  await giveIban(page);
  await askForCode(page);
  await faults([{ match: graphql, operation: "updateBilling", mode: "graphql", code: "INVALID-IBAN" }]);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(ibanField(page)).toHaveValue(/0542/);
  await expect(ibanField(page)).toHaveAccessibleDescription(/I nostri sistemi non accettano questo IBAN/);
  await button(page, "Continua").click();
  await expect(ibanField(page)).toHaveAccessibleDescription(/I nostri sistemi non accettano questo IBAN/);
  await faults([]);
  await giveIban(page, "IT94O9900102400000000123999");
  await expect(codeField(page)).toHaveCount(0);
});

test("[AP-15, PM-28] a lost response is looked up: a change that arrived is a success, and only one that did not is sent again", async ({
  page,
  signIn,
  outbox,
  faults,
  operations,
}) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  // The change is lost on its way, and so is the first check after it.
  await page.route("**/admin/api", async (route) => {
    if (!route.request().postData()?.includes("updateBilling")) return route.continue();
    await faults([{ match: graphql, operation: "allBillings", mode: "status", status: 503, times: 1 }]);
    return route.abort();
  });
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "Non sappiamo se la richiesta è arrivata" })).toBeFocused();
  await button(page, "Controlla").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeVisible();
  expect(operations("updateBilling")).toHaveLength(1);
  await page.unrouteAll({ behavior: "wait" });
  // This time the servers accept the change, and their response is lost.
  await page.route("**/admin/api", async (route) => {
    if (!route.request().postData()?.includes("updateBilling")) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, "Riprova").click();
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeVisible();
  const keys = operations("updateBilling").map(({ key }) => key);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("[PM-12] each failed request shows a message and can be retried", async ({ page, signIn, faults, outbox }) => {
  await signIn("giulia@esempio.it", "/bollette");
  for (const operation of ["allSupplies", "allBillings", "allCustomers"]) {
    await faults([{ match: graphql, operation, mode: "status", status: 400 }]);
    await page.goto(toBank);
    await expect(main(page).getByRole("heading", { level: 2, name: "Non riusciamo a preparare la modifica" })).toBeVisible();
    await faults([]);
    await button(page, "Riprova").click();
    await expect(ibanField(page)).toBeVisible();
  }
  await giveIban(page);
  await faults([{ match: "POST /api/otp/generate", mode: "status", status: 500 }]);
  await phoneField(page).fill("3331234567");
  await button(page, "Invia il codice").click();
  await expect(main(page).getByRole("alert")).toHaveText(
    "Il codice non è partito: è un problema nostro, e non è cambiato nulla. Riprova tra qualche minuto.",
  );
  await faults([{ match: "POST /api/otp/generate", mode: "status", status: 400 }]);
  await button(page, "Invia il codice").click();
  await expect(main(page).getByText("Non siamo riusciti a mandarti il codice. Controlla il numero")).toBeVisible();
  await faults([{ match: "POST /api/otp/validate", mode: "status", status: 500 }]);
  await askForCode(page);
  await codeField(page).fill(await smsCode(outbox));
  await button(page, "Conferma").click();
  await expect(main(page).getByRole("heading", { name: "La modifica non è riuscita" })).toBeFocused();
  await faults([]);
  await button(page, "Riprova").click();
  await askForCode(page);
});

test("[PM-09] after an expired code, or too many attempts, another code can be sent", async ({ page, signIn, faults }) => {
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
  await expect(codeField(page)).toBeFocused();
});

test("[PM-09] wrong codes count down until another must be sent, and earlier input is kept", async ({ page, signIn, outbox }) => {
  await page.clock.install();
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  await askForCode(page);
  const first = await smsCode(outbox);
  const wrong = first === "0000" ? "1111" : "0000";
  const type = async (code: string) => {
    await codeField(page).fill(code);
    await button(page, "Conferma").click();
  };
  for (const left of ["ancora 4 volte", "ancora 3 volte", "ancora 2 volte", "ancora una volta"]) {
    await type(wrong);
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`Il codice non è giusto: puoi provare ${left}\\.`));
    await expect(codeField(page)).toHaveValue(wrong);
  }
  await type(wrong);
  const ended = main(page).getByRole("alert").filter({ hasText: "Troppi tentativi" });
  await expect(ended).toContainText("Per sicurezza questo codice non vale più. Fattene mandare un altro.");
  await expect(codeField(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await button(page, "Invia un nuovo codice").click();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue("");
  await expect(main(page).getByText(/finisce con 567/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Mandato di addebito diretto SEPA" })).toContainText(groups);
  await type(await smsCode(outbox));
  await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
});
