import type { Page } from "@playwright/test";
import type { Fault } from "../../sandbox/src/http/faults.ts";
import { type SampleEmail, signIns } from "../../sandbox/src/seed/signIns.ts";

export interface PageState {
  /** The route's key. */
  route: string;
  name: string;
  /** The address to open; the route's path if missing. */
  at?: string;
  /** The signed-in customer. */
  as?: SampleEmail;
  faults?: Fault[];
  /** Actions before the checks. */
  act?: (page: Page) => Promise<void>;
}

const giulia = "giulia@esempio.it";
const { password } = signIns[0];
const supply = "/forniture/s-100001001";

const press = (name: string | RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first().click();
const broken = (match: string, operation?: string): Fault[] => [
  { match, ...(operation ? { operation } : {}), mode: "status", status: 500 },
];

/** Pages that are only reached by an action, such as sending a reading. */
export const walkedTo = ["readingSent"];

async function signInByHand(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Accedi")(page);
}

/** The main states of the pages, besides their first one. */
export const states: readonly PageState[] = [
  { route: "login", name: "empty fields", act: press("Accedi") },
  {
    route: "login",
    name: "no answer from the server",
    faults: broken("POST /api/auth/login"),
    act: async (page) => {
      await signInByHand(page, giulia);
      await page.getByRole("main").getByRole("alert").waitFor();
    },
  },
  { route: "register", name: "empty fields", act: press("Continua") },
  {
    route: "register",
    name: "second step",
    act: async (page) => {
      await page.getByLabel("Codice cliente", { exact: true }).fill("C-100021");
      await page.getByLabel("Codice fiscale").fill("DBTRSO88L52A944K");
      await press("Continua")(page);
      await page.getByLabel("Scegli una password").waitFor();
    },
  },
  { route: "home", name: "no supplies", as: "nessuna@esempio.it" },
  { route: "home", name: "unusual data", as: "casi@esempio.it" },
  { route: "home", name: "bills fail", as: giulia, faults: broken("POST /api/billing") },
  { route: "bills", name: "filter", as: giulia, act: (page) => page.getByRole("button", { name: /^Altri filtri/ }).click() },
  { route: "bills", name: "unusual data", as: "casi@esempio.it" },
  { route: "bills", name: "bill of a link not found", as: giulia, at: "/bollette?a=2026&n=999999999" },
  { route: "bills", name: "bills fail", as: giulia, faults: broken("POST /api/billing") },
  { route: "bills", name: "no bills", as: "nuovo@esempio.it" },
  { route: "supplies", name: "500 supplies", as: "condominio@esempio.it" },
  { route: "supplies", name: "none", as: "nessuna@esempio.it" },
  { route: "supplyDetail", name: "method of payment", as: giulia, at: `${supply}?pannello=pagamento` },
  { route: "supplyDetail", name: "delivery of bills", as: giulia, at: `${supply}?pannello=consegna` },
  { route: "supplyDetail", name: "unusual data", as: "casi@esempio.it", at: "/forniture/s-100003003" },
  {
    route: "consumptions",
    name: "as a table",
    as: giulia,
    act: (page) =>
      page
        .getByRole("radio", { name: "Tabella" })
        .or(page.getByRole("button", { name: "Tabella", exact: true }))
        .first()
        .click(),
  },
  { route: "consumptions", name: "fails", as: giulia, faults: broken("POST /api/consumption") },
  { route: "enterReading", name: "empty", as: giulia, act: press("Invia la lettura") },
  {
    route: "readingSent",
    name: "sent",
    as: giulia,
    at: "/autolettura/inserisci?fornitura=s-100001002",
    act: async (page) => {
      await page.getByLabel("Cifre del contatore").fill("11080");
      await press("Invia la lettura")(page);
      await page.waitForURL("**/autolettura/inviata");
    },
  },
  { route: "vouchers", name: "none", as: "silenzioso@esempio.it" },
  { route: "voucherDetail", name: "bar code", as: giulia, at: "/vouchers/v-100001-2?action=showBarCode" },
  { route: "notifications", name: "none", as: "nessuna@esempio.it" },
  { route: "requests", name: "some", as: "casi@esempio.it" },
  { route: "changePayment", name: "empty fields", as: giulia, act: press("Continua") },
  {
    route: "changeCadastral",
    name: "invalid field",
    as: giulia,
    at: "/modifica-dati-catastali/s-100001003",
    act: async (page) => {
      await page.getByLabel("Foglio").fill("12a");
      await page.getByLabel("Foglio").blur();
    },
  },
  { route: "myData", name: "unusual data", as: "casi@esempio.it" },
  { route: "consents", name: "fails", as: giulia, faults: broken("GET /api/users/privacy-conditions") },
  { route: "accountStatement", name: "fails", as: giulia, faults: broken("POST /api/account-balance") },
];
