import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, graphql, test, watchConsole } from "../fixtures.ts";
import { chooseColours } from "./colours.ts";
import { busy, holdScripts } from "./prerenderSteps.ts";

/** Every public path with a text that its page shows before any script has run; pages of links with an address that has parts. */
const pages = [
  { path: "/login", words: ["Accedi", "Password dimenticata?"] },
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
