import { audit } from "../audit.ts";
import { billRows, cards, expect, fillLogin, graphql, password, test } from "../fixtures.ts";

test.use({ listsAlone: true });

const stored = () => Object.fromEntries(Object.entries(window.localStorage));

test("[AC-75, AC-76] beside the form of sign-in a desktop shows the product, which moves nothing, and a phone loads none of it", async ({
  page,
  settled,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sample = page.locator("[data-sample]");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await settled();
  await expect(sample).toHaveCount(0);
  const onPhone = scripts.splice(0).length;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/login");
  await expect(sample).toContainText("Dati di esempio");
  await settled();
  expect(scripts.length).toBeGreaterThan(onPhone);
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThanOrEqual(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await expect(page.getByRole("button", { name: "Accedi" })).toBeInViewport();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`- heading "Accedi" [level=1]`);
  expect(await page.locator("body").ariaSnapshot()).not.toContain("Casa al lago");
  await audit(page);
});

test("[AC-01] @cookie signing in stores the session under one key", async ({ page, signIn, tokens }) => {
  await signIn("giulia@esempio.it", "/login");
  const storage = await page.evaluate(stored);
  const sessions = Object.values(storage).filter((value) => value.includes("customerId"));
  expect(sessions).toHaveLength(1);
  expect(JSON.parse(sessions[0] as string)).toEqual({
    version: 1,
    customerId: "100001",
    expiresAt: expect.any(String),
    ...(tokens === "cookie" ? { renewals: 0 } : { token: expect.any(String), refreshToken: expect.any(String) }),
  });
});

test("[R06] [AC-01] an answer without customer id raises the unknown error and stores nothing", async ({ page }) => {
  await page.route("**/api/auth/login", (route) => route.fulfill({ json: { token: "t", refreshToken: "r" } }));
  await page.goto("/login");
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page.getByRole("alert")).toContainText("È un problema nostro, non tuo");
  expect(JSON.stringify(await page.evaluate(stored))).not.toMatch(/customerId|refreshToken/);
});

test("[AC-02] a wrong password shows the server's message and keeps the typed address", async ({ page }) => {
  await page.goto("/login");
  await fillLogin(page, "giulia@esempio.it", "sbagliata");
  await expect(page.getByRole("alert")).toContainText("Accesso non riuscito");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("giulia@esempio.it");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("sbagliata");
});

test("[AC-02] an answer that asks for a migration leads to its screen", async ({ page }) => {
  const leads = {
    "migra-email": "/migrazione/modifica-email",
    "migra-password": "/migrazione/modifica-password",
    migrata: "/migrazione/completata",
  };
  for (const [name, path] of Object.entries(leads)) {
    await page.goto("/login");
    await fillLogin(page, `${name}@esempio.it`, password);
    await expect(page).toHaveURL(path);
  }
});

test("[AC-02] if the server sends no message, the portal shows its own", async ({ page, faults }) => {
  await page.goto("/login");
  for (const mode of ["html", "empty", "bad-json", "truncated", "reset"] as const) {
    await faults([{ match: "POST /api/auth/login", mode }]);
    await fillLogin(page, "giulia@esempio.it", password);
    await expect(page.getByRole("alert")).toContainText("Accesso non riuscito");
    await expect(page.getByRole("alert")).not.toContainText(/undefined|fetch|JSON/);
  }
});

test("[A06] empty, incomplete and over-long fields each show a message, and the error summary takes focus", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByText("Scrivi la tua e-mail").first()).toBeVisible();
  await expect(page.getByText("Scrivi la tua password").first()).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Ci sono 2 campi da controllare");
  await fillLogin(page, "giulia", "x".repeat(5000));
  await expect(page.getByText(/indirizzo e-mail completo/).first()).toBeVisible();
  await expect(page.getByText(/troppo lungo/).first()).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("giulia");
});

test("the form is made for password managers", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("autocomplete", "username");
  const secret = page.getByLabel("Password", { exact: true });
  await expect(secret).toHaveAttribute("autocomplete", "current-password");
  await expect(secret).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: /mostra/i }).click();
  await expect(secret).toHaveAttribute("type", "text");
});

test("[AP-03] @cookie an expired token is refreshed once, and the requested data arrive", async ({ page, signIn, requests, faults }) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page)).toHaveCount(3);
  const refreshed = requests("POST /api/auth/refresh");
  await faults([
    { match: graphql, operation: "allSupplies", mode: "graphql", code: "AccessDeniedError", times: 1 },
    // Requested at the same moment.
    { match: "GET /api/vouchers", mode: "status", status: 401, code: "AUTH-FAILED", times: 1 },
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ciao Giulia" })).toBeVisible();
  await expect(billRows(page)).toHaveCount(3);
  expect(refreshed).toHaveLength(1);
});

test("[R03] [AP-03] if the token refresh fails the session ends, and the sign-in leads back to the page", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await faults([
    { match: "POST /api/billing", mode: "status", status: 401, code: "AUTH-FAILED" },
    { match: "POST /api/auth/refresh", mode: "status", status: 401, code: "AUTH-FAILED" },
  ]);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fbollette/);
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  expect(JSON.stringify(await page.evaluate(stored))).not.toMatch(/customerId|refreshToken/);
});

test("[AP-04] a logout in one tab reaches the other", async ({ page, context, signIn }) => {
  await signIn("giulia@esempio.it");
  const other = await context.newPage();
  await other.goto("/bollette");
  await expect(cards(other).first()).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await expect(cards(other)).toHaveCount(0);
});

test("[AC-38] @cookie after a logout no form can be typed into before the sign-in page is loaded", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  // Playwright's own locators would wait for the sign-in page: the page itself tells what it shows meanwhile.
  const seen: string[] = [];
  await page.exposeFunction("tell", (text: string) => void seen.push(text));
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (text: string) => void };
    const fields = () => document.querySelectorAll("input, article").length;
    new MutationObserver(() => tell(`${fields()} ${document.body.innerText.trim()}`)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  let load = () => {};
  const released = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/login", async (route) => {
    if (route.request().resourceType() === "document") await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Esci" }).click({ noWaitAfter: true });
  await expect.poll(() => seen.at(-1)).toBe("0 Stiamo chiudendo la tua area clienti…");
  load();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("E-mail", { exact: true })).toBeVisible();
});

test("[CH-11] after a logout, back shows nothing private", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Giulia")).toHaveCount(0);
});

test("[R09] [AC-20] storage that is blocked, as in a private window, or corrupt does not stop the start-up", async ({ page, context }) => {
  await context.addInitScript(() => {
    if (window.name === "corrotto") window.localStorage.setItem("favilla.authentication", "{");
    else
      for (const storage of ["localStorage", "sessionStorage", "indexedDB", "caches"])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
  });
  await page.goto("/login");
  // The message is a part that loads later and moves the form down: a press at that moment may miss the button.
  await expect(page.getByText("Non possiamo ricordare il tuo accesso")).toBeVisible();
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page.getByRole("heading", { name: "Ciao Giulia" })).toBeVisible();
  await expect(page.getByText("Non possiamo ricordare il tuo accesso")).toBeVisible();
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(cards(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(() => {
    window.name = "corrotto";
  });
  await other.goto("/login");
  await expect(other.getByRole("heading", { name: "Accedi" })).toBeVisible();
});

test("[AP-04] after a sign-in in another tab, this tab opens its redirectTo", async ({ page, context }) => {
  await page.goto("/login?redirectTo=%2Fbollette");
  await page.getByLabel("E-mail", { exact: true }).fill("a metà");
  const other = await context.newPage();
  await other.goto("/login");
  await fillLogin(other, "giulia@esempio.it", password);
  await expect(page).toHaveURL("/bollette");
});

test("[AC-01, AC-77] two presses sign in once, and a note says when Caps Lock is on", async ({ page, requests, faults }) => {
  const sent = requests("POST /api/auth/login");
  await page.goto("/login");
  await page.getByLabel("Password", { exact: true }).dispatchEvent("keydown", { key: "A", modifierCapsLock: true });
  await expect(page.getByText(/maiuscole/i)).toBeVisible();
  await faults([{ match: "POST /api/auth/login", mode: "delay", delay: 300 }]);
  await page.getByLabel("E-mail", { exact: true }).fill("giulia@esempio.it");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Accedi", exact: true }).dblclick();
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});

test("[AC-02] an unconfirmed registration and too many attempts show the server's message", async ({ page, faults }) => {
  await page.goto("/login");
  for (const [code, status, words] of [
    ["REGISTRATION-NOT-CONFIRMED", 403, "Prima conferma la registrazione"],
    ["TOO-MANY-ATTEMPTS", 429, "Troppi tentativi"],
  ] as const) {
    await faults([{ match: "POST /api/auth/login", mode: "json", status, body: { code, message: `${words}.` } }]);
    await fillLogin(page, "giulia@esempio.it", password);
    await expect(page.getByRole("alert")).toContainText(words);
  }
});
