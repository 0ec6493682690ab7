import type { ComponentType } from "react";
import { matchRoutes } from "react-router";
import { config, type Feature } from "../platform/config/config.ts";
import type { PageName } from "../platform/pages/messages.it.ts";
import { paths } from "../platform/pages/paths.ts";

/**
 * Loads a page. Its `prefetchData` requests the data that the page shows first, while the words are still loading; the configuration and a
 * session exist by then.
 */
type LoadPage = () => Promise<{ default: ComponentType; prefetchData?: () => void }>;

interface Page {
  /** `public` needs no session; `sidebar` and `bare` do, with and without the side menu. */
  area: "public" | "sidebar" | "bare";
  /**
   * Weight of a byte in the page's first load, relative to other pages: the build shares files so that the sum over all pages is smallest
   * (docs/adr/0009). Pages that customers open most have most, then pages that are near their limit of `npm run bench`.
   */
  weight: number;
  page: LoadPage;
  /** Feature that the page belongs to. If it is disabled the path is unknown. */
  feature?: Feature;
  /** True for the page of a link with secret parameters. */
  secret?: true;
  /** Names of the link's parameters in the query. Any other, such as a tracker's, is no part of it. @default none: they are in the path */
  query?: readonly string[];
}

export interface PortalRoute extends Page {
  /** Also the key of its title in messages.it.ts. */
  key: PageName;
  /** Path of the page. For an e-mail link it contains no secrets (AC-13). */
  path: string;
  /** Path of an e-mail link with all its parameters. */
  link?: string;
}

/** Every page of the table of paths. */
const pages: Record<PageName, Page> = {
  login: { area: "public", weight: 15, page: () => import("../rooms/access/signIn/LoginPage.tsx") },
  register: { area: "public", weight: 12, page: () => import("../rooms/access/registration/RegistrationPage.tsx") },
  registered: { area: "public", weight: 3, page: () => import("../rooms/access/registration/RegisteredPage.tsx") },
  registrationConfirmed: {
    area: "public",
    weight: 3,
    secret: true,
    page: () => import("../rooms/access/registration/RegistrationConfirmedPage.tsx"),
  },
  forgotEmail: { area: "public", weight: 3, page: () => import("../rooms/access/recovery/ForgotEmailPage.tsx") },
  forgotPassword: { area: "public", weight: 3, page: () => import("../rooms/access/recovery/ForgotPasswordPage.tsx") },
  resetPassword: { area: "public", weight: 3, secret: true, page: () => import("../rooms/access/recovery/ResetPasswordPage.tsx") },
  passwordUpdate: { area: "public", weight: 3, secret: true, page: () => import("../rooms/access/recovery/PasswordUpdatePage.tsx") },
  passwordUpdated: { area: "public", weight: 3, page: () => import("../rooms/access/recovery/PasswordUpdatedPage.tsx") },
  emailUpdated: { area: "public", weight: 3, secret: true, page: () => import("../rooms/access/recovery/EmailUpdatedPage.tsx") },
  validateEmail: {
    area: "public",
    weight: 3,
    secret: true,
    query: ["a", "b"],
    page: () => import("../rooms/access/recovery/ValidateEmailPage.tsx"),
  },
  migrateEmail: { area: "public", weight: 3, page: () => import("../rooms/access/migration/MigrateEmailPage.tsx") },
  migratePassword: { area: "public", weight: 3, page: () => import("../rooms/access/migration/MigratePasswordPage.tsx") },
  migrateDone: { area: "public", weight: 3, page: () => import("../rooms/access/migration/MigrateDonePage.tsx") },
  paymentTermEmailUpdated: {
    area: "public",
    weight: 3,
    secret: true,
    page: () => import("../rooms/payments/billing/BillEmailConfirmedPage.tsx"),
  },
  gdoVoucherDetail: {
    area: "public",
    weight: 6,
    feature: "retailVoucher",
    page: () => import("../rooms/vouchers/detail/RetailVoucherPage.tsx"),
  },
  landingPage: { area: "public", weight: 3, feature: "landing", page: () => import("../rooms/access/landing/LandingPage.tsx") },
  maintenanceLandingPage: {
    area: "public",
    weight: 3,
    feature: "landing",
    page: () => import("../rooms/access/landing/MaintenanceLandingPage.tsx"),
  },
  cookies: { area: "public", weight: 3, page: () => import("./legal/CookiesPage.tsx") },
  accessibility: { area: "public", weight: 3, page: () => import("./legal/AccessibilityPage.tsx") },
  notFoundPage: { area: "public", weight: 3, page: () => import("./pages/NotFoundPage.tsx") },
  errorPage: { area: "public", weight: 3, page: () => import("./pages/ErrorPage.tsx") },
  home: { area: "sidebar", weight: 30, page: () => import("../rooms/home/HomePage.tsx") },
  bills: { area: "sidebar", weight: 10, page: () => import("../rooms/bills/list/BillsPage.tsx") },
  billWhy: { area: "sidebar", weight: 1, page: () => import("../rooms/bills/why/BillWhyPage.tsx") },
  billDetail: { area: "sidebar", weight: 3, page: () => import("../rooms/bills/detail/BillPage.tsx") },
  supplies: { area: "sidebar", weight: 1, page: () => import("../rooms/supplies/SuppliesPage.tsx") },
  supplyDetail: { area: "sidebar", weight: 10, page: () => import("./joined/SupplyDetailPage.tsx") },
  consumptions: { area: "sidebar", weight: 10, page: () => import("./joined/ConsumptionsPage.tsx") },
  selfReading: { area: "sidebar", weight: 1, feature: "readings", page: () => import("../rooms/readings/ReadingsPage.tsx") },
  enterReading: { area: "sidebar", weight: 10, feature: "readings", page: () => import("./joined/ReadingEntryPage.tsx") },
  readingSent: { area: "sidebar", weight: 1, feature: "readings", page: () => import("../rooms/readings/enter/ReadingSentPage.tsx") },
  readingDetail: { area: "sidebar", weight: 1, feature: "readings", page: () => import("../rooms/readings/ReadingDetailPage.tsx") },
  requests: { area: "sidebar", weight: 1, page: () => import("./joined/MyRequestsPage.tsx") },
  notifications: { area: "sidebar", weight: 1, page: () => import("./joined/NoticesPage.tsx") },
  vouchers: { area: "sidebar", weight: 1, feature: "vouchers", page: () => import("../rooms/vouchers/VouchersPage.tsx") },
  voucherDetail: { area: "sidebar", weight: 1, feature: "vouchers", page: () => import("../rooms/vouchers/detail/VoucherDetailPage.tsx") },
  bringAFriend: { area: "sidebar", weight: 1, feature: "referral", page: () => import("../rooms/account/referral/BringAFriendPage.tsx") },
  profileDashboard: { area: "sidebar", weight: 1, page: () => import("../rooms/account/profile/ProfileDashboardPage.tsx") },
  credentials: { area: "sidebar", weight: 1, page: () => import("../rooms/account/credentials/CredentialsPage.tsx") },
  myData: { area: "sidebar", weight: 1, page: () => import("../rooms/account/profile/MyDataPage.tsx") },
  contacts: { area: "sidebar", weight: 6, page: () => import("../rooms/account/profile/ContactsPage.tsx") },
  address: { area: "sidebar", weight: 1, page: () => import("../rooms/account/profile/AddressPage.tsx") },
  consents: { area: "sidebar", weight: 1, page: () => import("../rooms/account/consents/ConsentsPage.tsx") },
  accountStatement: { area: "sidebar", weight: 10, feature: "statement", page: () => import("../rooms/bills/statement/StatementPage.tsx") },
  changePayment: { area: "bare", weight: 12, page: () => import("./joined/PaymentChangePage.tsx") },
  changeCadastral: { area: "bare", weight: 6, page: () => import("../rooms/account/cadastral/ChangeCadastralPage.tsx") },
  playground: { area: "public", weight: 0.05, page: () => import("../rooms/playground/PlaygroundPage.tsx") },
};

const routeOf = (key: PageName): PortalRoute => {
  const path = paths[key];
  const route = { ...pages[key], key, path };
  return route.secret ? { ...route, link: path, path: path.replace(/\/:.*/, "") } : route;
};

/** Exists only if the configuration enables it; otherwise its path is unknown. */
export const playgroundRoute = routeOf("playground");

/** Every path of the customer area (RT-01, RT-02), and the legally required pages. */
export const routes: readonly PortalRoute[] = (Object.keys(pages) as PageName[]).filter((key) => key !== "playground").map(routeOf);

/** Returns the routes of this installation. */
export const offeredRoutes = (): PortalRoute[] => [
  ...routes.filter(({ feature }) => !feature || config().features[feature]),
  ...(config().playground ? [playgroundRoute] : []),
];

/** Returns the route of an address. */
export const routeAt = (among: readonly PortalRoute[], pathname: string): PortalRoute | undefined =>
  matchRoutes([...among], pathname)?.at(-1)?.route;

/** Returns true for the address of a page that needs a session. */
export const isPrivate = (pathname: string): boolean => (routeAt(routes, pathname)?.area ?? "public") !== "public";
