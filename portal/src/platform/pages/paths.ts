import { createSearchParams, generatePath, type PathParam, type URLSearchParamsInit } from "react-router";
import type { PageName } from "./messages.it.ts";

/**
 * All addresses of the portal: every path of the customer area (RT-01, RT-02), and the legally required pages. No other file contains a
 * path.
 */
export const paths = {
  login: "/login",
  register: "/registrazione",
  registered: "/registrazione-effettuata",
  registrationConfirmed: "/registrazione-completata/:id/:accessToken",
  forgotEmail: "/utente/recupera-email",
  forgotPassword: "/utente/recupera-password",
  resetPassword: "/forgot/password/:serverToken/:token",
  passwordUpdate: "/recovery_page/password/:serverToken/:token",
  passwordUpdated: "/utente/password-aggiornata",
  emailUpdated: "/recovery_page/email/:serverToken/:email/:token",
  validateEmail: "/utente/valida-email",
  migrateEmail: "/migrazione/modifica-email",
  migratePassword: "/migrazione/modifica-password",
  migrateDone: "/migrazione/completata",
  paymentTermEmailUpdated: "/update/billing/email/:userId/:email/:token/:supplyId1/:supplyId2?",
  gdoVoucherDetail: "/recupera_voucher/voucher",
  landingPage: "/buoni",
  maintenanceLandingPage: "/myaccendi",
  publicComplaint: "/reclami",
  cookies: "/cookie",
  accessibility: "/accessibilita",
  notFoundPage: "/page-not-found",
  errorPage: "/error",
  home: "/",
  bills: "/bollette",
  billWhy: "/bollette/:year/:number/importo",
  billDetail: "/bollette/:year/:number",
  instalments: "/bollette/:year/:number/rate",
  supplies: "/forniture",
  supplyDetail: "/forniture/:id",
  contract: "/forniture/:id/contratto",
  consumptions: "/consumi",
  selfReading: "/autolettura",
  enterReading: "/autolettura/inserisci",
  readingSent: "/autolettura/inviata",
  readingDetail: "/autolettura/:id",
  requests: "/le-mie-richieste",
  notifications: "/notifiche",
  vouchers: "/vouchers",
  voucherDetail: "/vouchers/:id",
  bringAFriend: "/porta-un-amico",
  profileDashboard: "/profilo",
  credentials: "/profilo/credenziali",
  myData: "/profilo/i-miei-dati",
  contacts: "/profilo/miei-recapiti",
  address: "/profilo/indirizzo",
  consents: "/profilo/consensi-e-informative",
  changes: "/profilo/modifiche",
  accountStatement: "/profilo/estratto-conto",
  changePayment: "/modifica-pagamento/:method/:id",
  changeCadastral: "/modifica-dati-catastali/:id",
  complaint: "/reclami/nuovo",
  complaintDetail: "/reclami/:id",
} as const satisfies Record<PageName, `/${string}`>;

/** Names of a path's parameters. */
type ParamOf<Page extends PageName> = PathParam<(typeof paths)[Page]>;

/** Pages whose path has no parameters. */
export type PlainPage = { [Page in PageName]: [ParamOf<Page>] extends [never] ? Page : never }[PageName];

/**
 * Returns the address of a page.
 * @param params values of the path's parameters, with any characters; omitted for a path without parameters
 */
export function hrefTo<Page extends PageName>(
  page: Page,
  ...[params]: Page extends PlainPage ? [] : [params: Record<ParamOf<Page>, string>]
): string {
  return generatePath<string>(paths[page], params);
}

/** Appends a query to an address. An empty query adds no question mark. */
export function withQuery(href: string, query: URLSearchParamsInit): string {
  const text = createSearchParams(query).toString();
  return text ? `${href}?${text}` : href;
}
