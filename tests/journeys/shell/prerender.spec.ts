import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, graphql, password, test, watchConsole } from "../fixtures.ts";
import { chooseColours, colours } from "./colours.ts";

/** Every public path with a text that its page shows before any script has run; pages of links with an address that has parts. */
const pages = [
  { path: "/login", words: ["Accedi", "Hai dimenticato la password?"] },
  { path: "/registrazione", words: ["Registrati", "Codice fiscale"] },
  { path: "/registrazione-effettuata", words: ["Vuoi registrarti?"] },
  { path: "/registrazione-completata/1/abc", words: ["Conferma della registrazione"] },
  { path: "/utente/recupera-email", words: ["Recupera l’e-mail", "Codice fiscale"] },
  { path: "/utente/recupera-password", words: ["Recupera la password"] },
  { path: "/forgot/password/abc/def", words: ["Scegli una nuova password", "almeno 8 caratteri"] },
  { path: "/recovery_page/password/abc/def", words: ["Cambia la password"] },
  { path: "/utente/password-aggiornata", words: ["Hai una nuova password?"] },
  { path: "/recovery_page/email/abc/a%40b.it/def", words: ["Conferma della nuova e-mail"] },
  { path: "/utente/valida-email?a=1&b=abc", words: ["Conferma l’e-mail"] },
  { path: "/migrazione/modifica-email", words: ["Accedi"] },
  { path: "/migrazione/modifica-password", words: ["Accedi"] },
  { path: "/migrazione/completata", words: ["Prima accedi"] },
  { path: "/update/billing/email/1/a%40b.it/abc/s-1", words: ["E-mail delle bollette"] },
  { path: "/recupera_voucher/voucher?id=x", words: ["Il tuo buono"] },
  { path: "/buoni", words: ["I tuoi buoni, a portata di mano"] },
  { path: "/myaccendi", words: ["Stiamo facendo manutenzione"] },
  { path: "/cookie", words: ["Cookie e memoria del browser"] },
  { path: "/accessibilita", words: ["Dichiarazione di accessibilità"] },
  { path: "/page-not-found", words: ["Pagina non trovata"] },
  { path: "/error", words: ["Qualcosa non ha funzionato"] },
] as const;

/** The pre-rendered page, until the portal has started. */
const busy = (page: Page) => page.locator("#root[aria-busy=true]");

/** Delays the portal's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Adds up the layout shifts of the page, from its beginning. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

const submit = (page: Page) => page.getByRole("button", { name: "Accedi", exact: true });
const email = (page: Page) => page.getByLabel("E-mail", { exact: true });
const secret = (page: Page) => page.getByLabel("Password", { exact: true });

test("[RT-07] public pages are there before any script", async ({ context }) => {
  for (const { path, words } of pages) {
    const html = await (await context.request.get(path, { headers: { accept: "text/html" } })).text();
    for (const word of words) expect(html, path).toContain(word);
    // The content security policy refuses both.
    expect(html, path).not.toMatch(/<script>|\sstyle=/);
    // The first paint waits for no script, so none is in the way of the stylesheets.
    const preloads = html.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(preloads.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
  }
});

/**
 * One page of each kind: a form, one with steps, links that carry something, one with a question, words alone. All are opened in
 * routes.spec.ts.
 */
const kinds = [
  "/login",
  "/registrazione",
  "/registrazione-completata/1/abc",
  "/forgot/password/abc/def",
  "/utente/valida-email?a=1&b=abc",
  "/recupera_voucher/voucher?id=x",
  "/buoni",
  "/accessibilita",
];

for (const path of kinds)
  test(`[RT-07] ${path} is hydrated without a message from React and without a shift`, async ({ page, settled }) => {
    const said = watchConsole(page);
    const shifts = await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(busy(page)).toBeVisible();
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { header: document.querySelector("header") }));
    release();
    await expect(busy(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { header: Element }).header.isConnected)).toBe(true);
    await settled();
    expect(said).toEqual([]);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    await chooseColours(page, "contrast");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "contrast");
    if (!path.startsWith("/recupera_voucher")) expect(await page.title()).toBe(title);
  });

test("[RT-07] private and unknown paths show the wait screen", async ({ context }) => {
  for (const path of ["/", "/bollette", "/forniture/s-1", "/non-esiste"])
    expect(await (await context.request.get(path, { headers: { accept: "text/html" } })).text()).toContain(
      "Stiamo aprendo la tua area clienti",
    );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[RT-07] the page can be read before its scripts, and a line says that it is not ready yet", async ({ page }) => {
    for (const [path, title] of [
      ["/login", "Accedi"],
      ["/accessibilita", "Dichiarazione di accessibilità"],
    ] as const) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const line = page.locator("noscript p");
      await expect(line).toBeVisible();
      expect(await line.innerText()).toContain("attiva JavaScript");
    }
  });
});

test("[RT-07] input before the scripts are loaded is kept, and an early press sends it once", async ({ page, requests }) => {
  const sent = requests("POST /api/auth/login");
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).pressSequentially("giulia@esempio.it");
  await secret(page).pressSequentially(password);
  await secret(page).press("Enter");
  await submit(page).click();
  await expect(busy(page)).toBeVisible();
  release();
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});

test("[AC-50] a password manager that puts elements beside the fields before the start loses nothing that was typed", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await secret(page).fill(password);
  await email(page).pressSequentially("giulia@esempio.it");
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("#root input")) {
      const icon = document.createElement("div");
      icon.dataset["manager"] = "";
      field.before(icon);
      field.after(icon.cloneNode());
    }
  });
  release();
  await expect(busy(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue("giulia@esempio.it");
  await expect(secret(page)).toHaveValue(password);
  await expect(email(page)).toBeFocused();
  await submit(page).click();
  await expect(page).toHaveURL("/");
});

test("[AC-54] each form keeps what was typed before the start where a password manager has wrapped its fields", async ({ page }) => {
  for (const [path, typed] of [
    ["/registrazione", { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" }],
    ["/utente/recupera-email", { fiscalCode: "SMPGLI80A41A944Z" }],
    ["/utente/recupera-password", { email: "giulia@esempio.it" }],
    ["/forgot/password/abc/def", { newPassword: "Scintilla-27" }],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const fields = Object.entries(typed).map(([name, value]) => ({ field: page.locator(`#root input[name="${name}"]`), value }));
    for (const { field, value } of fields) await field.fill(value);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll("#root input")) {
        const frame = document.createElement("span");
        field.replaceWith(frame);
        frame.attachShadow({ mode: "open" }).append(document.createElement("slot"));
        frame.append(field);
        frame.after(document.createElement("div"));
      }
    });
    release();
    await expect(busy(page)).toHaveCount(0);
    for (const { field, value } of fields) {
      await expect(field, path).toHaveCount(1);
      await expect(field, path).toHaveValue(value);
    }
  }
});

test("[RT-07] colours of an earlier visit stay when somebody types before the start", async ({ page }) => {
  await page.goto("/login");
  await chooseColours(page, "dark");
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await email(page).fill("giulia@esempio.it");
  release();
  await expect(busy(page)).toHaveCount(0);
  await expect(colours(page)).toHaveValue("dark");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await expect(email(page)).toHaveValue("giulia@esempio.it");
});

test("[RT-07] typing continues through the start: focus, caret and selection stay", async ({ page, faults }) => {
  await faults([{ match: graphql, operation: "allLabels", mode: "delay", delay: 1500 }]);
  await page.goto("/registrazione", { waitUntil: "commit" });
  await chooseColours(page, "dark");
  await page.getByLabel("Codice fiscale").pressSequentially("spmgli85h50a944");
  const code = page.getByLabel("Codice cliente");
  await code.pressSequentially("C12");
  await code.press("ArrowLeft");
  await expect(busy(page)).toHaveCount(0);
  await expect(code).toBeFocused();
  await page.keyboard.type("45");
  await expect(code).toHaveValue("C1452");
  await expect(page.getByLabel("Codice fiscale")).toHaveValue(/^SPM ?GLI ?85H50 ?A944$/);
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
});

test("[RT-07] if the vocabulary fails after something was typed, a dialog offers a retry, and the waiting press is executed after it", async ({
  page,
  faults,
  requests,
}) => {
  const sent = requests("POST /api/auth/login");
  await faults([{ match: graphql, operation: "allLabels", mode: "status", status: 503, delay: 1000 }]);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill("giulia@esempio.it");
  await secret(page).fill(password);
  const dialog = page.getByRole("alertdialog", { name: "Non riusciamo ad aprire l’area clienti" });
  await expect(dialog).toContainText("Quello che hai scritto è ancora qui");
  await dialog.getByRole("button", { name: "Non ora" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(email(page)).toHaveValue("giulia@esempio.it");
  await submit(page).click();
  await expect(dialog).toBeVisible();
  await faults([]);
  await dialog.getByRole("button", { name: "Riprova" }).press("Enter");
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});

test("[RT-07] the dialog shows even if no request succeeds any more", async ({ page }) => {
  const html = await (await page.request.get("/login", { headers: { accept: "text/html" } })).text();
  await page.route("/config.json", async (route) => {
    await expect(email(page)).toHaveValue("giulia@esempio.it");
    // The script that is loaded because somebody types: the page does not name it, nor its imports.
    const found = await page.waitForFunction((html) => {
      const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const requested = files.filter((file) => file.endsWith(".js") && !html.includes(file));
      return requested.length > 0 && requested;
    }, html);
    await page.evaluate(
      (files) => Promise.all(files.map((file) => import(file))).then(() => undefined),
      (await found.jsonValue()) as string[],
    );
    await page.context().setOffline(true);
    await route.abort();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill("giulia@esempio.it");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(email(page)).toHaveValue("giulia@esempio.it");
});

test("[RT-07] [RT-17] a signed-in customer sees the wait screen and not the sign-in", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it");
  await faults([{ match: graphql, operation: "allLabels", mode: "delay", delay: 1500 }]);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByText("Stiamo aprendo la tua area clienti")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("[RT-07] the installation's configuration and words replace those of the pre-rendered page", async ({ page }) => {
  const said = watchConsole(page);
  const shifts = await watchShifts(page);
  await page.route("/config.json", async (route) => {
    const shipped = await (await route.fetch(again)).json();
    const announcement = {
      title: "Sciopero",
      text: "Domani rispondiamo più tardi.",
      severity: "info",
      from: null,
      to: null,
      pages: ["/buoni"],
    };
    await route.fulfill({
      json: { ...shipped, showHeaderLogin: false, help: { ...shipped.help, phone: "800 111 222" }, announcements: [announcement] },
    });
  });
  await page.route("/admin/api", (route) =>
    route.fulfill({ json: { data: { allLabels: [{ tag: "access.lead", text: "Bollette e consumi, in un posto solo." }] } } }),
  );
  await page.goto("/login");
  await expect(page.getByText("Bollette e consumi, in un posto solo.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Chiama 800 111 222" })).toHaveAttribute("href", "tel:800111222");
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  await page.goto("/buoni");
  await expect(page.getByText("Domani rispondiamo più tardi.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Accedi" })).toHaveCount(0);
  expect(said).toEqual([]);
});

test("[RT-07] for a signed-in customer a private page's scripts, and the data of its frame, load together with the first files", async ({
  page,
  signIn,
  requests,
}) => {
  const calls = requests(graphql);
  await signIn("giulia@esempio.it", "/config.json");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect.poll(() => requested.some((path) => path.startsWith("/assets/BillsListPage-"))).toBe(true);
  expect(requested).toContain("/config.json");
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/admin/api", async (route) => {
    if (String(route.request().postData()).includes("query Labels")) await answered;
    await route.continue();
  });
  release();
  // The words, and what frame and page need, in one request (AP-27).
  await expect.poll(() => calls.some(({ body }) => JSON.stringify(body).includes("query Customer_Notifications_Supplies"))).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  expect(calls.filter(({ body }) => JSON.stringify(body).includes("query Customer")).length).toBeLessThan(2);
});

test("[RT-03] a visitor of a private page reaches sign-in without loading that page's scripts", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/bollette");
  await expect(page).toHaveURL(/\/login/);
  expect(requested.filter((path) => path.startsWith("/assets/BillsListPage-"))).toEqual([]);
});

/** Delays the portal's scripts, and returns the paths of those that are asked for meanwhile. */
async function holdAndNote(page: Page): Promise<{ asked: Set<string>; release: () => void }> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname);
  });
  return { asked, release: await holdScripts(page) };
}

const fileOf = (files: ReadonlySet<string>, page: string) => [...files].find((path) => path.startsWith(`/assets/${page}-`));

test("[RT-32] without a session a private address requests the code of sign-in before the first file is there", async ({ page }) => {
  const { asked, release } = await holdAndNote(page);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect.poll(() => fileOf(asked, "LoginPage")).toBeDefined();
  expect(fileOf(asked, "BillsListPage")).toBeUndefined();
  release();
  await expect(submit(page)).toBeVisible();
});

test("[RT-33] a page that is opened by a link has its scripts requested together", async ({ page, signIn }) => {
  const lists = page.waitForResponse(/\/assets\/laterFiles-/);
  await signIn("giulia@esempio.it");
  await lists;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { asked, release } = await holdAndNote(page);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect.poll(() => fileOf(asked, "BillsListPage")).toBeDefined();
  // Its own file has not arrived, so nothing in it can have asked for these.
  await expect.poll(() => asked.size).toBeGreaterThan(3);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-38] the first files name no page, and the document's own page needs no table of the others", async ({ page, signIn }) => {
  const entries: string[] = [];
  page.on("response", async (response) => {
    if (/\/assets\/start-[\w-]+\.js$/.test(response.url())) entries.push(await response.text());
  });
  await page.route("**/assets/laterFiles-*", () => {});
  await page.goto("/login");
  await expect(page.locator("#root[aria-busy]")).toHaveCount(0);
  expect(entries).toEqual([expect.stringMatching(/laterFiles-/)]);
  expect(entries[0]).not.toMatch(/(Login|Home|Bills)Page-/);
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-49] a page that an installation switches on after the build does not fetch the files of the page above it", async ({
  page,
  signIn,
}) => {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, features: { ...config.features, contract: true } } });
  });
  await signIn("giulia@esempio.it", "/profilo");
  const { asked, release } = await holdAndNote(page);
  release();
  await page.goto("/forniture/s-100001001/contratto");
  await expect(page.getByRole("heading", { level: 1, name: "Contratto" })).toBeVisible();
  expect(fileOf(asked, "SupplyContractPage")).toBeDefined();
  expect(fileOf(asked, "SupplyDetailPage")).toBeUndefined();
});

test("[RT-39] a stylesheet of the page that does not arrive is requested again, and the page is not shown without it", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/config.json");
  const html = await (await page.request.get("/bollette", { headers: { accept: "text/html" } })).text();
  const [own] = /name="ahead" .*?(\/assets\/[\w-]+\.css) \/assets\/[\w-]+\.js/.exec(html)?.slice(1) ?? [];
  expect(own).toBeDefined();
  let missing = 1;
  let requests = 0;
  await page.route(`**${own}`, (route) => (++requests > missing ? route.continue() : route.fulfill({ status: 404, body: "" })));
  const isStyled = () => page.evaluate((href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href)), String(own));
  const heading = page.getByRole("heading", { level: 1, name: "Bollette" });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto("/bollette");
  await expect(heading).toBeVisible();
  expect([await isStyled(), documents.length]).toEqual([true, 1]);
  missing = requests + 1000;
  await page.goto("/bollette");
  await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a caricare questa pagina" })).toBeVisible();
  // Once it was loaded again, as for a script that a deployment has removed.
  expect(documents.length).toBe(3);
  missing = 0;
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(heading).toBeVisible();
  expect(await isStyled()).toBe(true);
});
