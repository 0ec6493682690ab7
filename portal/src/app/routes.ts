import type { ComponentType } from "react";
import { config, type Feature } from "../config/config.ts";
import type { PageName } from "./messages.it.ts";

type Load = () => Promise<{ default: ComponentType }>;

export interface PortalRoute {
  /** Also the key of its title in messages.it.ts. */
  key: PageName;
  path: string;
  /** `public` needs no session; `sidebar` and `bare` do, with and without the side menu. */
  area: "public" | "sidebar" | "bare";
  /** Absent as long as the screen isn't built: "In arrivo" stands in for it. */
  page?: Load;
  /** Without this feature the path is unknown. */
  feature?: Feature;
}

/** Every path of spec §2. */
export const routes: readonly PortalRoute[] = [
  { key: "login", path: "/login", area: "public", page: () => import("../access/LoginPage.tsx") },
  { key: "register", path: "/registrazione", area: "public" },
  { key: "registered", path: "/registrazione-effettuata", area: "public" },
  { key: "registrationConfirmed", path: "/registrazione-completata/:id/:accessToken", area: "public" },
  { key: "forgotEmail", path: "/utente/recupera-email", area: "public" },
  { key: "forgotPassword", path: "/utente/recupera-password", area: "public" },
  { key: "resetPassword", path: "/forgot/password/:serverToken/:token", area: "public" },
  { key: "passwordUpdate", path: "/recovery_page/password/:serverToken/:token", area: "public" },
  { key: "passwordUpdated", path: "/utente/password-aggiornata", area: "public" },
  { key: "emailUpdated", path: "/recovery_page/email/:serverToken/:email/:token", area: "public" },
  { key: "validateEmail", path: "/utente/valida-email", area: "public" },
  { key: "migrateEmail", path: "/migrazione/modifica-email", area: "public" },
  { key: "migratePassword", path: "/migrazione/modifica-password", area: "public" },
  { key: "migrateDone", path: "/migrazione/completata", area: "public" },
  { key: "paymentTermEmailUpdated", path: "/update/billing/email/:userId/:email/:token/:supplyId1/:supplyId2?", area: "public" },
  { key: "gdoVoucherDetail", path: "/recupera_voucher/voucher", area: "public", feature: "retailVoucher" },
  { key: "landingPage", path: "/buoni", area: "public", feature: "landing" },
  { key: "maintenanceLandingPage", path: "/myaccendi", area: "public", feature: "landing" },
  { key: "notFoundPage", path: "/page-not-found", area: "public", page: () => import("./NotFoundPage.tsx") },
  { key: "errorPage", path: "/error", area: "public", page: () => import("./ErrorPage.tsx") },
  { key: "home", path: "/", area: "sidebar", page: () => import("../home/HomePage.tsx") },
  { key: "bills", path: "/bollette", area: "sidebar", page: () => import("../bills/BillsPage.tsx") },
  { key: "supplies", path: "/forniture", area: "sidebar" },
  { key: "supplyDetail", path: "/forniture/:id", area: "sidebar" },
  { key: "consumptions", path: "/consumi", area: "sidebar" },
  { key: "selfReading", path: "/autolettura", area: "sidebar", feature: "readings" },
  { key: "enterReading", path: "/autolettura/inserisci", area: "sidebar", feature: "readings" },
  { key: "readingSent", path: "/autolettura/inviata", area: "sidebar", feature: "readings" },
  { key: "readingDetail", path: "/autolettura/:id", area: "sidebar", feature: "readings" },
  { key: "requests", path: "/le-mie-richieste", area: "sidebar" },
  { key: "notifications", path: "/notifiche", area: "sidebar" },
  { key: "vouchers", path: "/vouchers", area: "sidebar", feature: "vouchers" },
  { key: "voucherDetail", path: "/vouchers/:id", area: "sidebar", feature: "vouchers" },
  { key: "bringAFriend", path: "/porta-un-amico", area: "sidebar", feature: "referral" },
  { key: "profileDashboard", path: "/profilo", area: "sidebar" },
  { key: "credentials", path: "/profilo/credenziali", area: "sidebar" },
  { key: "myData", path: "/profilo/i-miei-dati", area: "sidebar" },
  { key: "contacts", path: "/profilo/miei-recapiti", area: "sidebar" },
  { key: "address", path: "/profilo/indirizzo", area: "sidebar" },
  { key: "consents", path: "/profilo/consensi-e-informative", area: "sidebar" },
  { key: "accountStatement", path: "/profilo/estratto-conto", area: "sidebar", feature: "statement" },
  { key: "changePayment", path: "/modifica-pagamento/:method/:id", area: "bare" },
  { key: "changeCadastral", path: "/modifica-dati-catastali/:id", area: "bare" },
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

/** The screens that are still to be built. */
export const unbuiltRoutes: readonly PortalRoute[] = routes.filter(({ page }) => !page);
