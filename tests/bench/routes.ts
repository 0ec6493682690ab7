import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Browser, Page, Request } from "@playwright/test";
import { build, type Plugin } from "vite";
import { retailSamples } from "../../sandbox/src/seed/vouchers.ts";
import { startSandbox } from "../../sandbox/src/start.ts";
import { brotli, output, root } from "./build.ts";
import { part } from "./bytes.ts";
import type { Row } from "./report.ts";

interface Measured {
  path: string;
  /** The parts of the portal that are the route's: what shell/laterFiles.ts loads for it. */
  own: readonly string[];
  /** Later parts of it that load together with its content, measured separately. */
  later?: readonly string[];
  /** In kilobytes. */
  limit?: number;
  /** Or at most this much more than sign-in. */
  overLogin?: number;
  thenSignIn?: boolean;
  /** Width of the window in pixels; with it the route counts nothing in the mean. @default the widest in which bills are cards */
  width?: number;
}

/** Weights of the pages in the mean of all first loads, by their module. Any other public page has 3, any other private one 1. */
const weights: Readonly<Record<string, number>> = {
  "rooms/home/HomePage.tsx": 30,
  "rooms/access/signIn/LoginPage.tsx": 15,
  "rooms/access/registration/RegistrationPage.tsx": 12,
  "shell/joined/PaymentChangePage.tsx": 12,
  "shell/joined/BillsListPage.tsx": 10,
  "shell/joined/SupplyDetailPage.tsx": 10,
  "shell/joined/ConsumptionsPage.tsx": 10,
  "shell/joined/ReadingEntryPage.tsx": 10,
  "rooms/bills/statement/StatementPage.tsx": 10,
  "rooms/vouchers/detail/RetailVoucherPage.tsx": 6,
  "rooms/account/profile/ContactsPage.tsx": 6,
  "rooms/account/cadastral/ChangeCadastralPage.tsx": 6,
  "shell/joined/BillDetailPage.tsx": 3,
};

function weightOf({ width, own: [frame, page = ""] }: Measured): number {
  if (width) return 0;
  return weights[page] ?? (frame === "shell/frames/PrivateArea.tsx" ? 1 : 3);
}

const furtherPublic = (path: string, page: string): Measured => ({ path, own: ["shell/frames/PublicLayout.tsx", page], overLogin: 12 });

const furtherPrivate = (path: string, page: string): Measured => ({ path, own: ["shell/frames/PrivateArea.tsx", page], limit: 94 });

const routes: readonly Measured[] = [
  {
    path: "/login",
    own: ["shell/frames/PublicLayout.tsx", "rooms/access/signIn/LoginPage.tsx"],
    // A decoration beside the form, in windows of 1024 px or more.
    later: ["../../design-system/src/access/ProductShow.tsx"],
    limit: 68,
  },
  // With SWR, which reads the consents and the prefixes.
  { ...furtherPublic("/registrazione", "rooms/access/registration/RegistrationPage.tsx"), overLogin: 18 },
  furtherPublic("/registrazione-effettuata", "rooms/access/registration/RegisteredPage.tsx"),
  furtherPublic("/registrazione-completata/1/a", "rooms/access/registration/RegistrationConfirmedPage.tsx"),
  furtherPublic("/utente/recupera-email", "rooms/access/recovery/ForgotEmailPage.tsx"),
  furtherPublic("/utente/recupera-password", "rooms/access/recovery/ForgotPasswordPage.tsx"),
  furtherPublic("/forgot/password/a/b", "rooms/access/recovery/ResetPasswordPage.tsx"),
  furtherPublic("/recovery_page/password/a/b", "rooms/access/recovery/PasswordUpdatePage.tsx"),
  furtherPublic("/utente/password-aggiornata", "rooms/access/recovery/PasswordUpdatedPage.tsx"),
  furtherPublic("/recovery_page/email/a/b/c", "rooms/access/recovery/EmailUpdatedPage.tsx"),
  furtherPublic("/utente/valida-email?a=1&b=a", "rooms/access/recovery/ValidateEmailPage.tsx"),
  furtherPublic("/migrazione/modifica-email", "rooms/access/migration/MigrateEmailPage.tsx"),
  furtherPublic("/migrazione/modifica-password", "rooms/access/migration/MigratePasswordPage.tsx"),
  furtherPublic("/migrazione/completata", "rooms/access/migration/MigrateDonePage.tsx"),
  furtherPublic("/update/billing/email/1/a/b/s-1", "rooms/payments/billing/BillEmailConfirmedPage.tsx"),
  furtherPublic(`/recupera_voucher/voucher?id=${retailSamples[0]?.code}`, "rooms/vouchers/detail/RetailVoucherPage.tsx"),
  furtherPublic("/buoni", "rooms/access/landing/LandingPage.tsx"),
  furtherPublic("/myaccendi", "rooms/access/landing/MaintenanceLandingPage.tsx"),
  furtherPublic("/cookie", "shell/legal/CookiesPage.tsx"),
  furtherPublic("/accessibilita", "shell/legal/AccessibilityPage.tsx"),
  furtherPublic("/page-not-found", "shell/pages/NotFoundPage.tsx"),
  { ...furtherPublic("/error", "shell/pages/ErrorPage.tsx"), thenSignIn: true },
  {
    path: "/",
    own: ["shell/frames/PrivateArea.tsx", "rooms/home/HomePage.tsx"],
    later: ["rooms/home/LastMonthText.tsx", "rooms/home/NextBill.tsx"],
    limit: 84,
  },
  { path: "/bollette", own: ["shell/frames/PrivateArea.tsx", "shell/joined/BillsListPage.tsx"], limit: 86 },
  { path: "/bollette", width: 1280, own: ["shell/frames/PrivateArea.tsx", "shell/joined/BillsListPage.tsx"], limit: 160 },
  { ...furtherPrivate("/bollette/2026/1010338", "shell/joined/BillDetailPage.tsx"), later: ["rooms/bills/why/BillWhy.tsx"] },
  {
    ...furtherPrivate("/bollette/2026/1010338/importo", "shell/joined/BillExplanationPage.tsx"),
    later: ["rooms/bills/why/BillExplained.tsx"],
  },
  furtherPrivate("/forniture", "shell/joined/SuppliesListPage.tsx"),
  { ...furtherPrivate("/forniture/s-100001001", "shell/joined/SupplyDetailPage.tsx"), later: ["shell/joined/supplyNow.tsx"] },
  {
    ...furtherPrivate("/consumi", "shell/joined/ConsumptionsPage.tsx"),
    later: ["rooms/consumption/supplyFigures.ts", "rooms/bills/spending/SupplyOutlook.tsx"],
  },
  furtherPrivate("/autolettura", "rooms/readings/ReadingsPage.tsx"),
  furtherPrivate("/autolettura/inserisci?fornitura=s-100001002", "shell/joined/ReadingEntryPage.tsx"),
  furtherPrivate("/autolettura/r-100001002-1", "rooms/readings/ReadingDetailPage.tsx"),
  { ...furtherPrivate("/le-mie-richieste", "shell/joined/MyRequestsPage.tsx"), later: ["rooms/payments/requestSubjects.ts"] },
  furtherPrivate("/notifiche", "shell/joined/NoticesPage.tsx"),
  furtherPrivate("/vouchers", "rooms/vouchers/VouchersPage.tsx"),
  furtherPrivate("/vouchers/v-100001-1", "rooms/vouchers/detail/VoucherDetailPage.tsx"),
  furtherPrivate("/porta-un-amico", "rooms/account/referral/BringAFriendPage.tsx"),
  furtherPrivate("/profilo", "rooms/account/profile/ProfileDashboardPage.tsx"),
  furtherPrivate("/profilo/credenziali", "rooms/account/credentials/CredentialsPage.tsx"),
  furtherPrivate("/profilo/i-miei-dati", "rooms/account/profile/MyDataPage.tsx"),
  furtherPrivate("/profilo/miei-recapiti", "rooms/account/profile/ContactsPage.tsx"),
  { ...furtherPrivate("/profilo/indirizzo", "shell/joined/AddressesPage.tsx"), later: ["shell/joined/SupplyDeliveries.tsx"] },
  furtherPrivate("/profilo/consensi-e-informative", "rooms/account/consents/ConsentsPage.tsx"),
  furtherPrivate("/profilo/estratto-conto", "rooms/bills/statement/StatementPage.tsx"),
  furtherPrivate("/modifica-pagamento/bank/s-100001001", "shell/joined/PaymentChangePage.tsx"),
  furtherPrivate("/modifica-dati-catastali/s-100001002", "rooms/account/cadastral/ChangeCadastralPage.tsx"),
  { path: "/non-esiste", own: ["shell/frames/PublicLayout.tsx", "shell/pages/NotFoundPage.tsx"] },
];

/** Sign-in and every other path that needs no session. */
export const publicPaths = routes.slice(0, routes.findIndex(({ thenSignIn }) => thenSignIn) + 1).map(({ path }) => path);

/** Every path that needs one, home first. */
export const privatePaths = routes.filter(({ own, width }) => !width && own[0] === "shell/frames/PrivateArea.tsx").map(({ path }) => path);

/** The module of each page by which the bench knows what is the route's own. */
export const ownPages = [...new Set(routes.map(({ own }) => own[1] ?? ""))];

/** The modules in each built file, with their length, and the modules that each module imports, at once or later. */
export interface Graph {
  files: Map<string, readonly (readonly [module: string, length: number])[]>;
  /** The modules of the scripts that each stylesheet belongs to. */
  styles: Map<string, readonly string[]>;
  imports: Map<string, { now: readonly string[]; later: readonly string[] }>;
  entry: string;
}

/** Output folder of the portal; parts of the bench put their own pages beside it. */
export const portalFolder = join(output, "portal");

/** Adds a page to those of a built portal, for the servers that start from now on: any other address is the portal's own. */
export function addPage(folder: string, name: string): void {
  const file = join(folder, "hosting.json");
  const hosting = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...hosting, pages: { ...hosting.pages, [`/${name}`]: `${name}/index.html` } }));
}

let built: Promise<Graph> | undefined;

/** The portal as `npm start` builds it, once for all parts, with the file of each module. */
export const builtPortal = (): Promise<Graph> => {
  built ??= buildPortal(portalFolder);
  return built;
};

async function buildPortal(outDir: string): Promise<Graph> {
  const graph: Graph = { files: new Map(), styles: new Map(), imports: new Map(), entry: "" };
  const note: Plugin = {
    name: "note-the-graph",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        graph.files.set(
          file.fileName,
          Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
        );
        for (const style of file.viteMetadata?.importedCss ?? [])
          graph.styles.set(style, [...(graph.styles.get(style) ?? []), ...Object.keys(file.modules)]);
        if (file.isEntry) graph.entry = file.facadeModuleId ?? "";
      }
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) graph.imports.set(id, { now: info.importedIds, later: info.dynamicallyImportedIds });
      }
    },
  };
  await build({
    root: join(root, "portal"),
    logLevel: "warn",
    plugins: [note],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  });
  return graph;
}

const source = join(root, "portal/src");

/** Loaded after the first page, when the browser has nothing else to do, and measured apart: the table of all pages, and what stands for one that fails. */
const whenIdle = ["shell/laterFiles.ts", "shell/failures.tsx"].map((file) => join(source, file));

/** All modules that are imported at once, the given ones included. */
function importedBy({ imports }: Graph, modules: readonly string[]): Set<string> {
  const missing = modules.filter((id) => !imports.has(id));
  if (missing.length > 0) throw new Error(`The portal has no ${missing.join(", ")}`);
  const known = new Set(modules);
  for (const id of known) for (const module of imports.get(id)?.now ?? []) known.add(module);
  return known;
}

/** The files that only some later modules of a route have requested. */
function filesOfLater(graph: Graph, loaded: readonly string[], before: ReadonlySet<string>, later: readonly string[]): string[] {
  const after = importedBy(graph, later);
  return loaded.filter((file) => {
    const modules = graph.styles.get(file) ?? (graph.files.get(file) ?? []).map(([id]) => id);
    return modules.some((id) => after.has(id)) && !modules.some((id) => before.has(id));
  });
}

/** The modules that arrived with the files of a route although neither the start-up nor the route's own parts import them. */
function strangers({ files, imports, entry }: Graph, loaded: readonly string[], own: readonly string[]) {
  const parts = new Set(imports.get(join(source, "shell/laterFiles.ts"))?.later.filter((id) => /(?:Page|PrivateArea)\.tsx$/.test(id)));
  const known = new Set<string>();
  const open = [entry, ...own.map((file) => join(source, file))];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    const { now, later } = imports.get(id) ?? { now: [], later: [] };
    open.push(...now, ...later.filter((module) => !parts.has(module)));
  }
  const modules = loaded.flatMap((file) => files.get(file) ?? []).filter(([id]) => !id.startsWith("\0") && !known.has(id));
  return {
    parts: modules.filter(([id]) => parts.has(id)).map(([id]) => relative(root, id)),
    modules: modules.filter(([, length]) => length > 0).map(([id]) => relative(root, id)),
    bytes: modules.reduce((sum, [, length]) => sum + length, 0),
  };
}

/** Opens a route with an empty cache, and returns the built files that were requested until the page had settled. */
async function load(page: Page, url: string): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: Request) => {
    if (["script", "stylesheet", "font"].includes(request.resourceType())) files.add(new URL(request.url()).pathname.slice(1));
  };
  // A page that is left may still request something, such as closed panels for a print.
  await page.goto("about:blank");
  page.on("request", note);
  await page.goto(url);
  // The message for old browsers, which is hidden, has a heading too.
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...files];
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("E-mail").fill("giulia@esempio.it");
  await page.getByLabel("Password", { exact: true }).fill("Favilla-2026");
  await page.getByRole("button", { name: "Accedi" }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
  await page.waitForLoadState("networkidle");
}

const isFont = (file: string) => file.endsWith(".woff2");

/** Compressed size in kilobytes. */
const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + brotli(readFileSync(join(portalFolder, file))), 0) / 1000;

/** The size of each route's first load in the production build, and the routes that load another route's code. */
export async function measureRoutes(browser: Browser, bare: number): Promise<{ rows: Row[]; faults: string[] }> {
  const graph = await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  // A touch screen: with a mouse, closed panels are loaded for a print 1.5 s after the page, which a slow machine would count too.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT", hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const rows: Row[] = [];
    const faults: string[] = [];
    let font = 0;
    let login = 0;
    const mean = { size: 0, weight: 0 };
    const idle = new Set<string>();
    for (const route of routes) {
      const { own, later, limit, overLogin, thenSignIn, width } = route;
      await page.setViewportSize({ width: width ?? 1023, height: 900 });
      const path = width ? `${route.path} with one beside the list` : route.path;
      const loaded = await load(page, sandbox.url + route.path);
      const before = importedBy(graph, [graph.entry, ...own.map((file) => join(source, file))]);
      const ofIdle = filesOfLater(graph, loaded, before, whenIdle);
      for (const file of ofIdle) idle.add(file);
      const files = loaded.filter((file) => !ofIdle.includes(file));
      const laterModules = later?.map((file) => join(source, file));
      const ofLater = laterModules ? filesOfLater(graph, files, before, laterModules) : [];
      const code = sizeOf(files.filter((file) => !isFont(file) && !ofLater.includes(file)));
      font = Math.max(font, ...files.filter(isFont).map((file) => statSync(join(portalFolder, file)).size));
      const weight = weightOf(route);
      mean.size += code * weight;
      mean.weight += weight;
      const value = code - bare;
      if (path === "/login") login = value;
      rows.push({ part, item: `portal, ${path}`, unit: "kB", value, limit: overLogin === undefined ? limit : login + overLogin });
      if (later)
        rows.push({
          part,
          item: `portal, ${path}, ${later.join(" and ")} when there is something to show`,
          unit: "kB",
          value: sizeOf(ofLater),
          limit: 40,
        });
      const others = strangers(graph, files, own);
      const item = `portal, ${path}, needed by others only`;
      rows.push({ part, item, unit: "kB", value: others.bytes / 1000, measure: "of source", modules: others.modules });
      if (others.parts.length > 0) faults.push(`${path} loads another route's part: ${others.parts.join(", ")}`);
      if (thenSignIn) await signIn(page, sandbox.url);
    }
    rows.push({
      part,
      item: "portal, table of all pages and pages of failures, when the browser is idle",
      unit: "kB",
      value: sizeOf([...idle]),
      limit: 7,
    });
    rows.push({
      part,
      item: "portal, weighted mean of all first loads, React included",
      unit: "kB",
      value: mean.size / mean.weight,
      limit: 137,
    });
    rows.push({ part, item: "portal, fonts of a route (woff2, not compressed)", unit: "kB", value: font / 1000, limit: 21 });
    return { rows, faults };
  } finally {
    await context.close();
    await sandbox.close();
  }
}
