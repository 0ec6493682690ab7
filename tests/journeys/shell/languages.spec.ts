import type { Page } from "@playwright/test";
import { signIns } from "../../../sandbox/src/seed/signIns.ts";
import { reflow } from "../../../tools/audit/checks/layout.ts";
import { prepare } from "../../../tools/audit/inPage.ts";
import { addressOf, shippedRoutes } from "../../browser/ofGiulia.ts";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { linkIn } from "../access/accessSteps.ts";
import { auditStructure } from "../audit.ts";
import { expect, started, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";
import { italianFinder } from "./shownLanguage.ts";

/** Serves the configuration with these languages. */
const offer = (page: Page, languages: readonly string[], more: object = {}) =>
  page.route("/config.json", async (route) => {
    const shipped = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...shipped, ...more, languages } });
  });

const all = ["it", "en", "de"];

/** Chooses a language before the first visit. */
const chosen = (page: Page, language: string) =>
  page.addInitScript((value) => {
    if (window.name === "") localStorage.setItem("favilla.language", value);
    window.name = "visited";
  }, language);

const lang = (page: Page) => page.locator("html").getAttribute("lang");

test("[CH-25] with one language nothing of the others is shown or loaded", async ({ page, requests }) => {
  const files = requests("GET /assets/");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Deutsch" })).toHaveCount(0);
  expect(files.map(({ url }) => url).filter((url) => /\/(de|en|PortalLanguages|severalLanguages|choose)-/.test(url))).toEqual([]);
});

test("[HO-24] the texts that the law asks for come in the language of the page", async ({ page }) => {
  await offer(page, all);
  await chosen(page, "de");
  await page.goto("/cookie");
  await expect(page.getByRole("heading", { level: 2, name: "Wie Sie alles löschen" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Datenschutzerklärung lesen" })).toHaveAttribute("href", /^https:.*privacy$/);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "How to delete everything" })).toBeVisible();
});

/** Serves pages as a build with these languages does. */
const builtFor = (page: Page, languages: readonly string[]) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch(again);
    const body = (await response.text()).replace(
      /(?=<script src="\/early\.js")/,
      `<meta name="languages" content="${languages.join(" ")}">`,
    );
    await route.fulfill({ response, body });
  });

for (const languages of [["it"], ["it", "en"]])
  test(`[CH-25] a stored choice that is no longer offered keeps nobody waiting: of ${languages} the first is shown at once`, async ({
    page,
  }) => {
    if (languages.length > 1) await builtFor(page, languages);
    await chosen(page, "de");
    let arrive = () => {};
    const waited = new Promise<void>((done) => (arrive = done));
    await page.route("/config.json", async (route) => {
      const shipped = await (await route.fetch(again)).json();
      await waited;
      await route.fulfill({ json: { ...shipped, languages } });
    });
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeVisible();
    await expect(page.locator("[data-wait]")).toHaveCount(0);
    expect(await lang(page)).toBe("it");
    arrive();
    await expect(page.locator("#root[aria-busy]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeVisible();
    expect(await lang(page)).toBe("it");
  });

test("[CH-26] with storage blocked the choice lasts as long as the page, without an error", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await offer(page, all);
  await page.goto("/login");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  expect(await lang(page)).toBe("de");
  await page.reload();
  await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeVisible();
});

test("[CH-26] a choice in one tab changes the page of another in place", async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await offer(each, all);
    await each.goto("/login");
    // A second page does not wait for its start by itself, and until then hears nothing of other tabs.
    await started(each);
  }
  await other.getByLabel("E-mail", { exact: true }).fill("giulia@esempio.it");
  await page.getByRole("button", { name: "English" }).click();
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(other.getByRole("textbox", { name: "Email" })).toHaveValue("giulia@esempio.it");
  expect([await lang(other), await other.title()]).toEqual(["en", "Sign in – Favilla"]);
});

test("[CH-30] the hours of help follow the language; a single text is Italian in each", async ({ page }) => {
  await offer(page, all);
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("lun – ven, 8 – 20");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(footer).toContainText("Mo – Fr, 8 – 20 Uhr");
  await page.unroute("/config.json");
  await offer(page, all, { help: { phone: "800 900 100", hours: "lun – ven" } });
  await page.reload();
  await expect(footer.locator("[lang=it]", { hasText: "lun – ven" })).toBeVisible();
});

test.describe("in a browser in German", () => {
  test.use({ locale: "de-AT" });
  test("[CH-25] who has chosen nothing reads in the browser's language where it is offered, else in the first", async ({ page }) => {
    await offer(page, all);
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
    await page.unroute("/config.json");
    await offer(page, ["en", "it"]);
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    expect([await lang(page), await page.title()]).toEqual(["en", "Sign in – Favilla"]);
  });
});

test("[CH-26] the choice changes the page in place: what is typed, the focus and the address stay, and it survives a reload", async ({
  page,
}) => {
  await offer(page, all);
  await page.goto("/login");
  await page.getByLabel("E-mail", { exact: true }).fill("giulia@esempio.it");
  await page.evaluate(() => Object.assign(window, { same: true }));
  // What the tests of [CH-28] look for is found where it is.
  expect(await (await italianFinder("de"))(page)).toEqual(
    expect.arrayContaining(["Accedi", "Serve aiuto?", "Lingua", "Mostra la password"]),
  );
  const german = page.getByRole("button", { name: "Deutsch" });
  await expect(page.getByRole("list", { name: "Lingua" }).locator("[aria-current]")).toHaveText("Italiano");
  await german.press("Enter");
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await expect(german).toBeFocused();
  await expect(german).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("status").filter({ hasText: "Die Seite ist jetzt auf Deutsch." })).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("giulia@esempio.it");
  expect([await lang(page), await page.title(), await page.evaluate(() => "same" in window)]).toEqual(["de", "Anmelden – Favilla", true]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Anmelden – Favilla");
});

test("[CH-26] in English by keyboard alone: sign in, read a bill, filter the bills, sign out", async ({ page }) => {
  await offer(page, all);
  await page.goto("/login");
  await tabTo(page, /^English$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await tabTo(page, /^Email/);
  await page.keyboard.type(signIns[0].email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(signIns[0].password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Hello Giulia" })).toBeVisible();
  await tabTo(page, /^Casa di Bologna.*99\.06/s);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bollette\/2026\/1010338/);
  await expect(page.getByRole("heading", { level: 2, name: "What you pay" })).toBeVisible();
  await expect(page.getByRole("main").getByText("€99.06").first()).toBeVisible();
  await tabTo(page, /^Bills$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Bills – Favilla");
  await tabTo(page, /^Gas/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Gas", pressed: true })).toBeFocused();
  await tabTo(page, /^Sign out$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

for (const [language, submit, text] of [
  ["en", "Sign in", "The email address or the password is wrong."],
  ["de", "Anmelden", "E-Mail-Adresse oder Passwort sind falsch."],
] as const)
  test(`[CH-28] [AC-02] a refused sign-in says why in ${language}, not in the server's Italian`, async ({ page }) => {
    await offer(page, all);
    await chosen(page, language);
    await page.goto("/login");
    await page.getByRole("textbox", { name: /^E-?mail/i }).fill("giulia@esempio.it");
    await page.getByLabel(/^Pass(word|wort)$/).fill("sbagliata");
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(text);
  });

test("[CH-28] [AC-35] a refused new password says why in German, not in the server's Italian", async ({ page, outbox }) => {
  await offer(page, all);
  await chosen(page, "de");
  await page.goto("/utente/recupera-password");
  await page.getByRole("textbox", { name: "E-Mail" }).fill("giulia@esempio.it");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await outbox()).some(({ link }) => link?.startsWith("/forgot/password/"))).toBe(true);
  await page.goto(await linkIn(outbox, "/forgot/password/"));
  const field = page.getByLabel("Neues Passwort");
  for (const secret of ["Giulia-2026!", signIns[0].password]) {
    await field.fill(secret);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/Das Passwort ist nicht sicher genug: Wählen Sie ein anderes/);
    await expect(field).toHaveValue(secret);
  }
});

test("[CH-27] a language whose file does not arrive leaves the page as it is and says so; a start in it is Italian", async ({ page }) => {
  await offer(page, all);
  await page.route(/\/assets\/de-/, (route) => route.abort());
  await page.goto("/login");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Non riusciamo a caricare «Deutsch»/);
  expect(await lang(page)).toBe("it");
  await page.evaluate(() => localStorage.setItem("favilla.language", "de"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/Non riusciamo a caricare «Deutsch»/);
  expect(await lang(page)).toBe("it");
  await page.unroute(/\/assets\/de-/);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[CH-28] the wait for a chosen language shows no Italian text", async ({ page }) => {
  await offer(page, all);
  await builtFor(page, all);
  await chosen(page, "de");
  let arrive = () => {};
  const waited = new Promise<void>((done) => (arrive = done));
  await page.route(/\/assets\/de-/, async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("[data-wait]")).toBeVisible();
  await expect(page.getByText("Stiamo aprendo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Accedi", exact: true })).toBeHidden();
  expect(await lang(page)).toBe("de");
  arrive();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
});

/** Pages of Giulia, and those of who has no session. */
const ofArea = (isPublic: boolean) =>
  shippedRoutes.filter(({ area, key }) => (area === "public") === isPublic && key !== "readingSent").map(addressOf);

const translations = ["de", "en"] as const;

/** Changes the language in place, as a choice in another tab does. */
async function change(page: Page, language: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("favilla.language", value);
    dispatchEvent(new StorageEvent("storage", { key: "favilla.language", newValue: value, storageArea: localStorage }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/**
 * Visits pages at 320 px and returns what is wrong with each in both languages. Each page opens in the language of the one before, and then
 * changes to the other, so that both ways are seen in both.
 */
async function visited(page: Page, paths: readonly string[], settled: () => Promise<void>): Promise<string[]> {
  const italianIn = { de: await italianFinder("de"), en: await italianFinder("en") };
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await settled();
    // Colours are the same in each language, and structure in these two.
    await auditStructure(page).catch((error: unknown) => faults.push(`${path}: ${String(error)}`));
    await prepare(page);
    for (const language of index % 2 === 0 ? translations : translations.toReversed()) {
      await change(page, language);
      await settled();
      for (const text of await italianIn[language](page)) faults.push(`${path} is in Italian in ${language}: ${text}`);
      for (const { target, message } of (await reflow(page)).findings) faults.push(`${path} in ${language}: ${message} ${target}`);
    }
  }
  return faults;
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test(
    "[CH-28] [CH-29] no Italian text is left unmarked on a private page in German and English, and it fits without a fault of axe",
    walk,
    async ({ page, signIn, settled }) => {
      test.setTimeout(240_000);
      await offer(page, all);
      await chosen(page, "de");
      await signIn("giulia@esempio.it");
      expect(await visited(page, ofArea(false), settled)).toEqual([]);
    },
  );

  test(
    "[CH-54] long German words in text of twice the size break rather than widen a private page",
    walk,
    async ({ page, signIn, settled }) => {
      test.setTimeout(240_000);
      await offer(page, all);
      await chosen(page, "de");
      await signIn("giulia@esempio.it");
      const faults: string[] = [];
      const panels = ["dati-fornitura", "pagamento", "dati-catastali"].map((panel) => `/forniture/s-100001002?pannello=${panel}`);
      for (const path of [...ofArea(false), ...panels, "/bollette?paga=prima"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await settled();
        await prepare(page);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        for (const { target, message } of (await reflow(page)).findings) faults.push(`${path}: ${message} ${target}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test(
    "[CH-28] [CH-29] no Italian text is left unmarked on a public page in German and English, and it fits without a fault of axe",
    walk,
    async ({ page, settled }) => {
      test.setTimeout(180_000);
      await offer(page, all);
      await chosen(page, "de");
      const open = ofArea(true).filter((path) => !path.includes(":"));
      expect(await visited(page, open, settled)).toEqual([]);
    },
  );
});
