import type { ComponentType } from "react";
import { config, type Feature } from "../config/config.ts";
import { matchPath, type Params } from "./matchPath.ts";
import type { PageName } from "./messages.it.ts";

/** `askFirst` asks for what the page shows at once, while the words are still on their way; the configuration is there, and a customer. */
type Load = () => Promise<{ default: ComponentType; askFirst?: () => void }>;

export interface PortalRoute {
  /** Also the key of its title in messages.it.ts. */
  key: PageName;
  path: string;
  /** Where the page stands once the secrets of its link have left the address bar (AC-13); with and without them it is served. */
  bare?: string;
  /** `public` needs no session; `sidebar` and `bare` do, with and without the side menu. */
  area: "public" | "sidebar" | "bare";
  page: Load;
  /** Without this feature the path is unknown. */
  feature?: Feature;
}

/** Every path of spec §2, and the pages that the law asks for. */
export const routes: readonly PortalRoute[] = [
  { key: "login", path: "/login", area: "public", page: () => import("../access/LoginPage.tsx") },
  { key: "register", path: "/registrazione", area: "public", page: () => import("../access/RegistrationPage.tsx") },
  { key: "registered", path: "/registrazione-effettuata", area: "public", page: () => import("../access/RegisteredPage.tsx") },
  {
    key: "registrationConfirmed",
    path: "/registrazione-completata/:id/:accessToken",
    bare: "/registrazione-completata",
    area: "public",
    page: () => import("../access/RegistrationConfirmedPage.tsx"),
  },
  { key: "forgotEmail", path: "/utente/recupera-email", area: "public", page: () => import("../access/ForgotEmailPage.tsx") },
  { key: "forgotPassword", path: "/utente/recupera-password", area: "public", page: () => import("../access/ForgotPasswordPage.tsx") },
  {
    key: "resetPassword",
    path: "/forgot/password/:serverToken/:token",
    bare: "/forgot/password",
    area: "public",
    page: () => import("../access/ResetPasswordPage.tsx"),
  },
  {
    key: "passwordUpdate",
    path: "/recovery_page/password/:serverToken/:token",
    bare: "/recovery_page/password",
    area: "public",
    page: () => import("../access/PasswordUpdatePage.tsx"),
  },
  { key: "passwordUpdated", path: "/utente/password-aggiornata", area: "public", page: () => import("../access/PasswordUpdatedPage.tsx") },
  {
    key: "emailUpdated",
    path: "/recovery_page/email/:serverToken/:email/:token",
    bare: "/recovery_page/email",
    area: "public",
    page: () => import("../access/EmailUpdatedPage.tsx"),
  },
  {
    key: "validateEmail",
    path: "/utente/valida-email",
    bare: "/utente/valida-email",
    area: "public",
    page: () => import("../access/ValidateEmailPage.tsx"),
  },
  { key: "migrateEmail", path: "/migrazione/modifica-email", area: "public", page: () => import("../access/MigrateEmailPage.tsx") },
  {
    key: "migratePassword",
    path: "/migrazione/modifica-password",
    area: "public",
    page: () => import("../access/MigratePasswordPage.tsx"),
  },
  { key: "migrateDone", path: "/migrazione/completata", area: "public", page: () => import("../access/MigrateDonePage.tsx") },
  {
    key: "paymentTermEmailUpdated",
    path: "/update/billing/email/:userId/:email/:token/:supplyId1/:supplyId2?",
    bare: "/update/billing/email",
    area: "public",
    page: () => import("../payments/BillEmailConfirmedPage.tsx"),
  },
  {
    key: "gdoVoucherDetail",
    path: "/recupera_voucher/voucher",
    area: "public",
    feature: "retailVoucher",
    page: () => import("../vouchers/RetailVoucherPage.tsx"),
  },
  { key: "landingPage", path: "/buoni", area: "public", feature: "landing", page: () => import("../access/LandingPage.tsx") },
  {
    key: "maintenanceLandingPage",
    path: "/myaccendi",
    area: "public",
    feature: "landing",
    page: () => import("../access/MaintenanceLandingPage.tsx"),
  },
  { key: "cookies", path: "/cookie", area: "public", page: () => import("../access/CookiesPage.tsx") },
  { key: "accessibility", path: "/accessibilita", area: "public", page: () => import("../access/AccessibilityPage.tsx") },
  { key: "notFoundPage", path: "/page-not-found", area: "public", page: () => import("./NotFoundPage.tsx") },
  { key: "errorPage", path: "/error", area: "public", page: () => import("./ErrorPage.tsx") },
  { key: "home", path: "/", area: "sidebar", page: () => import("../home/HomePage.tsx") },
  { key: "bills", path: "/bollette", area: "sidebar", page: () => import("../bills/BillsPage.tsx") },
  { key: "supplies", path: "/forniture", area: "sidebar", page: () => import("../supplies/SuppliesPage.tsx") },
  { key: "supplyDetail", path: "/forniture/:id", area: "sidebar", page: () => import("../supplies/SupplyDetailPage.tsx") },
  { key: "consumptions", path: "/consumi", area: "sidebar", page: () => import("../consumption/ConsumptionPage.tsx") },
  { key: "selfReading", path: "/autolettura", area: "sidebar", feature: "readings", page: () => import("../readings/ReadingsPage.tsx") },
  {
    key: "enterReading",
    path: "/autolettura/inserisci",
    area: "sidebar",
    feature: "readings",
    page: () => import("../readings/EnterReadingPage.tsx"),
  },
  {
    key: "readingSent",
    path: "/autolettura/inviata",
    area: "sidebar",
    feature: "readings",
    page: () => import("../readings/ReadingSentPage.tsx"),
  },
  {
    key: "readingDetail",
    path: "/autolettura/:id",
    area: "sidebar",
    feature: "readings",
    page: () => import("../readings/ReadingDetailPage.tsx"),
  },
  { key: "requests", path: "/le-mie-richieste", area: "sidebar", page: () => import("../account/RequestsPage.tsx") },
  { key: "notifications", path: "/notifiche", area: "sidebar", page: () => import("../account/NotificationsPage.tsx") },
  { key: "vouchers", path: "/vouchers", area: "sidebar", feature: "vouchers", page: () => import("../vouchers/VouchersPage.tsx") },
  {
    key: "voucherDetail",
    path: "/vouchers/:id",
    area: "sidebar",
    feature: "vouchers",
    page: () => import("../vouchers/VoucherDetailPage.tsx"),
  },
  {
    key: "bringAFriend",
    path: "/porta-un-amico",
    area: "sidebar",
    feature: "referral",
    page: () => import("../account/BringAFriendPage.tsx"),
  },
  { key: "profileDashboard", path: "/profilo", area: "sidebar", page: () => import("../account/ProfilePage.tsx") },
  { key: "credentials", path: "/profilo/credenziali", area: "sidebar", page: () => import("../account/CredentialsPage.tsx") },
  { key: "myData", path: "/profilo/i-miei-dati", area: "sidebar", page: () => import("../account/MyDataPage.tsx") },
  { key: "contacts", path: "/profilo/miei-recapiti", area: "sidebar", page: () => import("../account/ContactsPage.tsx") },
  { key: "address", path: "/profilo/indirizzo", area: "sidebar", page: () => import("../account/AddressPage.tsx") },
  { key: "consents", path: "/profilo/consensi-e-informative", area: "sidebar", page: () => import("../account/ConsentsPage.tsx") },
  {
    key: "accountStatement",
    path: "/profilo/estratto-conto",
    area: "sidebar",
    feature: "statement",
    page: () => import("../bills/StatementPage.tsx"),
  },
  { key: "changePayment", path: "/modifica-pagamento/:method/:id", area: "bare", page: () => import("../payments/ChangePaymentPage.tsx") },
  { key: "changeCadastral", path: "/modifica-dati-catastali/:id", area: "bare", page: () => import("../account/ChangeCadastralPage.tsx") },
];

/** Only where the configuration enables it; otherwise its path is unknown. */
export const playgroundRoute: PortalRoute = {
  key: "playground",
  path: "/playground",
  area: "public",
  page: () => import("../playground/PlaygroundPage.tsx"),
};

/** The routes of this installation. */
export const offeredRoutes = (): PortalRoute[] => [
  ...routes.filter(({ feature }) => !feature || config().features[feature]),
  ...(config().playground ? [playgroundRoute] : []),
];

/** The first route whose path an address has, with what the path's parameters stand for. A link's page has every address below its own. */
export function routeAt(among: readonly PortalRoute[], pathname: string): { route: PortalRoute; params: Params } | undefined {
  for (const route of among) {
    const params = matchPath(route.bare ? `${route.bare}/*` : route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}
