import type { ComponentType } from "react";
import { matchRoutes } from "react-router";
import { config, type Feature } from "../config/config.ts";
import type { PageName } from "./messages.it.ts";
import { paths } from "./paths.ts";

/** `askFirst` asks for what the page shows at once, while the words are still on their way; the configuration is there, and a customer. */
type Load = () => Promise<{ default: ComponentType; askFirst?: () => void }>;

interface Page {
  /** `public` needs no session; `sidebar` and `bare` do, with and without the side menu. */
  area: "public" | "sidebar" | "bare";
  page: Load;
  /** Without this feature the path is unknown. */
  feature?: Feature;
  /** The page of a link whose parameters or query are secret. */
  secret?: true;
}

export interface PortalRoute extends Page {
  /** Also the key of its title in messages.it.ts. */
  key: PageName;
  /** Where the page stands: for a link's page without what is secret (AC-13). */
  path: string;
  /** The path of a link's page with all that the link brings. */
  link?: string;
}

/** Each page of the table of paths. */
const pages: Record<PageName, Page> = {
  login: { area: "public", page: () => import("../access/LoginPage.tsx") },
  register: { area: "public", page: () => import("../access/RegistrationPage.tsx") },
  registered: { area: "public", page: () => import("../access/RegisteredPage.tsx") },
  registrationConfirmed: { area: "public", secret: true, page: () => import("../access/RegistrationConfirmedPage.tsx") },
  forgotEmail: { area: "public", page: () => import("../access/ForgotEmailPage.tsx") },
  forgotPassword: { area: "public", page: () => import("../access/ForgotPasswordPage.tsx") },
  resetPassword: { area: "public", secret: true, page: () => import("../access/ResetPasswordPage.tsx") },
  passwordUpdate: { area: "public", secret: true, page: () => import("../access/PasswordUpdatePage.tsx") },
  passwordUpdated: { area: "public", page: () => import("../access/PasswordUpdatedPage.tsx") },
  emailUpdated: { area: "public", secret: true, page: () => import("../access/EmailUpdatedPage.tsx") },
  validateEmail: { area: "public", secret: true, page: () => import("../access/ValidateEmailPage.tsx") },
  migrateEmail: { area: "public", page: () => import("../access/MigrateEmailPage.tsx") },
  migratePassword: { area: "public", page: () => import("../access/MigratePasswordPage.tsx") },
  migrateDone: { area: "public", page: () => import("../access/MigrateDonePage.tsx") },
  paymentTermEmailUpdated: { area: "public", secret: true, page: () => import("../payments/BillEmailConfirmedPage.tsx") },
  gdoVoucherDetail: { area: "public", feature: "retailVoucher", page: () => import("../vouchers/RetailVoucherPage.tsx") },
  landingPage: { area: "public", feature: "landing", page: () => import("../access/LandingPage.tsx") },
  maintenanceLandingPage: { area: "public", feature: "landing", page: () => import("../access/MaintenanceLandingPage.tsx") },
  cookies: { area: "public", page: () => import("../access/CookiesPage.tsx") },
  accessibility: { area: "public", page: () => import("../access/AccessibilityPage.tsx") },
  notFoundPage: { area: "public", page: () => import("./NotFoundPage.tsx") },
  errorPage: { area: "public", page: () => import("./ErrorPage.tsx") },
  home: { area: "sidebar", page: () => import("../home/HomePage.tsx") },
  bills: { area: "sidebar", page: () => import("../bills/BillsPage.tsx") },
  supplies: { area: "sidebar", page: () => import("../supplies/SuppliesPage.tsx") },
  supplyDetail: { area: "sidebar", page: () => import("../supplies/SupplyDetailPage.tsx") },
  consumptions: { area: "sidebar", page: () => import("../consumption/ConsumptionPage.tsx") },
  selfReading: { area: "sidebar", feature: "readings", page: () => import("../readings/ReadingsPage.tsx") },
  enterReading: { area: "sidebar", feature: "readings", page: () => import("../readings/EnterReadingPage.tsx") },
  readingSent: { area: "sidebar", feature: "readings", page: () => import("../readings/ReadingSentPage.tsx") },
  readingDetail: { area: "sidebar", feature: "readings", page: () => import("../readings/ReadingDetailPage.tsx") },
  requests: { area: "sidebar", page: () => import("../account/RequestsPage.tsx") },
  notifications: { area: "sidebar", page: () => import("../account/NotificationsPage.tsx") },
  vouchers: { area: "sidebar", feature: "vouchers", page: () => import("../vouchers/VouchersPage.tsx") },
  voucherDetail: { area: "sidebar", feature: "vouchers", page: () => import("../vouchers/VoucherDetailPage.tsx") },
  bringAFriend: { area: "sidebar", feature: "referral", page: () => import("../account/BringAFriendPage.tsx") },
  profileDashboard: { area: "sidebar", page: () => import("../account/ProfilePage.tsx") },
  credentials: { area: "sidebar", page: () => import("../account/CredentialsPage.tsx") },
  myData: { area: "sidebar", page: () => import("../account/MyDataPage.tsx") },
  contacts: { area: "sidebar", page: () => import("../account/ContactsPage.tsx") },
  address: { area: "sidebar", page: () => import("../account/AddressPage.tsx") },
  consents: { area: "sidebar", page: () => import("../account/ConsentsPage.tsx") },
  accountStatement: { area: "sidebar", feature: "statement", page: () => import("../bills/StatementPage.tsx") },
  changePayment: { area: "bare", page: () => import("../payments/ChangePaymentPage.tsx") },
  changeCadastral: { area: "bare", page: () => import("../account/ChangeCadastralPage.tsx") },
  playground: { area: "public", page: () => import("../playground/PlaygroundPage.tsx") },
};

const routeOf = (key: PageName): PortalRoute => {
  const path = paths[key];
  const route = { ...pages[key], key, path };
  return route.secret ? { ...route, link: path, path: path.replace(/\/:.*/, "") } : route;
};

/** Only where the configuration enables it; otherwise its path is unknown. */
export const playgroundRoute = routeOf("playground");

/** Every path of spec §2, and the pages that the law asks for. */
export const routes: readonly PortalRoute[] = (Object.keys(pages) as PageName[]).filter((key) => key !== "playground").map(routeOf);

/** The routes of this installation. */
export const offeredRoutes = (): PortalRoute[] => [
  ...routes.filter(({ feature }) => !feature || config().features[feature]),
  ...(config().playground ? [playgroundRoute] : []),
];

/** The route that an address leads to. */
export const routeAt = (among: readonly PortalRoute[], pathname: string): PortalRoute | undefined =>
  matchRoutes([...among], pathname)?.at(-1)?.route;
