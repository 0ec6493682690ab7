import type { Page } from "@playwright/test";
import { audit, fits } from "./audit.ts";
import { expect, fillLogin, password, test } from "./fixtures.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article").filter({ hasText: "Vedi la fornitura" });
const panel = (page: Page, id: string) => main(page).locator("details", { has: page.locator(`#${id}`) });
const graphql = "POST /admin/api";
const broken = (operation: string) => [{ match: graphql, operation, mode: "status" as const, status: 500 }];
/** What was asked of GraphQL by an operation of this name. */
const named = (made: { body: unknown }[], operation: string) =>
  made.map(({ body }) => body as { query: string; variables: Record<string, unknown> }).filter(({ query }) => query.includes(operation));
/** Presses a button twice before anything can come of it. */
const pressTwice = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

test("[SU-01] each supply has its type, name, status and code; odd ones too, and a search finds them", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/forniture");
  await expect(cards(page)).toHaveCount(10);
  const first = cards(page).filter({ hasText: "Casa dei casi" });
  await expect(first.getByRole("img", { name: "Luce", exact: true })).toBeVisible();
  await expect(first).toContainText("Attiva");
  await expect(first).toContainText("IT001E");
  await page.getByRole("button", { name: /^Mostra altr/ }).click();
  await expect(cards(page)).toHaveCount(19);
  await expect(page.getByRole("heading", { name: "...", exact: true })).toBeVisible();
  await page.getByLabel("Cerca una fornitura").fill("tipo SCONOSCIUTO");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Stato da verificare");
});

test("[SU-01, HM-04] a customer without supplies is told so", async ({ page, signIn }) => {
  await signIn("nessuna@esempio.it", "/forniture");
  await expect(page.getByRole("heading", { name: "Non hai ancora forniture" })).toBeVisible();
});

test("[SU-01, SU-02] five hundred supplies are searched, and ask for no more than three do", async ({
  browser,
  baseURL,
  page,
  signIn,
  requests,
}) => {
  const asked = [requests("POST /api"), requests("GET /api"), requests(graphql)];
  await signIn("condominio@esempio.it", "/forniture");
  await expect(cards(page)).toHaveCount(10);
  await page.getByLabel("Cerca una fornitura").fill("scala j 50");
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Scala J, interno 50" })).toBeFocused();
  await expect(panel(page, "pagamento")).toContainText("Metodo di pagamento");
  await page.waitForLoadState("networkidle");
  const large = asked.flat().length;

  const context = await browser.newContext({ baseURL: baseURL as string });
  const other = await context.newPage();
  let small = 0;
  other.on("request", (request) => {
    if (/^\/(api|admin\/api)/.test(new URL(request.url()).pathname)) small += 1;
  });
  await other.goto("/forniture");
  await fillLogin(other, "giulia@esempio.it", password);
  await cards(other).first().getByRole("link").click();
  await expect(panel(other, "pagamento")).toContainText("Metodo di pagamento");
  await other.waitForLoadState("networkidle");
  await context.close();
  expect(large).toBeGreaterThan(4);
  expect(large).toBeLessThanOrEqual(small);
});

test("each call that fails says so in its place, leaves the rest alone and is tried again there", async ({ page, signIn, faults }) => {
  test.slow();
  const places = [
    { at: "/forniture", fails: "query Supplies(", says: "Non riusciamo a caricare le forniture", after: "Casa al mare" },
    { at: "/forniture/s-100001001", fails: "SupplyDetails", says: "Non riusciamo a caricare la fornitura", after: "Come paghi" },
    { at: "/forniture/s-100001001", fails: "query Terms", says: "Non riusciamo a caricare i dati di pagamento", after: "Come paghi" },
    {
      at: "/forniture/s-100001001?pannello=indirizzi",
      fails: "query SupplyAddress",
      says: "Non riusciamo a caricare l’indirizzo della fornitura",
      after: "scala B, piano 2, interno 5",
      rest: "Giulia Esempio",
    },
    {
      at: "/forniture/s-100001001?pannello=indirizzi",
      fails: "query BillingAddresses",
      says: "Non riusciamo a caricare l’indirizzo di spedizione",
      after: "Cambia l’indirizzo",
      rest: "Via Fittizia 8",
    },
    {
      at: "/forniture/s-100001001?pannello=dati-catastali",
      fails: "query Cadastrals",
      says: "Non riusciamo a caricare i dati catastali",
      after: "Particella",
    },
    { at: "/modifica-dati-catastali/s-100001002", fails: "query Cadastrals", says: "Non riusciamo a caricare i dati", after: "Particella" },
  ];
  await signIn("giulia@esempio.it", "/forniture");
  for (const { at, fails, says, after, rest } of places) {
    await faults(broken(fails));
    await page.goto(at);
    await expect(main(page).getByText(says)).toBeVisible();
    if (rest) await expect(main(page).getByText(rest).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(main(page).getByText(after).first()).toBeVisible();
  }
});

test("[RT-09, RT-16] a supply that isn't the customer's leads to the list, whatever is asked of it", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100003001");
  await expect(page).toHaveURL("/forniture");
  for (const path of ["/forniture/niente%2F..", "/modifica-dati-catastali/s-100003001", "/modifica-dati-catastali/niente"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/forniture");
    await expect(cards(page)).toHaveCount(3);
  }
});

test("[SU-02, SU-06, SU-09] a link opens its panel, also after a sign-in; each panel asks for its data when it is opened", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests(graphql);
  const of = (operation: string) => named(asked, operation).length;
  await signIn("giulia@esempio.it", "/forniture/s-100001002?pannello=dati-fornitura");
  await expect(panel(page, "dati-fornitura")).toHaveAttribute("open");
  await expect(panel(page, "dati-fornitura")).toContainText("PDR");
  await expect(panel(page, "dati-fornitura")).toContainText("Uso del gas");
  await expect(panel(page, "pagamento")).not.toHaveAttribute("open");
  await page.waitForLoadState("networkidle");
  expect([of("query Terms"), of("query BillingAddresses"), of("query Cadastrals")]).toEqual([0, 0, 0]);

  for (const [name, id, shows] of [
    ["Pagamento", "pagamento", "Bollettino postale"],
    ["Indirizzi", "indirizzi", "Via dei Tigli 14"],
    ["Dati catastali", "dati-catastali", "Particella"],
  ] as const) {
    await page.getByRole("heading", { level: 2, name, exact: true }).click();
    await expect(panel(page, id)).toContainText(shows);
    await expect(page).toHaveURL(`/forniture/s-100001002?pannello=${id}`);
  }
  expect([of("query Terms"), of("query BillingAddresses"), of("query Cadastrals")]).toEqual([1, 1, 1]);
  await page.reload();
  await expect(panel(page, "dati-catastali")).toContainText("Particella");
  await expect(panel(page, "indirizzi")).not.toHaveAttribute("open");
});

test("[SU-04] a supply is renamed: a name is needed, a failure keeps the old one, two presses send one", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const asked = requests(graphql);
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page.getByRole("button", { name: "Rinomina" }).click();
  const field = page.getByRole("dialog").getByLabel("Nome");
  await expect(field).toBeFocused();
  for (const [name, fault] of [
    ["   ", "Campo obbligatorio"],
    ["a".repeat(61), "togli un carattere"],
  ] as const) {
    await field.fill(name);
    await field.press("Enter");
    await expect(page.getByRole("dialog")).toContainText(fault);
  }
  await faults(broken("RenameSupply"));
  await field.fill("Casa nuova");
  await field.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Riprova");
  await expect(field).toHaveValue("Casa nuova");
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Casa di Bologna");
  await faults([]);
  const before = named(asked, "RenameSupply").length;
  await pressTwice(page, "Salva");
  await expect(page.getByRole("heading", { level: 1, name: "Casa nuova" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rinomina" })).toBeFocused();
  await expect(page).toHaveTitle(/^Casa nuova/);
  expect(named(asked, "RenameSupply")).toHaveLength(before + 1);
  await page.getByRole("navigation").getByRole("link", { name: "Forniture" }).click();
  await expect(cards(page).filter({ hasText: "Casa nuova" })).toHaveCount(1);
});

test("[PM-01, PM-02] another method is chosen, confirmed and led to its wizard; the postal form is closed and says why", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Metodo di pagamento" })).toBeFocused();
  const form = page.getByRole("region", { name: "Metodo di pagamento" });
  await expect(form.getByRole("radio", { name: "Bollettino postale" })).toBeDisabled();
  await expect(form).toContainText("non tornare a questo");
  await form.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(form.getByRole("radio", { name: "Addebito diretto sul conto" })).toBeFocused();
  await form.getByRole("radio", { name: "Addebito sul libretto postale" }).check();
  await form.getByRole("button", { name: "Cambia metodo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annulla" }).click();
  await expect(page).toHaveURL("/forniture/s-100001001");
  for (const [method, path] of [
    ["Addebito sul libretto postale", "booklet"],
    ["Addebito diretto sul conto", "bank"],
  ] as const) {
    await page.goto("/forniture/s-100001001");
    await page.getByRole("button", { name: "Cambia metodo" }).click();
    await form.getByRole("radio", { name: method }).check();
    await form.getByRole("button", { name: "Cambia metodo" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cambia metodo" }).click();
    await expect(page).toHaveURL(`/modifica-pagamento/${path}/s-100001001`);
  }
});

test("[PM-02, PM-17, PM-19] how a supply is paid for and what became of the last change; OP810 has no booklet", async ({
  page,
  signIn,
}) => {
  test.slow();
  const cases = [
    ["001", "Attiva", "21 ottobre 2026, ore 09:00", true],
    ["007", "Rifiutata", "10 novembre 2026, ore 23:59", true],
    ["008", "Inserita", "20 novembre 2026, ore 00:05", false],
    ["009", "In attesa", "18 novembre 2026, ore 18:30", false],
  ] as const;
  await signIn("casi@esempio.it", "/forniture");
  for (const [number, status, requested, canChange] of cases) {
    await page.goto(`/forniture/s-100003${number}`);
    const part = panel(page, "pagamento");
    await expect(part).toContainText(requested);
    await expect(part.getByText(status, { exact: true }).last()).toBeVisible();
    await expect(part.getByRole("button", { name: "Cambia metodo" })).toHaveCount(canChange ? 1 : 0);
    await expect(part.getByText(/Il nuovo metodo vale dal 2\d novembre 2026/)).toHaveCount(canChange ? 0 : 1);
  }
  await page.goto("/forniture/s-100003003");
  await page.getByRole("button", { name: "Cambia metodo" }).click();
  await expect(page.getByRole("radio", { name: "Addebito diretto sul conto" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Addebito sul libretto postale" })).toHaveCount(0);
});

test("[PM-18, EM-01, EM-02, EM-04] bills come by e-mail, once the address is good and confirmed, and by post again", async ({
  page,
  signIn,
  requests,
  faults,
  outbox,
}) => {
  const asked = requests(graphql);
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
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
  expect(named(asked, "UpdateTerm")).toHaveLength(0);

  await faults(broken("UpdateTerm"));
  await email.fill(" nuova@esempio.it ");
  await email.press("Enter");
  await expect(form.getByRole("alert")).toContainText("Non siamo riusciti a salvare");
  await expect(email).toHaveValue(/nuova@esempio\.it/);
  await faults([]);
  const before = named(asked, "UpdateTerm").length;
  await pressTwice(page, "Salva");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeFocused();
  const part = panel(page, "pagamento");
  await expect(part).toContainText("Da confermare");
  await expect(part).toContainText("Link inviato il 20 novembre 2026");
  expect(named(asked, "UpdateTerm")).toHaveLength(before + 1);
  expect(named(asked, "UpdateTerm").at(-1)?.variables).toMatchObject({ emailAddress: "nuova@esempio.it", isPaymentMethodChange: false });
  expect((await outbox()).filter(({ to }) => to === "nuova@esempio.it")).toHaveLength(1);

  await page.reload();
  await expect(part).toContainText("Da confermare");
  await page.getByRole("button", { name: "Cambia consegna" }).click();
  await form.getByRole("radio", { name: "Per posta" }).check();
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(part).toContainText("Per posta");
  await expect(page.getByRole("button", { name: "Cambia e-mail" })).toHaveCount(0);
});

test("[EM-02] an address that waits says since when, gets its link again, and gives way to another one", async ({
  page,
  signIn,
  outbox,
}) => {
  await signIn("silenzioso@esempio.it", "/forniture/s-100006001");
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
  await expect(panel(page, "pagamento")).toContainText("altra@esempio.it");
  await expect(panel(page, "pagamento")).toContainText("silvio@pec.example");
  await expect(panel(page, "pagamento")).toContainText("Da confermare");
  expect(await links("altra@esempio.it")).toBe(1);
});

test("[EM-01] an account whose address has to be changed shows it as wrong, and asks for a new one", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const asked = requests(graphql);
  const user = { id: "u-1", email: "giulia@esempio.it", forceUpdateUsername: true, isRegistred: true, hasDeletedAccount: false };
  await faults([{ match: graphql, operation: "query User(", mode: "json", body: { data: { user } } }]);
  await signIn("giulia@esempio.it", "/forniture/s-100001003");
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
  expect(named(asked, "UpdateTerm")).toHaveLength(0);
  await email.fill("nuova@esempio.it");
  await form.getByRole("button", { name: "Salva" }).click();
  await expect(panel(page, "pagamento")).toContainText("nuova@esempio.it");
  await expect(main(page)).not.toContainText("La tua e-mail non è valida");
});

const openAddress = async (page: Page) => {
  await page.getByRole("button", { name: "Cambia l’indirizzo" }).click();
  const dialog = page.getByRole("dialog", { name: "Indirizzo di spedizione" });
  await expect(dialog).toBeVisible();
  return dialog;
};

test("[BA-02, BA-03, BA-05] suggestions: asked for after a pause, in Italy, never those of an earlier text; a choice fills the fields", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("GET /sandbox/");
  const saved = requests(graphql);
  const searches = () => asked.filter(({ url }) => url.startsWith("/sandbox/places?"));
  // The first search is answered last.
  let answerFirst = () => {};
  await page.route("**/sandbox/places?input=via+fitti*", async (route) => {
    await new Promise<void>((done) => {
      answerFirst = done;
    });
    await route.continue();
  });
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=indirizzi");
  const dialog = await openAddress(page);
  const field = dialog.getByRole("combobox", { name: "Indirizzo" });
  await expect(field).toHaveAccessibleDescription(/Google Maps/);
  await field.fill("vi");
  expect(asked).toHaveLength(0);
  await field.fill("");
  await field.pressSequentially("via fitti");
  await expect.poll(() => searches().length).toBe(1);
  expect(searches()[0]?.url).toContain("regions=it");
  await field.fill("piazza campione reggio");
  await expect(dialog.getByRole("option")).toHaveText(["Piazza Campione, Reggio di Calabria RC, Italia"]);
  answerFirst();
  await page.waitForLoadState("networkidle");
  await expect(dialog.getByRole("option")).toHaveText(["Piazza Campione, Reggio di Calabria RC, Italia"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Piazza Campione");
  await expect(dialog.getByLabel("CAP")).toHaveValue("89121");
  await expect(dialog.getByLabel("Provincia")).toHaveValue("RC");
  await expect(dialog.getByLabel("Comune")).toHaveValue("Reggio di Calabria");
  await expect(dialog.getByRole("button", { name: "Salva l’indirizzo" })).toBeDisabled();
  await dialog.getByLabel("Numero civico").fill("7");
  await dialog.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(page, "indirizzi")).toContainText("89121 Reggio di Calabria (RC)");
  expect(named(saved, "UpdateBillingAddress")[0]?.variables).toMatchObject({
    province: "Reggio di Calabria",
    staircase: "B",
    manualInsert: true,
  });

  // A whole town has no street.
  await openAddress(page);
  await field.fill("Rimini");
  await dialog.getByRole("option", { name: "Rimini RN, Italia", exact: true }).click();
  await expect(dialog.getByText("Campo non valido")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Salva l’indirizzo" })).toBeDisabled();
});

test("[BA-01, BA-06, BA-07] without the maps script an address is typed by hand; a failure keeps it, two presses send one", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const asked = requests(graphql);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/sandbox/maps.js*", (route) => route.abort());
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=indirizzi");
  const dialog = await openAddress(page);
  const save = dialog.getByRole("button", { name: "Salva l’indirizzo" });
  const street = dialog.getByRole("combobox", { name: "Indirizzo" });
  for (const [label, wrong, right] of [
    ["Nome", " ", "Giulia"],
    ["Cognome", "", "Esempio"],
    ["Indirizzo", "Via", "Viale Scritto a Mano"],
    ["Numero civico", "", "12/B"],
    ["CAP", "4012", "40128"],
    ["Provincia", "B", "bo"],
    ["Comune", "B", "Bologna"],
    ["Scala", "x".repeat(101), "C"],
  ] as const) {
    const field = label === "Indirizzo" ? street : dialog.getByRole("textbox", { name: label, exact: label !== "Scala" });
    await field.fill(wrong);
    await field.blur();
    await expect(save).toBeDisabled();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(right);
    await expect(save).toBeEnabled();
  }
  await expect.poll(() => logged.filter((text) => text.includes("missing maps script")).length).toBe(1);
  await faults(broken("UpdateBillingAddress"));
  await save.click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a salvare l’indirizzo");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(street).toHaveValue("Viale Scritto a Mano");
  await faults([]);
  const before = named(asked, "UpdateBillingAddress").length;
  await pressTwice(page, "Salva l’indirizzo");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cambia l’indirizzo" })).toBeFocused();
  await expect(panel(page, "indirizzi")).toContainText("Viale Scritto a Mano 12/B");
  expect(named(asked, "UpdateBillingAddress")).toHaveLength(before + 1);
  expect(named(asked, "UpdateBillingAddress").at(-1)?.variables).toMatchObject({ manualInsert: true, staircase: "C", provinceCode: "BO" });
});

test("[CD-01, CD-02, CD-03, CD-05] cadastral data: filled in, kept over a reload and a failure, sent once, under way", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const asked = requests(graphql);
  await signIn("giulia@esempio.it", "/forniture/s-100001003?pannello=dati-catastali");
  await page.getByRole("link", { name: "Inserisci i dati catastali" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inserisci i dati catastali" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toHaveCount(0);
  const save = page.getByRole("button", { name: "Salva i dati" });
  const sheet = page.getByLabel("Foglio");
  await page.getByLabel("Titolo sull’immobile").selectOption({ label: "Proprietario" });
  await page.getByLabel("Particella").fill("345");
  for (const wrong of ["", "12a", "12345678901"]) {
    await sheet.fill(wrong);
    await sheet.blur();
    await expect(save).toBeDisabled();
  }
  await expect(page.getByText("Campo non valido")).toBeVisible();
  await sheet.fill("12");
  await page.getByLabel("Sezione urbana").fill("A-1");
  await save.click();
  await expect(page.getByText("Campo obbligatorio")).toBeVisible();
  await expect(page.getByText("scrivi al massimo 10 tra lettere e cifre")).toBeVisible();
  await page.getByLabel("Comune catastale").fill("Rimini");
  await page.getByLabel("Sezione urbana").fill("A1");
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continua a scrivere" }).click();
  await page.reload();
  await expect(page.getByLabel("Comune catastale")).toHaveValue("Rimini");

  await faults(broken("CreateCadastral"));
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Non siamo riusciti a inviare la richiesta" })).toBeFocused();
  await page.getByRole("button", { name: "Torna indietro" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(sheet).toHaveValue("12");
  await faults([]);
  const before = named(asked, "CreateCadastral").length;
  await pressTwice(page, "Salva i dati");
  await expect(page.getByRole("heading", { level: 1, name: "Richiesta inviata" })).toBeFocused();
  expect(named(asked, "CreateCadastral")).toHaveLength(before + 1);
  expect(named(asked, "CreateCadastral").at(-1)?.variables).toEqual({
    supplyCode: "100001003",
    externalSupplyCode: "EXT-100001003",
    holderTitle: 1,
    city: "Rimini",
    urbanSection: "A1",
    sheet: "12",
    particle: "345",
    subordinate: null,
  });
  await page.getByRole("link", { name: "Torna alla fornitura" }).click();
  const part = panel(page, "dati-catastali");
  await expect(part).toContainText("Inserita");
  await expect(part).toContainText(/20 novembre 2026, ore \d\d:\d\d/);
  await expect(part.getByRole("link")).toHaveCount(0);
  await page.goto("/modifica-dati-catastali/s-100001003");
  await expect(page.getByRole("heading", { level: 1, name: "Una richiesta è in corso" })).toBeVisible();
});

test("[CD-03] giving up asks first, and then nothing of it stays", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/modifica-dati-catastali/s-100001002");
  const sheet = page.getByLabel("Foglio");
  await expect(sheet).toHaveValue(/^\d+$/);
  const known = await sheet.inputValue();
  await sheet.fill("7777");
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL("/forniture/s-100001002?pannello=dati-catastali");
  await page.getByRole("link", { name: "Cambia i dati" }).click();
  await expect(sheet).toHaveValue(known);
});

test("[SU-02, PM-18] with the keyboard alone: from the list to a supply, its panels and another delivery", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/forniture");
  await expect(cards(page)).toHaveCount(3);
  await cards(page).first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeVisible();
  for (const name of ["Rinomina", "Pagamento", "Cambia metodo", "Cambia consegna"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3, name: "Consegna delle bollette" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Per posta" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Per e-mail" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeFocused();
  await expect(panel(page, "pagamento")).toContainText("Da confermare");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`[DS-02, DS-05] axe finds nothing on the supplies' pages, and nothing scrolls sideways at 320 px (${colorScheme})`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn("casi@esempio.it", "/forniture");
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(cards(page)).toHaveCount(10);
      await fits(page);
      await audit(page);
      await page.goto("/forniture/s-100003001");
      for (const name of ["Dati della fornitura", "Indirizzi", "Dati catastali"]) {
        await page.getByRole("heading", { level: 2, name, exact: true }).click();
      }
      await page.getByRole("button", { name: "Cambia consegna" }).click();
      await expect(panel(page, "dati-catastali")).toContainText("Particella");
      await fits(page);
      await audit(page);
      await openAddress(page);
      await audit(page);
      await page.goto("/modifica-dati-catastali/s-100003002");
      await expect(page.getByLabel("Foglio")).toBeVisible();
      await fits(page);
      await audit(page);
    });
  });
}
