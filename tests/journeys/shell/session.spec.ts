import type { Page } from "@playwright/test";
import { sessionKey } from "../../browser/session.ts";
import { setEnd } from "../clocks.ts";
import { cards, expect, fillLogin, password, test } from "../fixtures.ts";
import { enter, giulia, meter, openForm } from "../readings/readingSteps.ts";
import { openAddress } from "../supplies/supplySteps.ts";
import { chooseColours, colours } from "./colours.ts";

test.use({ listsAlone: true });

/** Replaces the tokens by unknown ones, or removes their cookies: the next request ends the session. */
async function spoil(page: Page) {
  await page.context().clearCookies({ name: /^__(Host|Secure)-/ });
  await page.evaluate((key) => {
    const stored = JSON.parse(window.localStorage.getItem(key) as string);
    if (stored.token) window.localStorage.setItem(key, JSON.stringify({ ...stored, token: "x", refreshToken: "x" }));
  }, sessionKey);
}

const storage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));
const warning = (page: Page) => page.getByRole("dialog", { name: "Vuoi restare nell’area clienti?" });
const iban = (page: Page) => page.getByRole("textbox", { name: "IBAN" });
const phone = (page: Page) => page.getByRole("textbox", { name: "Numero di cellulare" });

async function typePhone(page: Page) {
  await iban(page).fill("DE89370400440532013000");
  await page.getByRole("button", { name: "Continua" }).click();
  await phone(page).fill("3331234567");
}

test("[AC-19] a warning comes before the session’s end, and its button extends the session in every tab", async ({
  page,
  context,
  signIn,
  requests,
}) => {
  const refreshed = requests("POST /api/auth/refresh");
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await setEnd(page, 110);
  await expect(warning(page)).toContainText("tra meno di 2 minuti");
  const other = await context.newPage();
  await other.goto("/forniture");
  await expect(warning(other)).toBeVisible();
  await warning(page).getByRole("button", { name: "Resta" }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);
  expect(refreshed).toHaveLength(1);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
});

test("[AC-19] @cookie at the session’s end the sign-in page opens; the same customer returns to the page and finds the typed input", async ({
  page,
  signIn,
}) => {
  const at = "/modifica-pagamento/bank/s-100001001";
  await signIn("giulia@esempio.it", at);
  await typePhone(page);
  await page.goto(`${at}?passo=conferma&da=prova`);
  await setEnd(page, 2);
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmodifica-pagamento/);
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.localStorage.length)).toBe(0);
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page).toHaveURL(/\/modifica-pagamento\/bank\/s-100001001\?passo=iban/);
  await expect(page.getByText("Scrivi di nuovo l’IBAN")).toBeVisible();
  await iban(page).fill("DE89370400440532013000");
  await page.getByRole("button", { name: "Continua" }).click();
  await expect(phone(page)).toHaveValue("3331234567");
});

test("[AC-19] an expired session is announced at sign-in in every tab, once, and the typed input is restored", async ({
  page,
  context,
  signIn,
}) => {
  const noticeOf = (tab: Page) => tab.getByRole("status").filter({ hasText: "Per sicurezza l’accesso è scaduto" });
  const notice = noticeOf(page);
  await signIn(giulia, enter);
  await openForm(page);
  const other = await context.newPage();
  await other.goto("/profilo");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await meter(page).fill("11080");
  await spoil(page);
  await meter(page).press("Enter");
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fautolettura/);
  for (const tab of [page, other]) await expect(noticeOf(tab)).toContainText("torni dove eri rimasto");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await fillLogin(page, giulia, password);
  await expect(meter(page)).toHaveValue("11080");
});

test("[AC-21] unsaved changes of a number, an e-mail and an address are restored after a forced sign-in", async ({
  page,
  signIn,
  settled,
}) => {
  const number = page.getByRole("textbox", { name: "Cellulare" });
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/login\?redirectTo=/);
    await fillLogin(page, giulia, password);
    await expect(page).not.toHaveURL(/\/login/);
  };
  await signIn(giulia, "/profilo/miei-recapiti");
  await number.fill("3331234567");
  // A request that is still to come would lead to the sign-in before the press does.
  await settled();
  await spoil(page);
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await signInAgain();
  await expect(number).toHaveValue("3331234567");
  await expect(page.getByText("non l’hai ancora salvato")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Profilo", exact: true }).click();
  await page.goBack();
  await expect(number).toHaveValue("3331234567");
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await expect(page.getByText("Numero salvato.")).toBeVisible();

  await page.goto("/profilo/credenziali");
  const changeEmail = page.getByRole("button", { name: "Cambia e-mail" });
  const email = page.getByRole("textbox", { name: "Nuova e-mail" });
  await changeEmail.click();
  await email.fill("nuova@esempio.it");
  await settled();
  await spoil(page);
  await page.getByRole("button", { name: "Manda il link" }).click();
  await signInAgain();
  await changeEmail.click();
  await expect(email).toHaveValue("nuova@esempio.it");
  await page.getByRole("button", { name: "Annulla" }).click();
  await changeEmail.click();
  await expect(email).toHaveValue("");

  await page.goto("/forniture/s-100001001?pannello=indirizzi");
  const street = page.getByRole("combobox", { name: "Indirizzo" });
  await openAddress(page);
  await street.fill("Viale Scritto a Mano");
  await settled();
  await spoil(page);
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await signInAgain();
  await openAddress(page);
  await expect(street).toHaveValue("Viale Scritto a Mano");
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await storage(page)).not.toMatch(/333123|nuova@|Scritto/);
});

test("[CH-11] a logout in one tab is announced in the other, and a visitor without a session sees no notice", async ({
  page,
  signIn,
  context,
}) => {
  await signIn(giulia, "/bollette");
  const other = await context.newPage();
  await other.goto("/bollette");
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole("status").filter({ hasText: "in un’altra scheda" })).toBeVisible();
  await page.goto("/bollette");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  await expect(page.getByText(/altra scheda|scaduto/)).toHaveCount(0);
});

test("[S16] [CH-11, AC-21] @cookie the next customer on the same device finds no data of the one before", async ({
  page,
  signIn,
  context,
}) => {
  await signIn("giulia@esempio.it", "/modifica-pagamento/bank/s-100001001");
  await typePhone(page);
  const other = await context.newPage();
  await other.goto("/modifica-pagamento/bank/s-100001002");
  await typePhone(other);
  expect(await storage(page)).toContain("3331234567");

  // The session ends on its own: a draft waits for its own customer, and is deleted when another one signs in.
  await setEnd(page, 2);
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, "silenzioso@esempio.it", password);
  await expect(page).not.toHaveURL(/\/login/);
  expect(await storage(page)).not.toMatch(/3331234567|100001/);

  // Signing out deletes everything, in the other tabs too.
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL("/login");
  for (const tab of [page, other]) await expect.poll(() => storage(tab)).not.toMatch(/3331234567|100001|100006|passo/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

for (const [choice, mode] of [
  ["Scuro", "dark"],
  ["Contrasto elevato", "contrast"],
] as const) {
  test(`[CH-19] the chosen colours are there before anything is painted, and outlive a logout: ${mode}`, async ({ page, signIn }) => {
    await signIn("giulia@esempio.it");
    const shown = () => page.evaluate(() => document.documentElement.dataset["mode"]);
    expect(await shown()).toBeUndefined();
    await chooseColours(page, choice);
    expect(await shown()).toBe(mode);
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page).toHaveURL("/login");
    await expect(colours(page)).toHaveValue(mode);
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(["favilla.mode"]);
    // The mode is set without the portal's own code: nothing flashes.
    await page.route("**/assets/**.js", (route) => route.abort());
    await page.reload({ waitUntil: "commit" });
    await expect.poll(shown).toBe(mode);
    await page.unrouteAll();
    await page.reload();
    await chooseColours(page, "Come il dispositivo");
    expect([await shown(), await page.evaluate(() => window.localStorage.length)]).toEqual([undefined, 0]);
  });
}

test("[CH-20] help is in the same place on every page", async ({ page, signIn }) => {
  const help = page.getByRole("contentinfo").getByRole("link", { name: "Chiama 800 900 100" });
  const footer = page.getByRole("contentinfo");
  for (const path of ["/login", "/page-not-found"]) {
    await page.goto(path);
    await expect(help).toHaveAttribute("href", "tel:800900100");
    await expect(footer).toContainText("lun – ven, 8 – 20");
  }
  await signIn("giulia@esempio.it");
  for (const path of ["/", "/bollette", "/modifica-pagamento/bank/s-100001001"]) {
    await page.goto(path);
    await expect(help).toBeVisible();
    await expect(footer.getByRole("link", { name: "aiuto@favilla.example" })).toBeVisible();
  }
});

for (const press of ["a link", "the PDF"] as const) {
  test(`[AC-33] a session that was removed in this tab leads to sign-in with the reason, at a press on ${press}`, async ({
    page,
    signIn,
  }) => {
    if (press === "the PDF") await page.setViewportSize({ width: 1023, height: 900 });
    await signIn("giulia@esempio.it", "/bollette");
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => window.localStorage.clear());
    if (press === "a link")
      await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Forniture" }).press("Enter");
    else {
      await cards(page)
        .first()
        .getByRole("button", { name: /^Scarica il PDF/ })
        .hover();
      await page.mouse.down();
      await page.mouse.up();
    }
    await expect(page.getByText("Per sicurezza l’accesso è scaduto")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  });
}

test("[AC-33] @cookie a page from the browser's back-forward cache shows nothing until the session of its customer is confirmed", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const transition = (name: string) =>
    page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  await transition("pagehide");
  await expect(cards(page).first()).toBeHidden();
  await transition("pageshow");
  await expect(cards(page).first()).toBeVisible();
  await transition("pagehide");
  await page.evaluate(() => window.localStorage.clear());
  await transition("pageshow");
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
});

for (const [what, end] of [
  ["a sign-out", (page: Page) => page.getByRole("button", { name: "Esci" }).click()],
  ["the session’s end", (page: Page) => setEnd(page, 2)],
] as const)
  test(`[AC-34] ${what} without a connection says so, and sign-in opens when the connection returns`, async ({
    page,
    context,
    signIn,
    requests,
    settled,
  }) => {
    await signIn(giulia);
    await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
    await settled();
    await context.setOffline(true);
    const sent = requests("GET /api", "GET /login", "POST /");
    await end(page);
    const heading = page.getByRole("heading", { level: 1, name: "La tua sessione è chiusa" });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle("La tua sessione è chiusa");
    await expect(page.getByText(/Giulia|Bolletta n\./)).toHaveCount(0);
    expect(await storage(page)).not.toContain("100001");
    await page.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByText("Sei senza connessione", { exact: true })).toBeAttached();
    await page.goBack();
    await expect(heading).toBeVisible();
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  });
