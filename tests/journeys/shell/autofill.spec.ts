import type { Locator, Page } from "@playwright/test";
import type { Message } from "../../../sandbox/src/base/outbox.ts";
import { walk } from "../../browser/walk.ts";
import { heading, linkIn, press, rosa } from "../access/accessSteps.ts";
import { expect, graphql, password, test } from "../fixtures.ts";
import { iban, smsCode, toBank } from "../payments/paymentSteps.ts";

const giulia = "giulia@esempio.it";
const next = "Scintilla-2027";

type Outbox = () => Promise<Message[]>;

/** A form, and what is written in it. */
interface Form {
  /** Its address; without one it is on the page where the form before has led. */
  at?: string;
  /** The beginning of the e-mailed link that leads to it. */
  link?: string;
  /** Presses and chooses first. */
  before?: (page: Page) => Promise<unknown>;
  /** Texts by label. */
  fields: Record<string, string | ((outbox: Outbox) => Promise<string>)>;
  /** The button that sends it; a search has none. */
  button?: string;
  /** Content that appears once every text has arrived. */
  shows: (page: Page) => Locator;
  /** Part of what is sent, as JSON. */
  sends?: string;
}

const title = (name: string | RegExp) => (page: Page) => heading(page, name);
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
const field = (name: string) => (page: Page) => page.getByRole("textbox", { name });
const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });
const link = (name: string) => (page: Page) => page.getByRole("main").getByRole("link", { name });

const pressing = (name: string) => (page: Page) => press(page, name);
const openFilter = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ }).click();
const amounts = { "Importo da": "10,50", "Importo a": "1.234,5" };
const period = { "Periodo dal": "01/02/2025", "Periodo al": "30/11/2026" };

const registration: Form[] = [
  {
    at: "/registrazione",
    fields: { "Codice cliente": rosa.clientCode, "Codice fiscale": rosa.fiscalCode },
    button: "Continua",
    shows: title("Come vuoi accedere?"),
  },
  {
    fields: { "E-mail": rosa.email, Cellulare: "3331234567", "Scegli una password": password },
    button: "Continua",
    shows: title("I tuoi dati, le tue scelte"),
  },
];

const recovery: Form[] = [
  {
    at: "/utente/recupera-email",
    fields: { "Codice fiscale": rosa.fiscalCode },
    button: "Trova la mia e-mail",
    shows: title("La tua e-mail"),
  },
  { at: "/utente/recupera-password", fields: { "E-mail": giulia }, button: "Inviami il link", shows: title("Controlla la tua e-mail") },
  { link: "/forgot/password/", fields: { "Nuova password": next }, button: "Salva la password", shows: link("Accedi") },
  { at: "/login", fields: { "E-mail": giulia, Password: next }, button: "Accedi", shows: title("Ciao Giulia") },
];

const migration: Form[] = [
  {
    at: "/login",
    fields: { "E-mail": "migra-email@esempio.it", Password: password },
    button: "Accedi",
    shows: title("Serve un’altra e-mail"),
  },
  { fields: { "E-mail": "emilia@esempio.it" }, button: "Inviami il link", shows: title("Controlla la tua e-mail") },
  {
    at: "/login",
    fields: { "E-mail": "migra-password@esempio.it", Password: password },
    button: "Accedi",
    shows: title("Scegli una nuova password"),
  },
  { fields: { "Nuova password": next }, button: "Salva la password", shows: link("Accedi") },
];

const payment: Form[] = [
  {
    at: toBank.replace("bank", "booklet"),
    fields: { "Numero del libretto": "4009876543213" },
    button: "Verifica il libretto",
    shows: text("La verifica del libretto ha avuto esito positivo"),
  },
  { at: toBank, fields: { IBAN: iban }, button: "Continua", shows: title("Conferma con un SMS") },
  { fields: { "Numero di cellulare": "3331234567" }, button: "Invia il codice", shows: field("Codice di verifica") },
  { fields: { "Codice di verifica": smsCode }, button: "Conferma", shows: text(/^Richiesta ricevuta\./) },
];

const supply: Form[] = [
  {
    at: "/forniture/s-100001001?pannello=consegna",
    before: async (page) => {
      await press(page, "Cambia consegna");
      await page.getByRole("radio", { name: "Per e-mail" }).check();
    },
    fields: { "E-mail per le bollette": "nuova@esempio.it" },
    button: "Salva",
    shows: text("nuova@esempio.it"),
  },
  {
    before: pressing("Cambia e-mail"),
    fields: { "E-mail per le bollette": "altra@esempio.it", PEC: "giulia@pec.example" },
    button: "Salva",
    shows: text("giulia@pec.example"),
  },
  {
    at: "/forniture/s-100001001?pannello=indirizzi",
    before: pressing("Cambia l’indirizzo"),
    fields: {
      Nome: "Giulia",
      Cognome: "Esempio",
      Indirizzo: "Viale Scritto a Mano",
      "Numero civico": "12/B",
      Scala: "C",
      CAP: "40128",
      Provincia: "bo",
      Comune: "Bologna",
    },
    button: "Salva l’indirizzo",
    shows: text("Viale Scritto a Mano 12/B"),
    sends: '"provinceCode":"BO"',
  },
  {
    at: "/forniture/s-100001001",
    before: pressing("Rinomina"),
    fields: { Nome: "Casa nuova" },
    button: "Salva",
    shows: title("Casa nuova"),
  },
  {
    at: "/modifica-dati-catastali/s-100001003",
    before: (page) => page.getByLabel("Titolo sull’immobile").selectOption({ label: "Proprietario" }),
    fields: { "Comune catastale": "Rimini", Foglio: "12", Particella: "345" },
    button: "Salva i dati",
    shows: text(/^Richiesta ricevuta\./),
  },
  {
    at: "/autolettura/inserisci?fornitura=s-100001002",
    fields: { "Cifre del contatore": "11060" },
    button: "Invia la lettura",
    shows: (page) => page.getByRole("group", { name: /^Lettura inviata/ }),
  },
];

const filters: Form[] = [
  {
    at: "/bollette",
    before: openFilter,
    fields: { "Scadenza dal": "01/01/2025", "Scadenza al": "31/12/2026", ...period, ...amounts },
    button: "Applica",
    shows: button("Altri filtri, 3 filtri attivi"),
    sends: '"importoA":1234.5',
  },
  {
    at: "/profilo/estratto-conto",
    before: openFilter,
    fields: { ...period, ...amounts },
    button: "Applica",
    shows: button("Altri filtri, 2 filtri attivi"),
  },
];

const searches: Form[] = [
  { at: "/forniture", fields: { "Cerca una fornitura": "scala b" }, shows: text(/^50 forniture$/) },
  { at: "/consumi", fields: { "Cerca una fornitura": "centrale" }, shows: text(/^Una fornitura$|^1 fornitura$/) },
  {
    at: "/profilo/estratto-conto",
    before: openFilter,
    fields: { Fornitura: "Scala A, interno 1" },
    button: "Applica",
    shows: button("Togli Fornitura: Scala A, interno 1"),
  },
];

// The link of the new password ends the session.
const account: Form[] = [
  {
    at: "/profilo/miei-recapiti",
    fields: { Cellulare: "3331112222" },
    button: "Salva il numero",
    shows: text("Numero salvato."),
    sends: '"phone":"+393331112222"',
  },
  {
    at: "/profilo/credenziali",
    before: pressing("Cambia e-mail"),
    fields: { "Nuova e-mail": "nuova@esempio.it" },
    button: "Manda il link",
    shows: text("Ti abbiamo scritto a nuova@esempio.it"),
  },
  {
    at: "/profilo/credenziali",
    fields: {},
    button: "Cambia password",
    shows: text(`Ti abbiamo scritto a ${giulia}`),
  },
  { link: "/recovery_page/password/", fields: { "Nuova password": next }, button: "Salva la password", shows: link("Accedi") },
];

// Password managers that report each figure too do what Playwright's own filling does, everywhere else.
for (const [name, forms, customer] of [
  ["registration", registration],
  ["recovery and sign-in", recovery],
  ["migration", migration],
  ["change of payment", payment, giulia],
  ["supply and reading", supply, giulia],
  ["filters of bills and statement", filters, giulia],
  ["searches of many supplies", searches, "condominio@esempio.it"],
  ["account", account, giulia],
] as const) {
  test(
    `[DS-36] ${name}: every form takes what a password manager writes that presses no key and reports the change alone`,
    walk,
    async ({ page, outbox, signIn, requests }) => {
      const sent = requests("POST /api", graphql);
      if (customer) await signIn(customer);
      for (const form of forms) {
        const address = form.link ? await linkIn(outbox, form.link) : form.at;
        if (address) await page.goto(address);
        await form.before?.(page);
        for (const [label, given] of Object.entries(form.fields))
          await write(page.locator("input").and(page.getByLabel(label)).first(), typeof given === "string" ? given : await given(outbox));
        if (form.button) await press(page, form.button);
        await expect(form.shows(page), `${address ?? ""} ${Object.keys(form.fields)}`).toBeVisible();
        expect(JSON.stringify(sent)).toContain(form.sends ?? "");
      }
    },
  );
}

/** Gives a field its text as a password manager does. */
const write = (input: Locator, given: string) =>
  input.evaluate((element, value) => {
    // The element's own setter is React's, which an extension does not see.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, given);
