import type { Route } from "@playwright/test";
import { addressOf, shippedRoutes } from "../../browser/ofGiulia.ts";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { billRows, cards, expect, fillLogin, graphql, password, showAll, test, watchConsole } from "../fixtures.ts";

test.use({ listsAlone: true });

const sample = (path: string) => path.replace(/:\w+\??/g, "prova");
/**
 * Each public path, with the address at which its page ends: without its secrets (AC-13). A retail voucher needs a code; its own journeys
 * have one.
 */
const publicPaths = shippedRoutes
  .filter(({ area, key }) => area === "public" && key !== "gdoVoucherDetail")
  .map(({ path, link }) => ({ path: sample(link ?? path), bare: path }));

test("[RT-01] public paths answer with their own screen, opened directly and reloaded", walk, async ({ page }) => {
  test.slow();
  const said = watchConsole(page);
  for (const { path, bare } of publicPaths) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    const title = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(title as string);
    expect(new URL(page.url()).pathname).toBe(bare);
    expect(said, path).toEqual([]);
  }
});

test("[RT-26] a slash at the end of an address is removed, and the page is the one that was pre-rendered", walk, async ({ page }) => {
  const said = watchConsole(page);
  const sent = await page.goto("/login/?x=1");
  expect(await sent?.text()).toContain("data-drawn");
  await expect(page).toHaveURL("/login?x=1");
  await expect(page.locator("#root[aria-busy]")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(said).toEqual([]);
});

/** Pages with journeys of their own, whose path is not their whole address. */
const elsewhere = ["/bollette/:year/:number/importo", "/autolettura/inserisci", "/autolettura/inviata", "/autolettura/:id"];

test(
  "[RT-02] every private path answers with its own screen, with the sidebar except for the two wizards",
  walk,
  async ({ page, signIn }) => {
    test.slow();
    const said = watchConsole(page);
    await signIn("giulia@esempio.it");
    const titles = new Set<string>();
    const walked = shippedRoutes.filter(({ area, path }) => area !== "public" && !elsewhere.includes(path));
    for (const route of walked) {
      const { area } = route;
      const address = addressOf(route);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const sidebar = page.getByRole("navigation", { name: "Menu principale" });
      await expect(sidebar, address).toHaveCount(area === "sidebar" ? 1 : 0);
      expect(new URL(page.url()).pathname).toBe(address);
      titles.add(await page.title());
      expect(said, address).toEqual([]);
    }
    expect(titles.size).toBe(walked.length);
  },
);

test("[RT-03] a private path asks to sign in and leads back to it, with its query", async ({ page, signIn }) => {
  await page.goto("/bollette?stato=scadute&x=1");
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent("/bollette?stato=scadute&x=1")}`);
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page).toHaveURL("/bollette?stato=scadute&x=1");
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("giulia@esempio.it", "/login");
  await expect(page).toHaveURL("/");
});

test("[RT-04] a redirectTo outside the portal leads to home", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/login?redirectTo=https%3A%2F%2Fesempio.it%2Fladro");
  await expect(page).toHaveURL("/");
  await page.goto("/login?redirectTo=%2F%5Cesempio.it");
  await expect(page).toHaveURL("/");
});

test("[R15] [RT-05] an unknown path leads to sign-in for a visitor and to 'not found' for a customer", async ({ page, signIn }) => {
  await page.goto("/una/pagina/che-non-esiste");
  await expect(page).toHaveURL(/\/login$/);
  await signIn("giulia@esempio.it", "/login");
  await page.goto("/una/pagina/che-non-esiste");
  await expect(page).toHaveURL("/page-not-found");
  await expect(page.getByRole("heading", { level: 1, name: "Pagina non trovata" })).toBeVisible();
});

test("[RT-05, RT-09] a badly encoded address, or one with double slashes, shows a page without errors", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/profilo");
  /** Navigates inside the portal, as a link of the page does. */
  const follow = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  for (const [path, end] of [
    ["/forniture/%E0%A4%A", "/forniture"],
    ["/una%zzpagina", "/page-not-found"],
    ["/BOLLETTE//", "/BOLLETTE//"],
    ["/una%0Apagina", "/page-not-found"],
    ["/vouchers/50%", "/page-not-found"],
  ] as const) {
    await follow(path);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Pagina non trovata" })).toBeVisible();
});

test("[RT-06] a customer id below 100 sees the error page", async ({ page, signIn }) => {
  await signIn("blocco@esempio.it");
  await expect(page).toHaveURL("/error");
  await expect(page.getByRole("heading", { level: 1, name: "Qualcosa non ha funzionato" })).toBeVisible();
});

test("[RT-07] the wait screen shows while the vocabulary is loading", async ({ page, faults }) => {
  await faults([{ match: graphql, operation: "allLabels", mode: "delay", delay: 1500 }]);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect(page.getByRole("status")).toContainText("Stiamo aprendo la tua area clienti");
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
});

test("[R12] [RT-07] a vocabulary call that fails in any way shows the error page, and 'Riprova' recovers", async ({ page, faults }) => {
  for (const mode of ["status", "html", "empty", "bad-json", "graphql"] as const) {
    await faults([{ match: graphql, operation: "allLabels", mode }]);
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo ad aprire l’area clienti" }), mode).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { name: "Accedi" }), mode).toBeVisible();
  }
});

test("[R14] [RT-08] a service worker of an earlier portal is unregistered", async ({ page, context }) => {
  await context.route("**/sw.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "self.addEventListener('fetch', () => {});" }),
  );
  // The earlier portal had no policy; this one does not let a page register anything.
  await page.route("**/earlier", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Earlier</title>" }));
  await page.goto("/earlier");
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  expect(await registrations()).toBe(1);
  await page.goto("/login");
  await expect.poll(registrations).toBe(0);
});

test("[RT-13] a page sets its title, moves focus to its heading and is announced; the back button and a reload restore the scroll position", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page).toHaveTitle("Bollette – Favilla");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForFunction(() => window.scrollY === 600);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Home" }).press("Enter");
  await expect(page).toHaveTitle("Home – Favilla");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Home – Favilla" })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Bollette – Favilla");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test("[RT-13] a page opened from the address bar starts at its top, whatever the scroll position of the page before", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn("giulia@esempio.it");
  await page.goto("/forniture");
  await page.goto("/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => window.scrollY === 300);
  await page.goto("/");
  await expect(billRows(page)).toHaveCount(3);
  await settled();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("whatever the browser's language and place", () => {
  test.use({ locale: "en-US", timezoneId: "Pacific/Honolulu" });

  test("[RT-14] every word, date and figure is Italian, and no raw code is shown", walk, async ({ page, signIn, settled }) => {
    await signIn("casi@esempio.it");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    for (const path of ["/", "/bollette"]) {
      await page.goto(path);
      if (path === "/") await expect(billRows(page)).toHaveCount(3);
      else await showAll(page);
      await settled();
      const text = await page.locator("body").innerText();
      expect(text).not.toMatch(
        /\b(undefined|null|NaN|Invalid|Loading|Error|Download|Electric|ToBePaid|NotPaid|Unknown|ENELE|GM|CNNR|VAS\d*|H2O|OP4\d\d|OP810|BOL30|RID30|LIB30)\b/,
      );
      expect(text).toMatch(/\d{1,3},\d\d\u00a0€/);
      expect(text).not.toMatch(/\d\.\d\d\u00a0?€|€[\u00a0 ]?\d|\b(January|March|November|December)\b/);
    }
  });
});

test("[RT-17] a signed-in customer who opens the sign-in page is led on", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await page.goto("/login?redirectTo=%2Fbollette");
  await expect(page).toHaveURL("/bollette");
});

test("[RT-18] a file that a deploy removed causes one reload, on the same path", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  let missing = 0;
  await page.route("**/assets/BillsListPage-*.js", (route) =>
    missing++ === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL("/bollette");
});

test("[RT-18] if the file is still missing after the reload a message says so, and the session stays", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  await page.route("**/assets/BillsListPage-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a caricare questa pagina" })).toBeVisible();
  await page.unroute("**/assets/BillsListPage-*.js*");
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("[RT-19] [RT-41] offline, a page that is not loaded yet says so inside its frame, and opens when the connection returns", async ({
  page,
  context,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  // The message has come by then (RT-41).
  await settled();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Bollette" }).click();
  const message = page.getByRole("heading", { level: 1, name: "Sei senza connessione" });
  await expect(message).toBeFocused();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(billRows(page).first()).toBeVisible();
  await menu.getByRole("link", { name: "Bollette" }).click();
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("[RT-41] where the message about a missing page is missing too, the document's own stands for it", async ({
  page,
  context,
  signIn,
}) => {
  await page.route("**/assets/failures-*", (route) => route.fulfill({ status: 404, body: "" }));
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-19] offline, private pages of which nothing is loaded yet say so on a page with a header, and open when the connection returns", async ({
  page,
  context,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/registrazione");
  const registration = page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sei senza connessione" });
  await expect(registration).toBeVisible();
  await settled();
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Favilla" }).click();
  const message = page.getByRole("heading", { level: 1, name: "Sei senza connessione" });
  await expect(message).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goBack();
  await expect(message).toBeHidden();
  await expect(registration).toBeVisible();
  await page.goForward();
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(billRows(page).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toBeVisible();
});

for (const [fault, answer] of [
  ["missing", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["cut off", (route: Route) => route.abort("connectionreset")],
] as const) {
  for (const path of ["/login", "/bollette"]) {
    test(`[RT-20] if the start file is ${fault}, ${path} says so and can be loaded again`, async ({ page }) => {
      const start = /\/assets\/start-[^/]*\.js$/;
      if (path !== "/login") await page.addInitScript(() => window.localStorage.setItem("favilla.authentication", "{}"));
      await page.route(start, answer);
      await page.goto(path, { waitUntil: "commit" });
      const alert = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" });
      await expect(alert).toBeVisible();
      await expect(page.getByText("Stiamo aprendo la tua area clienti…")).toHaveCount(0);
      await page.unroute(start);
      await alert.getByRole("button", { name: "Ricarica la pagina" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
}

test("[AP-10] [RT-37] a configuration file with a fault says so, to the customer and in the log", async ({ page }) => {
  const log: Promise<unknown>[] = [];
  page.on("console", (message) => log.push(...message.args().map((argument) => argument.jsonValue())));
  await page.route("**/config.json", async (route) => {
    const { apiBase: _, ...rest } = await (await route.fetch(again)).json();
    await route.fulfill({ json: rest });
  });
  await page.goto("/login");
  await expect(page.getByText("È sbagliata una nostra impostazione")).toBeVisible();
  expect(JSON.stringify(await Promise.all(log))).toContain("apiBase");
  await page.route(/\/assets\/StartFailure-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/login", { waitUntil: "commit" });
  const alert = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" });
  await expect(alert.getByRole("button", { name: "Ricarica la pagina" })).toBeVisible();
});

for (const saveData of [false, true])
  test(`[RT-47] the code of a page comes while ${saveData ? "a press on its link lasts, and not before, where data are saved" : "the pointer is on its link"}`, async ({
    page,
    signIn,
  }) => {
    if (saveData) await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await signIn("giulia@esempio.it");
    await page.goto("/forniture");
    const link = page.getByRole("main").getByRole("link", { name: /^Casa al mare/ });
    await link.waitFor();
    await page.waitForLoadState("networkidle");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const code = () => fetched.filter((path) => /SupplyDetailPage|supplyNow/.test(path)).length;
    await link.hover();
    if (saveData) {
      await page.waitForLoadState("networkidle");
      expect(code()).toBe(0);
      await page.mouse.down();
    }
    await expect.poll(code).toBe(2);
    await expect(page).toHaveURL("/forniture");
  });
