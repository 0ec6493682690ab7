import { createSearchParams, generatePath, type PathParam, type URLSearchParamsInit } from "react-router";
import type { PageName } from "./messages.it.ts";

/** The portal's one table of addresses: every path of the customer area (RT-01, RT-02), and those of the pages that the law asks for. No other file writes one. */
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
  cookies: "/cookie",
  accessibility: "/accessibilita",
  notFoundPage: "/page-not-found",
  errorPage: "/error",
  playground: "/playground",
  home: "/",
  bills: "/bollette",
  supplies: "/forniture",
  supplyDetail: "/forniture/:id",
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
  accountStatement: "/profilo/estratto-conto",
  changePayment: "/modifica-pagamento/:method/:id",
  changeCadastral: "/modifica-dati-catastali/:id",
} as const satisfies Record<PageName, `/${string}`>;

/** The names of a path's parameters. */
type ParamOf<Page extends PageName> = PathParam<(typeof paths)[Page]>;

/** The pages whose path has no parameters. */
export type PlainPage = { [Page in PageName]: [ParamOf<Page>] extends [never] ? Page : never }[PageName];

/**
 * The address of a page.
 * @param params what the path's parameters stand for, whatever characters they hold; a path without any takes none
 */
export function hrefTo<Page extends PageName>(
  page: Page,
  ...[params]: Page extends PlainPage ? [] : [params: Record<ParamOf<Page>, string>]
): string {
  return generatePath<string>(paths[page], params);
}

/** An address with a query; without its question mark where nothing is asked. */
export function withQuery(href: string, query: URLSearchParamsInit): string {
  const text = createSearchParams(query).toString();
  return text ? `${href}?${text}` : href;
}
