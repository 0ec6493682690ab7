import { again } from "../../browser/route.ts";
import { billRows, cards, expect, graphql, plants, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test("[CH-01, CH-02, CH-03, CH-59] the main menu has the common entries and giulia's own in the order of use, and marks the current page", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await expect(menu.getByRole("link")).toHaveText([
    "Home",
    "Bollette",
    "Consumi",
    "Forniture",
    "Autolettura",
    "Le mie richieste",
    "Buoni",
    "Porta un amico",
  ]);
  await expect(menu.locator("[aria-current=page]")).toHaveText("Bollette");
});

test("[CH-74] the account statement counts as bills in the menus", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/profilo/estratto-conto");
  await expect(page.getByRole("navigation", { name: "Menu principale" }).locator("[aria-current]")).toHaveText("Bollette");
  await page.getByRole("button", { name: "Menu di Giulia Esempio" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Profilo" })).toBeVisible();
  await expect(page.locator("nav [aria-current]")).toHaveCount(1);
});

test("[CH-02, CH-03, CH-06] without vouchers, friend code and alerts the menu has no such entries and the bell no badge", async ({
  page,
  signIn,
}) => {
  await signIn("silenzioso@esempio.it");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ciao");
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Bollette", "Consumi", "Forniture", "Autolettura", "Le mie richieste"]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Notifiche", exact: true })).toBeVisible();
});

test("[CH-02, CH-03] if the requests for vouchers and friend code fail, the menu omits their entries and shows no error", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([
    { match: "GET /api/vouchers", mode: "html" },
    { match: "GET /api/promo", mode: "status", status: 500 },
  ]);
  await signIn("giulia@esempio.it");
  await expect(billRows(page)).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "Menu principale" }).getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[AP-10] a feature that is off has no entry, no path and no call", async ({ page, signIn, requests }) => {
  await page.route("/config.json", async (route) => {
    const shipped = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...shipped, features: { ...shipped.features, readings: false, vouchers: false, referral: false } } });
  });
  const asked = [requests("GET /api/vouchers"), requests("GET /api/promo")];
  await signIn("giulia@esempio.it");
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Bollette", "Consumi", "Forniture", "Le mie richieste"]);
  await expect(billRows(page)).toHaveCount(3);
  expect(asked.flat()).toEqual([]);
  await page.goto("/autolettura");
  await expect(page).toHaveURL("/page-not-found");
});

test("[CH-04, CH-05] header: bell with count, name leading to the profile, user menu, logout", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Notifiche, 2 da leggere" })).toHaveAttribute("href", "/notifiche");
  await expect(header.getByRole("link", { name: "Giulia Esempio" })).toHaveAttribute("href", "/profilo");
  await header.getByRole("button", { name: "Menu di Giulia Esempio" }).click();
  await expect(header.getByRole("link", { name: "Profilo" })).toBeVisible();
  await expect(header.getByRole("link", { name: /^Notifiche/ })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "Profilo" })).toBeHidden();
  await expect(header.getByRole("button", { name: "Esci" })).toBeVisible();
});

test("[CH-04, CH-18] the user menu opens after a press that came before its code; if the code cannot be loaded the button says so and retries", async ({
  page,
  signIn,
}) => {
  const panel = "**/PopoverPanel*.js*";
  const pending: (() => void)[] = [];
  await page.route(panel, (route) => void pending.push(() => void route.continue()));
  await signIn("giulia@esempio.it");
  const header = page.getByRole("banner");
  const button = header.getByRole("button", { name: "Menu di Giulia Esempio" });
  await expect(button).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(pending, "asked for before anybody came near").toHaveLength(0);
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => pending.length).toBe(1);
  for (const release of pending) release();
  await expect(header.getByRole("link", { name: "Profilo" })).toBeVisible();
  await expect(button).toBeFocused();

  await page.unroute(panel);
  await page.route(panel, (route) => route.abort());
  await page.reload();
  await button.click();
  await expect(header.getByRole("status").filter({ hasText: "Controlla la connessione" })).toBeVisible();
  await page.unroute(panel);
  await button.click();
  await expect(header.getByRole("link", { name: "Profilo" })).toBeVisible();
  await expect(header.getByText("Controlla la connessione")).toHaveCount(0);
});

test("menus and popovers work under a content security policy without inline styles", plants, async ({ page, signIn }) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch(again);
    const policy = "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await signIn("giulia@esempio.it", "/profilo/estratto-conto");
  const broken = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => found.push(violatedDirective));
    return found;
  });
  await page.getByRole("button", { name: "Menu di Giulia Esempio" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Profilo" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Scarica", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Excel (.xlsx)" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  // Proves that the policy was in force: a violation is reported.
  await page.evaluate(() => document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" })));
  await expect.poll(() => broken.jsonValue()).toEqual(["style-src-elem"]);
});

test("[CH-07] @phone the mobile menu keeps focus inside, closes with Escape and returns focus; its links open pages and sign out", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await button.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole("link", { name: "Bollette" }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel.getByRole("button", { name: "Chiudi" })).toBeVisible();
  await panel.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("[CH-09] the header sticks once scrolled past 40 px; the side menu only in a window higher than 891 px", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const top = (locator: string) =>
    page
      .locator(locator)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const menuSticks = () =>
    page.getByRole("navigation", { name: "Menu principale" }).evaluate((element) => getComputedStyle(element).position === "sticky");
  const scrollTo = async (y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForFunction((to) => Math.round(window.scrollY) === to, y);
  };
  await scrollTo(30);
  await expect.poll(() => top("header")).toBe(-30);
  await scrollTo(300);
  await expect.poll(() => top("header")).toBe(0);
  await scrollTo(0);
  await expect.poll(() => top("header")).toBe(0);
  expect(await menuSticks()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 891 });
  expect(await menuSticks()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 892 });
  expect(await menuSticks()).toBe(true);
});

test("[R18] [CH-12] [CH-40] a page that throws an error shows the error boundary with the telephone number, and local storage is cleared", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page)).toHaveCount(3);
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, "title") as PropertyDescriptor;
    Object.defineProperty(document, "title", {
      configurable: true,
      set(value: string) {
        if (value.startsWith("Bollette")) throw new Error("prova");
        own.set?.call(document, value);
      },
      get: () => own.get?.call(document),
    });
  });
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Qualcosa si è rotto" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "800 900 100" })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  await page.getByRole("link", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
});

test("[CH-18] a panel that throws an error affects neither the other panels nor the session", async ({ page, signIn, faults }) => {
  await faults([{ match: graphql, operation: "allSupplies", mode: "graphql", code: "Boom" }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByText("Non riusciamo a caricare le forniture")).toBeVisible();
  await expect(billRows(page)).toHaveCount(3);
});

test("[CH-18] a notice whose code does not arrive leaves the page below it as it is, signed in or not", async ({ page, signIn }) => {
  await page.route("**/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    const always = { severity: "info", from: null, to: null, pages: ["*"] };
    await route.fulfill({ json: { ...config, announcements: [{ ...always, title: "Novità", text: "C’è una nuova pagina." }] } });
  });
  const refused: string[] = [];
  await page.route(/\/assets\/Announcements-/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.goto("/accessibilita");
  await expect(page.getByRole("heading", { level: 1, name: "Dichiarazione di accessibilità" })).toBeVisible();
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await signIn("giulia@esempio.it");
  await expect(billRows(page)).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
});

test("[CH-17] an announcement of the configuration is shown on its pages and does not return once dismissed", async ({ page, signIn }) => {
  await page.route("**/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    const announcement = {
      title: "Manutenzione sabato",
      text: "Dalle 8 alle 9 l’area clienti non risponde.",
      severity: "warning",
      from: "2026-11-19T00:00:00+01:00",
      to: "2026-11-21T00:00:00+01:00",
    };
    await route.fulfill({
      json: {
        ...config,
        announcements: [
          { ...announcement, pages: ["/bollette"] },
          { ...announcement, title: "Passata", to: "2026-11-19T12:00:00+01:00", pages: ["*"] },
        ],
      },
    });
  });
  await signIn("giulia@esempio.it");
  await expect(billRows(page)).toHaveCount(3);
  await expect(page.getByText("Manutenzione sabato")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByText("Manutenzione sabato")).toBeVisible();
  await expect(page.getByText("Passata")).toHaveCount(0);
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /chiudi/i })
    .click();
  await expect(page.getByText("Manutenzione sabato")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText("Manutenzione sabato")).toHaveCount(0);
});

test("[CH-01] a filter or a way to pay draws no link of the frame anew, and another page only those that say where it is", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  /** Remembers for each link with what React has drawn it. */
  const remember = () =>
    page.evaluate(() => {
      const drawn = (link: Element) => Object.entries(link).find(([key]) => key.startsWith("__reactProps$"))?.[1];
      const links = [...document.querySelectorAll("header a, nav a, footer a")].map((link) => [link, drawn(link)] as const);
      Object.assign(window, {
        again: () => links.filter(([link, before]) => drawn(link) !== before).map(([link]) => link.closest("footer, nav")?.tagName),
      });
      return links.length;
    });
  const again = () => page.evaluate(() => (window as unknown as { again: () => string[] }).again());
  expect(await remember()).toBeGreaterThan(12);
  await page.getByRole("button", { name: /^Da pagare/ }).click();
  await expect(page).toHaveURL(/stato=/);
  await page
    .getByRole("button", { name: /^Come pagare/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await again()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Consumi" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consumi");
  const anew = await again();
  expect(anew).toContain("NAV");
  expect(anew).not.toContain("FOOTER");
});
