import type { Locator, Page } from "@playwright/test";
import type { Customer } from "./customers.ts";

const household: Customer = "giulia@esempio.it";
const block: Customer = "condominio@esempio.it";

/** Elements of a selector, in number and text, by which the page shows that a press was answered. */
export interface Answer {
  selector: string;
  /** @default 1 */
  least?: number;
  /** @default no limit */
  most?: number;
  /** Beginning of their name or text; others do not count. */
  text?: string;
}

/** A press on a page of the portal, by a customer on a phone. */
export interface Press {
  item: string;
  customer: Customer;
  path: string;
  /** Control that is pressed, in the page of the portal and in its copy. */
  control: (page: Page) => Locator;
  answer: Answer;
  /** True for a press that leads to another page. */
  isRoute?: boolean;
}

const pressOf = (role: "button" | "radio" | "link", name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first();

const linkOfMain = (name: RegExp) => (page: Page) => page.locator("main").getByRole("link", { name }).first();

const dialog: Answer = { selector: "dialog[open], [role=dialog]" };
const heading = (text: string): Answer => ({ selector: "main h1", text });
const more = (selector: string, least: number): Answer => ({ selector, least });
const fewer = (selector: string, most: number): Answer => ({ selector, most });

type PressInPage = [item: string, control: Press["control"], answer: Answer];

const on = (customer: Customer, path: string, ...list: readonly PressInPage[]): Press[] =>
  list.map(([item, control, answer]) => ({ item, customer, path, control, answer, isRoute: answer.selector === "main h1" }));

/** Presses on ten pages: of a household, and of a block of flats with 500 supplies and 5,000 bills. */
export const presses: readonly Press[] = [
  ...on(
    household,
    "/",
    ["menu", pressOf("button", "Menu"), dialog],
    ["discreet mode", pressOf("button", "Nascondi importi e codici"), { selector: "header button[aria-pressed=true]" }],
    ["all due dates", pressOf("button", "Tutte le scadenze"), dialog],
    ["to the bills", linkOfMain(/^Tutte le bollette/), heading("Bollette")],
    ["to a supply", linkOfMain(/^Casa di Bologna 136 kWh/), heading("Casa di Bologna")],
  ),
  ...on(
    household,
    "/bollette",
    ["chip of what is due", pressOf("button", /^Da pagare/), fewer("main h3", 5)],
    ["how to pay", pressOf("button", /^Come pagare la bolletta/), dialog],
    ["more filters", pressOf("button", "Altri filtri"), dialog],
    ["detail of a bill", pressOf("button", /^Dettaglio della bolletta/), { selector: "main [aria-controls$=detail][aria-expanded=true]" }],
    ["more bills", pressOf("button", /^Mostra altre/), more("main h3", 15)],
  ),
  ...on(
    household,
    "/profilo/estratto-conto",
    ["chip of open documents", pressOf("button", "Ancora aperti"), fewer("main h2", 5)],
    ["formats of the statement", pressOf("button", "Scarica"), { selector: "[role=menu]" }],
  ),
  ...on(
    household,
    "/consumi",
    ["chart to table", pressOf("button", "Tabella"), { selector: "main table tbody td" }],
    ["energy to euros", pressOf("radio", "Euro"), { selector: "main [role=radiogroup] > :nth-child(2)[aria-checked=true]" }],
    ["year before", pressOf("button", /^Anno precedente/), { selector: "main button", text: "Anno precedente, 2024" }],
    ["another supply", pressOf("button", "Via dei Tigli 14"), more("main h2 [aria-expanded=true]", 2)],
  ),
  ...on(household, "/forniture", ["to a supply", linkOfMain(/^Casa al mare/), heading("Casa al mare")]),
  ...on(household, "/autolettura", ["to a reading", linkOfMain(/^Invia la lettura/), heading("Inserisci la lettura")]),
  ...on(household, "/vouchers", ["to a voucher", linkOfMain(/^Un inverno di gas/), heading("Il tuo buono")]),
  ...on(household, "/le-mie-richieste", ["to a panel", linkOfMain(/^Metodo di pagamento/), heading("Casa al mare")]),
  ...on(household, "/notifiche", ["to a supply", linkOfMain(/^Vedi la fornitura/), heading("Via dei Tigli 14")]),
  ...on(household, "/profilo", ["to the consents", linkOfMain(/^Consensi/), heading("Consensi")]),
  ...on(block, "/bollette", ["chip of 158 bills", pressOf("button", /^Da pagare/), { selector: "main button[aria-pressed=true]" }]),
  ...on(block, "/profilo/estratto-conto", ["formats of 5,000 documents", pressOf("button", "Scarica"), { selector: "[role=menu]" }]),
  ...on(block, "/consumi", ["chart to table", pressOf("button", "Tabella"), { selector: "main table tbody td" }]),
  ...on(block, "/forniture", ["ten more of 500 supplies", pressOf("button", /^Mostra altre/), more("main li", 15)]),
  ...on(block, "/", ["to 500 supplies", linkOfMain(/^Tutte le 500 forniture/), heading("Forniture")]),
];
