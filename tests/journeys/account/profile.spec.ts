import type { Page } from "@playwright/test";
import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { broken, expect, fillLogin, password, test } from "../fixtures.ts";

const giulia = "giulia@esempio.it";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("[PF-01] the profile leads to its six pages, and each leads back", async ({ page, signIn }) => {
  await signIn(giulia, "/profilo");
  const links = page.getByRole("list", { name: "Il tuo profilo" }).getByRole("link");
  await expect(links).toHaveCount(6);
  await expect(links.last()).toHaveAttribute("href", "/profilo/estratto-conto");
  for (const [index, title] of ["Credenziali", "I miei dati", "I miei recapiti", "Indirizzo", "Consensi e informative"].entries()) {
    await links.nth(index).click();
    await expect(heading(page, title)).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "Profilo", exact: true }).click();
    await expect(heading(page, "Profilo")).toBeFocused();
  }
});

test("[PF-02, PF-10] with the keyboard alone a customer requests a new e-mail, follows the link and signs in with it", async ({
  page,
  signIn,
  outbox,
  requests,
}) => {
  const sent = requests("POST /api/users/change-email");
  await signIn(giulia, "/profilo/credenziali");
  const change = page.getByRole("button", { name: "Cambia e-mail" });
  await change.press("Enter");
  const field = page.getByRole("textbox", { name: "Nuova e-mail" });
  await expect(field).toBeFocused();
  for (const [text, problem] of [
    ["", "Scrivi la nuova e-mail"],
    ["nuova@", "Scrivi un indirizzo completo"],
    ["perché@esempio.it", "lettere accentate"],
    ["GIULIA@esempio.it", "È già la tua e-mail"],
    [`${"a".repeat(260)}@esempio.it`, "È troppo lungo"],
  ] as const) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    await expect(field).toBeFocused();
  }
  expect(sent).toEqual([]);
  await field.fill("");
  await page.keyboard.type("nuova@esempio.it");
  // Presses Enter twice, before anything can happen in between.
  await field.evaluate(({ form }: HTMLInputElement) => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page.getByText("Ti abbiamo scritto a nuova@esempio.it")).toBeVisible();
  await expect(change).toBeFocused();
  expect(sent).toHaveLength(1);
  const [letter] = await outbox();
  expect(letter).toMatchObject({ to: "nuova@esempio.it", link: expect.stringMatching(/^\/recovery_page\/email\//) });
  await page.goto(letter?.link ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "E-mail aggiornata" })).toBeVisible();
  await page.goto("/profilo/credenziali");
  await expect(page.getByRole("main")).toContainText("nuova@esempio.it");
});

test("[PF-02] the fiscal code is masked until it is shown; an address of another account keeps the input", async ({ page, signIn }) => {
  await signIn(giulia, "/profilo/credenziali");
  const main = page.getByRole("main");
  await expect(main).toContainText("944Z");
  await expect(main).not.toContainText("SMPGLI80A41A944Z");
  await page.getByRole("button", { name: "Mostra il codice fiscale" }).click();
  await expect(main).toContainText("SMPGLI80A41A944Z");
  await page.getByRole("button", { name: "Cambia e-mail" }).click();
  const field = page.getByRole("textbox", { name: "Nuova e-mail" });
  await field.fill("casi@esempio.it");
  await field.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("è già usata per un altro account");
  await expect(field).toHaveValue("casi@esempio.it");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cambia e-mail" })).toBeFocused();
});

test("[PF-02, PF-10] the password is changed by the e-mailed link, which is requested once for any number of presses", async ({
  page,
  signIn,
  outbox,
  requests,
}) => {
  const sent = requests("POST /api/users/change-password");
  await signIn(giulia, "/profilo/credenziali");
  await page.getByRole("button", { name: "Cambia password" }).dblclick();
  await expect(page.getByText("Ti abbiamo scritto a giulia@esempio.it")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ email: giulia });
  expect((await outbox())[0]).toMatchObject({ to: giulia, link: expect.stringMatching(/^\/recovery_page\/password\//) });
});

test("[PF-03] the page of my data masks the fiscal code and says whom to call for a change", async ({ page, signIn }) => {
  await signIn(giulia, "/profilo/i-miei-dati");
  const main = page.getByRole("main");
  for (const fact of ["Giulia", "Esempio", "1º gennaio 1980", "Bologna", "944Z"]) await expect(main).toContainText(fact);
  await expect(main).not.toContainText("SMPGLI80A41A944Z");
  await expect(main.getByRole("link", { name: "800 900 100" })).toHaveAttribute("href", "tel:800900100");
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Mostra il codice fiscale" }).press("Enter");
  await expect(main).toContainText("SMPGLI80A41A944Z");
});

test("[PF-04, PF-08, PF-11] contacts: a wrong number is described, a right one saved once with its prefix; the other fields are read-only", async ({
  page,
  signIn,
  operations,
}) => {
  await signIn(giulia, "/profilo/miei-recapiti");
  const main = page.getByRole("main");
  await expect(main).toContainText("0510000000");
  await expect(main).toContainText("E-mail per le comunicazioni");
  const number = page.getByRole("textbox", { name: "Cellulare" });
  await expect(number).toHaveValue("3000000001");
  for (const [text, problem] of [
    ["", "Scrivi il tuo numero"],
    ["12345", "Numero non valido"],
    ["+999123456789", "Non conosciamo questo prefisso"],
    ["1234567890123456", "Numero non valido"],
  ] as const) {
    await number.fill(text);
    await number.press("Enter");
    await expect(number).toHaveAccessibleDescription(new RegExp(problem));
    await expect(number).toBeFocused();
  }
  expect(operations("updateCustomer")).toEqual([]);
  await number.fill("39 300 0000002");
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await expect(page.getByText("Numero salvato.")).toBeVisible();
  expect(operations("updateCustomer").map(({ variables }) => variables)).toEqual([{ customerId: "100001", phone: "+393000000002" }]);
  await number.fill("+378 0549 000000");
  await expect(page.getByLabel("Prefisso")).toHaveValue("378");
  await page.getByRole("button", { name: "Salva il numero" }).dblclick();
  await expect(page.getByText("Numero salvato.")).toBeVisible();
  await expect.poll(() => operations("updateCustomer").length).toBe(2);
  expect(operations("updateCustomer")[1]?.variables).toEqual({ customerId: "100001", phone: "+3780549000000" });
  await page.reload();
  await expect(number).toHaveValue("0549000000");
});

test("[PF-04, CH-06] the switch for notifications changes the bell; if it cannot be saved it returns to its value and shows a message", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn(giulia, "/profilo/miei-recapiti");
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifiche/ });
  await expect(bell).toHaveAccessibleName("Notifiche, 2 da leggere");
  const alerts = page.getByRole("switch", { name: "Avvisi nell’area clienti" });
  await faults(broken("updateCustomer"));
  await alerts.press("Space");
  await expect(alerts).toHaveAccessibleDescription(/La scelta non è salvata: .* È rimasta com’era: riprova/);
  await expect(alerts).toBeChecked();
  await page.getByRole("textbox", { name: "Cellulare" }).fill("3331112222");
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await expect(page.getByRole("alert")).toContainText("Il numero non è salvato");
  await expect(page.getByRole("textbox", { name: "Cellulare" })).toHaveValue("3331112222");
  await faults([]);
  await alerts.press("Space");
  await expect(alerts).not.toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "Salvato" })).toBeVisible();
  await expect(bell).toHaveAccessibleName("Notifiche");
});

test("[PF-05, PF-08] [PF-22] the page of the address shows every field and each residence, and says whom to call", async ({
  page,
  signIn,
}) => {
  await signIn("casi@esempio.it", "/profilo/indirizzo");
  const part = (number: number) => page.getByRole("region", { name: `Indirizzo ${number} di 2` });
  for (const line of ["Fittizia 12/bis-A", "piano -1, interno ?", "4110 Bologna (BO)", "Italia"]) await expect(part(1)).toContainText(line);
  await expect(part(2)).toContainText("–");
  await expect(part(2)).not.toContainText("null");
  await expect(page.getByRole("main").getByRole("link", { name: "800 900 100" }).first()).toBeVisible();
});

test("[PF-42] the address page says where the bills of each supply go, and leads to their delivery", async ({ page, signIn }) => {
  await signIn(giulia, "/profilo/indirizzo");
  const rows = page.getByRole("list", { name: "Dove arrivano le bollette" }).getByRole("link");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Per posta, Via Fittizia 8");
  await rows.first().click();
  await expect(page).toHaveURL("/forniture/s-100001001?pannello=consegna");
  await expect(page.getByText("Come ricevi le bollette").first()).toBeVisible();
});

test("[PF-43] where the payment terms of a supply cannot be read, its rows on the address page and on its own page say so", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn(giulia, "/profilo");
  await faults(broken("Terms"));
  await page.goto("/profilo/indirizzo");
  const rows = page.getByRole("list", { name: "Dove arrivano le bollette" }).getByRole("link");
  await expect(rows.first()).toContainText("Non disponibile ora");
  await rows.last().click();
  await expect(page).toHaveURL(/\/forniture\/s-\d+\?pannello=consegna$/);
  await expect(page.getByRole("button", { name: /^Come paghi Non disponibile ora$/ })).toBeVisible();
  await faults(broken("Cadastrals"));
  await page.reload();
  await expect(page.getByRole("button", { name: /^Dati catastali Non disponibile ora$/ })).toBeVisible();
});

test("[R59] [PF-06] [PF-19] each consent has a switch and its purpose, is saved alone, and returns to its value if that fails", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn(giulia, "/profilo/consensi-e-informative");
  await expect(page.getByRole("main").getByRole("switch")).toHaveCount(8);
  const offers = page.getByRole("switch", { name: "Offerte di Favilla" });
  await expect(offers).toHaveAccessibleDescription(/offerte e novità/);
  await expect(offers).toBeChecked();
  await faults(broken("updatePrivacy"));
  await offers.press("Space");
  await expect(offers).toHaveAccessibleDescription(/La scelta non è salvata: .* È rimasta com’era: riprova/);
  await expect(offers).toBeChecked();
  await faults([]);
  await offers.press("Space");
  await expect(offers).not.toBeChecked();
  await expect(offers).not.toHaveAccessibleDescription(/rimasta/);
  await expect(page.getByRole("status").filter({ hasText: /^Salvato$/ })).toHaveCount(1);
  const read = page.getByRole("switch", { name: "Ho letto l’informativa" });
  await read.press("Space");
  await expect(read).not.toBeChecked();
  await page.getByText("Leggi l’informativa", { exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Non li vendiamo a nessuno");
  await page.reload();
  await expect(offers).not.toBeChecked();
  await expect(read).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Dati ai partner" })).toBeChecked();
});

test("[R58] [PF-06] a consent withdrawn in another tab stays withdrawn when this tab gives another one", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(giulia, "/profilo/consensi-e-informative");
  const offers = page.getByRole("switch", { name: "Offerte di Favilla" });
  await expect(offers).toBeChecked();
  const other = await context.newPage();
  await other.goto("/profilo/consensi-e-informative");
  const there = other.getByRole("switch", { name: "Offerte di Favilla" });
  await there.press("Space");
  await expect(there).not.toBeChecked();
  await expect(other.getByText("Salvato", { exact: true })).toBeVisible();
  await page.getByRole("switch", { name: "Offerte scelte per me" }).press("Space");
  await expect(offers).not.toBeChecked();
  await other.reload();
  await expect(there).not.toBeChecked();
  await expect(other.getByRole("switch", { name: "Offerte scelte per me" })).toBeChecked();
});

test("[PF-07, PF-09, PF-12] deleting the account asks first, fails in place, and ends the session for good", async ({
  page,
  signIn,
  faults,
  outbox,
}) => {
  await signIn("silenzioso@esempio.it", "/profilo/credenziali");
  const ask = page.getByRole("button", { name: "Elimina l’account" });
  const dialog = page.getByRole("alertdialog");
  await ask.press("Enter");
  await expect(dialog.getByRole("button", { name: "Tieni l’account" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
  await ask.click();
  const confirm = dialog.getByRole("button", { name: "Elimina l’account" });
  await confirm.click();
  await expect(dialog.getByRole("checkbox")).toHaveAccessibleDescription(/Spunta la casella/);
  await dialog.getByRole("checkbox").check();
  await faults([{ match: "PUT /api/users/delete", mode: "status", status: 500 }]);
  await confirm.click();
  await expect(dialog.getByRole("alert")).toContainText("È rimasto com’era");
  await faults([]);
  await confirm.dblclick();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Il tuo account non c’è più")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("favilla.authentication"))).toBeNull();
  expect((await outbox())[0]).toMatchObject({ to: "silenzioso@esempio.it" });
  await fillLogin(page, "silenzioso@esempio.it", password);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/profilo");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await expect(page.getByText("Il tuo account non c’è più")).toHaveCount(0);
});

test("[PF-13] where the answer to a deletion is lost and the account cannot be read, the dialog does not say that the account is as it was", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("silenzioso@esempio.it", "/profilo/credenziali");
  await page.getByRole("button", { name: "Elimina l’account" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("checkbox").check();
  await faults([{ match: "PUT /api/users/delete", mode: "reset", delay: 1500 }]);
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await dialog.getByRole("button", { name: "Elimina l’account" }).click();
  await sent;
  await faults(broken("user("));
  await expect(dialog.getByRole("alert")).toContainText("Non sappiamo se l’account è eliminato");
  await expect(dialog).not.toContainText("È rimasto com’era");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await faults([]);
  await dialog.getByRole("button", { name: "Elimina l’account" }).click();
  await expect(page).toHaveURL("/login");
});

test("[PF-14] where a deletion has arrived and its answer is lost, sign-in says that the account is probably deleted, and not that the session expired", async ({
  page,
  signIn,
}) => {
  await signIn("silenzioso@esempio.it", "/profilo/credenziali");
  await page.getByRole("button", { name: "Elimina l’account" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("checkbox").check();
  await page.route("**/api/users/delete", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Elimina l’account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Il tuo account è stato probabilmente eliminato")).toBeVisible();
  await expect(page.getByText("l’accesso è scaduto")).toHaveCount(0);
});

test("each part of the profile that cannot be loaded says so, and is tried again in place", async ({ page, signIn, faults }) => {
  await signIn(giulia, "/profilo");
  for (const [path, operation, failure, shown] of [
    ["/profilo/credenziali", "user(", "le tue credenziali", "giulia@esempio.it"],
    ["/profilo/i-miei-dati", "birthplace", "i tuoi dati", "1º gennaio 1980"],
    ["/profilo/miei-recapiti", "birthplace", "i tuoi recapiti", "0510000000"],
    ["/profilo/indirizzo", "allResidences", "il tuo indirizzo", "Fittizia"],
    ["/profilo/consensi-e-informative", "allPrivacies", "i tuoi consensi", "Offerte di Favilla"],
  ] as const) {
    await faults(broken(operation));
    await page.goto(path);
    await expect(page.getByText(`Non riusciamo a caricare ${failure}`)).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("main")).toContainText(shown);
  }
  await faults([{ match: "GET /api/users/privacy-conditions", mode: "html" }]);
  await page.goto("/profilo/consensi-e-informative");
  await expect(page.getByText("Non riusciamo a caricare i tuoi consensi")).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await faults(broken("allPhonePrefixes"));
  await page.goto("/profilo/miei-recapiti");
  await expect(page.getByLabel("Prefisso")).toHaveValue("39");
});

test("[DS-02, DS-05] the profile passes axe and fits 320 px, light and dark", walk, async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("casi@esempio.it", "/profilo");
  for (const path of ["", "/i-miei-dati", "/miei-recapiti", "/indirizzo", "/consensi-e-informative", "/credenziali"]) {
    await page.goto(`/profilo${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await look(page);
  }
  await page.getByRole("button", { name: "Cambia e-mail" }).click();
  await page.getByRole("button", { name: "Manda il link" }).click();
  await look(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Elimina l’account" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look(page);
});
