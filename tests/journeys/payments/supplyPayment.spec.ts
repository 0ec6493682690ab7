import { again } from "../../browser/route.ts";
import { broken, expect, graphql, test } from "../fixtures.ts";
import { main, panel, pressTwice } from "../supplies/supplySteps.ts";

test("[PM-01, PM-02] choosing and confirming another method opens its wizard; the postal slip is disabled and says why", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=pagamento");
  await page.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Metodo di pagamento" })).toBeFocused();
  const form = page.getByRole("region", { name: "Metodo di pagamento" });
  await expect(form.getByRole("radio", { name: "Bollettino postale" })).toBeDisabled();
  await expect(form).toContainText("non tornare a questo");
  await form.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(form.getByRole("radio", { name: "Addebito sul conto" })).toBeFocused();
  await form.getByRole("radio", { name: "Addebito sul libretto" }).check();
  await form.getByRole("button", { name: "Cambia metodo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annulla" }).click();
  await expect(page).toHaveURL("/forniture/s-100001001?pannello=pagamento");
  for (const [method, path] of [
    ["Addebito sul libretto", "booklet"],
    ["Addebito sul conto", "bank"],
  ] as const) {
    await page.goto("/forniture/s-100001001?pannello=pagamento");
    await page.getByRole("button", { name: "Cambia metodo" }).click();
    await form.getByRole("radio", { name: method }).check();
    await form.getByRole("button", { name: "Cambia metodo" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cambia metodo" }).click();
    await expect(page).toHaveURL(`/modifica-pagamento/${path}/s-100001001`);
  }
});

test("[PM-02, PM-17, PM-19] the panel shows the payment method and the state of the last change; OP810 offers no booklet", async ({
  page,
  signIn,
}) => {
  test.slow();
  const cases = [
    ["001", "Fatta", "21 ottobre 2026", true],
    ["007", "Non riuscita", "10 novembre 2026", true],
    ["008", "Ricevuta", "20/11/2026 00:05", false],
    ["009", "In lavorazione", "18 novembre 2026", false],
  ] as const;
  await signIn("casi@esempio.it", "/forniture");
  for (const [number, status, requested, canChange] of cases) {
    await page.goto(`/forniture/s-100003${number}?pannello=pagamento`);
    const part = panel(page, "pagamento");
    await expect(part).toContainText(requested);
    await expect(part.getByText(status, { exact: true }).last()).toBeVisible();
    await expect(part.getByRole("button", { name: "Cambia metodo" })).toHaveCount(canChange ? 1 : 0);
    await expect(part.getByText(/Il nuovo metodo vale dal 2\d novembre 2026/)).toHaveCount(canChange ? 0 : 1);
  }
  await page.goto("/forniture/s-100003003?pannello=pagamento");
  await page.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(page.getByRole("radio", { name: "Addebito sul conto" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Addebito sul libretto" })).toHaveCount(0);
});

test("[PM-18, EM-01, EM-02, EM-04] bills come by e-mail once the address is valid and confirmed, and can change back to post", async ({
  page,
  signIn,
  operations,
  faults,
  outbox,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=consegna");
  await page.getByRole("button", { name: "Cambia consegna" }).click();
  const form = page.getByRole("region", { name: "Consegna delle bollette" });
  await form.getByRole("radio", { name: "Per e-mail" }).check();
  const email = form.getByLabel("E-mail per le bollette");
  await expect(email).toHaveValue("giulia@esempio.it");
  for (const [typed, fault] of [
    ["", "Scrivi l’e-mail."],
    ["giulia@esempio", "L’e-mail non è valida"],
    [`${"a".repeat(250)}@esempio.it`, "L’e-mail non è valida"],
    ["giulia@nessuno.invalid", "Questo indirizzo non può ricevere posta."],
  ] as const) {
    await email.fill(typed);
    await email.press("Enter");
    await expect(form).toContainText(fault);
    await expect(email).toBeFocused();
  }
  expect(operations("UpdateTerm")).toHaveLength(0);

  await faults(broken("UpdateTerm"));
  await email.fill(" nuova@esempio.it ");
  await email.press("Enter");
  await expect(form.getByRole("alert")).toContainText("Non siamo riusciti a salvare");
  await expect(email).toHaveValue(/nuova@esempio\.it/);
  await faults([]);
  const before = operations("UpdateTerm").length;
  await pressTwice(page, "Salva");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeFocused();
  const part = panel(page, "consegna");
  await expect(part).toContainText("Da confermare");
  await expect(part).toContainText("Link inviato il 20 novembre 2026");
  expect(operations("UpdateTerm")).toHaveLength(before + 1);
  expect(operations("UpdateTerm").at(-1)?.variables).toMatchObject({ emailAddress: "nuova@esempio.it", isPaymentMethodChange: false });
  expect((await outbox()).filter(({ to }) => to === "nuova@esempio.it")).toHaveLength(1);

  await page.reload();
  await expect(part).toContainText("Da confermare");
  await page.getByRole("button", { name: "Cambia consegna" }).click();
  await form.getByRole("radio", { name: "Per posta" }).check();
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(part).toContainText("Per posta");
  await expect(page.getByRole("button", { name: "Cambia e-mail" })).toHaveCount(0);
});

test("[EM-02, EM-06] an address that is not confirmed shows since when it waits, offers its link again, and can be replaced", async ({
  page,
  signIn,
  outbox,
}) => {
  await signIn("silenzioso@esempio.it", "/forniture/s-100006001?pannello=consegna");
  await page.getByRole("button", { name: "Cambia e-mail" }).click();
  const form = page.getByRole("region", { name: "E-mail delle bollette" });
  await expect(form).toContainText("Link inviato il 20 novembre 2026.");
  const links = async (to: string) => (await outbox()).filter((message) => message.to === to).length;
  const first = await links("silenzioso@esempio.it");
  await form.getByRole("button", { name: "Invia di nuovo il link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ti abbiamo mandato un link a silenzioso@esempio.it" })).toHaveCount(1);
  expect(await links("silenzioso@esempio.it")).toBe(first + 1);
  await page.getByRole("button", { name: "Cambia e-mail" }).click();
  await form.getByLabel("PEC").fill("silvio");
  await form.getByLabel("E-mail per le bollette").fill("altra@esempio.it");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(form.getByLabel("PEC")).toBeFocused();
  await expect(form).toContainText("La PEC non è valida");
  await form.getByLabel("PEC").fill("silvio@pec.example");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(panel(page, "consegna")).toContainText("altra@esempio.it");
  await expect(panel(page, "consegna")).toContainText("silvio@pec.example");
  await expect(panel(page, "consegna")).toContainText("Da confermare");
  expect(await links("altra@esempio.it")).toBe(1);
});

test("[EM-01] an account whose e-mail address must be changed shows the address as wrong and asks for a new one", async ({
  page,
  signIn,
  operations,
}) => {
  // The query may travel alone or in one request with others, so the answer is changed and not replaced.
  await page.route(`**${graphql.replace(/^POST /, "")}`, async (route) => {
    const response = await route.fetch(again);
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"forceUpdateUsername":false', '"forceUpdateUsername":true') });
  });
  await signIn("giulia@esempio.it", "/forniture/s-100001003?pannello=consegna");
  await expect(main(page)).toContainText("La tua e-mail non è valida");
  await page.getByRole("button", { name: "Cambia e-mail" }).first().click();
  const form = page.getByRole("region", { name: "E-mail delle bollette" });
  const email = form.getByLabel("E-mail per le bollette");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(form).toContainText("scrivine un’altra");
  await form.getByRole("button", { name: "Salva" }).click();
  await email.fill("GIULIA@esempio.it");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(operations("UpdateTerm")).toHaveLength(0);
  await email.fill("nuova@esempio.it");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(panel(page, "consegna")).toContainText("nuova@esempio.it");
  await expect(main(page)).not.toContainText("La tua e-mail non è valida");
});
