import { matchRoutes } from "react-router";
import { config, type Feature } from "../platform/config/config.ts";
import type { PageName } from "../platform/pages/messages.it.ts";
import { paths } from "../platform/pages/paths.ts";

interface Page {
  /** `public` needs no session; `sidebar` and `bare` do, with and without the side menu. */
  area: "public" | "sidebar" | "bare";
  /** True for the pages that customers open most: the build shares files so that their first loads are smallest (docs/adr/0009). */
  hot?: true;
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
  login: { area: "public", hot: true },
  register: { area: "public", hot: true },
  registered: { area: "public" },
  registrationConfirmed: { area: "public", secret: true },
  forgotEmail: { area: "public" },
  forgotPassword: { area: "public" },
  resetPassword: { area: "public", secret: true },
  passwordUpdate: { area: "public", secret: true },
  passwordUpdated: { area: "public" },
  emailUpdated: { area: "public", secret: true },
  validateEmail: { area: "public", secret: true, query: ["a", "b"] },
  migrateEmail: { area: "public" },
  migratePassword: { area: "public" },
  migrateDone: { area: "public" },
  paymentTermEmailUpdated: { area: "public", secret: true },
  gdoVoucherDetail: { area: "public", feature: "retailVoucher" },
  landingPage: { area: "public", feature: "landing" },
  maintenanceLandingPage: { area: "public", feature: "landing" },
  publicComplaint: { area: "public", feature: "complaints" },
  cookies: { area: "public" },
  accessibility: { area: "public" },
  notFoundPage: { area: "public" },
  errorPage: { area: "public" },
  home: { area: "sidebar", hot: true },
  bills: { area: "sidebar", hot: true },
  billWhy: { area: "sidebar" },
  billDetail: { area: "sidebar" },
  instalments: { area: "sidebar", feature: "instalments" },
  supplies: { area: "sidebar" },
  supplyDetail: { area: "sidebar", hot: true },
  contract: { area: "sidebar", feature: "contract" },
  consumptions: { area: "sidebar", hot: true },
  selfReading: { area: "sidebar", feature: "readings" },
  enterReading: { area: "sidebar", hot: true, feature: "readings" },
  readingSent: { area: "sidebar", feature: "readings" },
  readingDetail: { area: "sidebar", feature: "readings" },
  requests: { area: "sidebar" },
  notifications: { area: "sidebar" },
  vouchers: { area: "sidebar", feature: "vouchers" },
  voucherDetail: { area: "sidebar", feature: "vouchers" },
  bringAFriend: { area: "sidebar", feature: "referral" },
  profileDashboard: { area: "sidebar" },
  credentials: { area: "sidebar" },
  myData: { area: "sidebar" },
  contacts: { area: "sidebar" },
  address: { area: "sidebar" },
  consents: { area: "sidebar" },
  changes: { area: "sidebar", feature: "changes" },
  accountStatement: { area: "sidebar", hot: true, feature: "statement" },
  changePayment: { area: "bare", hot: true },
  changeCadastral: { area: "bare" },
  complaint: { area: "sidebar", feature: "complaints" },
  complaintDetail: { area: "sidebar", feature: "complaints" },
};

const routeOf = (key: PageName): PortalRoute => {
  const path = paths[key];
  const route = { ...pages[key], key, path };
  return route.secret ? { ...route, link: path, path: path.replace(/\/:.*/, "") } : route;
};

/** Every path of the customer area (RT-01, RT-02), and the legally required pages. */
export const routes: readonly PortalRoute[] = (Object.keys(pages) as PageName[]).map(routeOf);

/** Returns the routes of this installation. */
export const offeredRoutes = (): PortalRoute[] => routes.filter(({ feature }) => !feature || config().features[feature]);

/** Returns the route of an address. */
export const routeAt = (among: readonly PortalRoute[], pathname: string): PortalRoute | undefined =>
  matchRoutes([...among], pathname)?.at(-1)?.route;

/** Returns true for the address of a page that needs a session. */
export const isPrivate = (pathname: string): boolean => (routeAt(routes, pathname)?.area ?? "public") !== "public";
