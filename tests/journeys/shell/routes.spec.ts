import { addressOf, shippedRoutes } from "../../browser/ofGiulia.ts";
import { walk } from "../../browser/walk.ts";
import { billRows, expect, fillLogin, password, showAll, test, watchConsole } from "../fixtures.ts";

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
