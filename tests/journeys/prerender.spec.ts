import type { Page } from "@playwright/test";
import { expect, password, test } from "./fixtures.ts";

/** Every public path with what its page says before any script has run; those of links by an address with parts. */
const pages = [
  { path: "/login", words: ["Accedi", "Hai dimenticato la password?"] },
  { path: "/registrazione", words: ["Registrati", "Codice fiscale"] },
  { path: "/registrazione-effettuata", words: ["Controlla la tua e-mail"] },
  { path: "/registrazione-completata/1/abc", words: ["Registrazione completata"] },
  { path: "/utente/recupera-email", words: ["Recupera l’e-mail", "Codice fiscale"] },
  { path: "/utente/recupera-password", words: ["Recupera la password"] },
  { path: "/forgot/password/abc/def", words: ["Scegli una nuova password", "almeno 8 caratteri"] },
  { path: "/recovery_page/password/abc/def", words: ["Cambia la password"] },
  { path: "/utente/password-aggiornata", words: ["Password aggiornata"] },
  { path: "/recovery_page/email/abc/a%40b.it/def", words: ["E-mail aggiornata"] },
  { path: "/utente/valida-email?token=abc", words: ["Conferma l’e-mail"] },
  { path: "/migrazione/modifica-email", words: ["Accedi"] },
  { path: "/migrazione/modifica-password", words: ["Accedi"] },
  { path: "/migrazione/completata", words: ["Accedi"] },
  { path: "/update/billing/email/1/a%40b.it/abc/s-1", words: ["E-mail delle bollette"] },
  { path: "/recupera_voucher/voucher?id=x", words: ["Il tuo voucher"] },
  { path: "/buoni", words: ["I tuoi voucher, a portata di mano"] },
  { path: "/myaccendi", words: ["Stiamo facendo manutenzione"] },
  { path: "/cookie", words: ["Cookie e memoria del browser"] },
  { path: "/accessibilita", words: ["Dichiarazione di accessibilità"] },
  { path: "/page-not-found", words: ["Pagina non trovata"] },
  { path: "/error", words: ["Qualcosa non ha funzionato"] },
] as const;

/** The page that was drawn, until the portal has started. */
const busy = (page: Page) => page.locator("#root[aria-busy=true]");

/** Keeps the portal's scripts back until the returned function is called. */
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

for (const { path, words } of pages)
  test(`[RT-07] ${path} is there before any script, and is taken over without a word from React or a shift`, async ({ page, context }) => {
    const answer = await context.request.get(path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    for (const word of words) expect(html).toContain(word);
    expect(html).toContain('aria-busy="true"');
    expect(html.match(/<script(?! src=|[^>]* src=)/)).toBeNull();

    const said: string[] = [];
    page.on("console", (message) => ["warning", "error"].includes(message.type()) && said.push(message.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { first: document.querySelector("#root header") }));
    await expect(busy(page)).toBeVisible();
    release();
    await expect(busy(page)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { first: Element }).first.isConnected)).toBe(true);
    const unexpected = said.filter((text) => !/\[favilla\]|Failed to load resource/.test(text));
    expect(unexpected).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThanOrEqual(0.02);
  });

test("[RT-07] what is typed before the scripts are there survives, and is sent once although it was pressed before", async ({
  page,
  requests,
}) => {
  const sent = requests("POST /api/auth/login");
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("E-mail", { exact: true }).pressSequentially("giulia@esempio.it");
  await page.getByLabel("Password", { exact: true }).pressSequentially(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(busy(page)).toBeVisible();
  release();
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});
