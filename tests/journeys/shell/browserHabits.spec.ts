import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../../scripts/chromium.mjs";
import { reflow } from "../../../tools/audit/checks/layout.ts";
import { prepare } from "../../../tools/audit/inPage.ts";
import { storeSession } from "../../browser/session.ts";
import { walk } from "../../browser/walk.ts";
import { decodeBarcode } from "../../decodeBarcode.ts";
import { heading, press } from "../access/accessSteps.ts";
import { cards, expect, hide, password, test } from "../fixtures.ts";
import { toBank } from "../payments/paymentSteps.ts";

test.use({ listsAlone: true });

const giulia = "giulia@esempio.it";

/** Replaces every text of the page, now and later, as the translators of Chrome and Edge do: with elements around a new text. */
function translate(): void {
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of root instanceof Text ? [root] : texts) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea, title, [translate=no], .notranslate")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) for (const node of type === "characterData" ? [target] : addedNodes) replace(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Tells whether the methods with which React changes the page are the browser's own. */
const hasOwnMethods = (page: Page): Promise<boolean> =>
  page.evaluate(() => [Node.prototype.removeChild, Node.prototype.insertBefore].every((method) => /\[native code\]/.test(String(method))));

test(
  "[DS-36] [HO-19] a page that the browser translates goes on working: sign-in, bills, filter, consumption, reading, profile, sign-out",
  walk,
  async ({ page, signIn }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    page.on("console", (message) => {
      if (/NotFoundError|not a child/.test(message.text())) thrown.push(message.text());
    });
    await page.addInitScript(translate);
    await signIn(giulia, "/login");
    await expect(heading(page, "Ciao Giulia")).toBeVisible();
    expect(await page.locator("font").count()).toBeGreaterThan(20);
    expect(await hasOwnMethods(page)).toBe(false);
    const main = page.getByRole("main");
    const menu = page.getByRole("navigation", { name: "Menu principale" });

    await menu.getByRole("link", { name: "Bollette" }).click();
    await expect(cards(page).first()).toContainText(/\d,\d\d\s€/);
    const count = await cards(page).count();
    await cards(page)
      .first()
      .getByRole("button", { name: /Dettaglio/ })
      .click();
    await cards(page)
      .first()
      .getByRole("button", { name: /Dettaglio/ })
      .click();
    await main.getByRole("button", { name: /^Da pagare/ }).click();
    await expect.poll(() => cards(page).count()).toBeLessThan(count);
    // A text that changes shows its new words, not those that were translated before.
    await expect(main.getByText("27 in tutto")).toHaveCount(0);
    await expect(main.getByText(/^\d trovate$/)).toBeVisible();
    await page.getByRole("button", { name: "Nascondi importi e codici" }).click();
    await expect(cards(page).first()).not.toContainText(/\d,\d\d/);
    await page.getByRole("button", { name: "Nascondi importi e codici" }).click();
    await page.getByRole("button", { name: /^Altri filtri/ }).click();
    await page.getByRole("dialog").getByLabel("Importo da").fill("x");
    await page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();
    await page.getByRole("dialog").getByLabel("Importo da").fill("10");
    await page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await menu.getByRole("link", { name: "Consumi" }).click();
    await page.getByRole("radio", { name: "Tabella" }).first().click();
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.getByRole("radio", { name: "Grafico" }).first().click();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();

    await page.goto("/autolettura/inserisci?fornitura=s-100001002");
    await expect(page.getByText("Prima era 11.020")).toBeVisible();
    for (const figures of ["1", "11060"]) {
      await page.getByLabel("Cifre del contatore").fill(figures);
      await page.getByRole("button", { name: "Invia la lettura" }).click();
    }
    await expect(page.getByRole("group", { name: /^Lettura inviata/ })).toBeVisible();

    await page.goto("/profilo/credenziali");
    await press(page, "Cambia e-mail");
    await page.getByLabel("Nuova e-mail").fill("nuova@");
    await page.keyboard.press("Enter");
    await page.getByLabel("Nuova e-mail").fill("nuova@esempio.it");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Ti abbiamo scritto a nuova@esempio.it")).toBeVisible();
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(thrown).toEqual([]);
  },
);

const mainPages = ["/", "/bollette", "/consumi", "/forniture/s-100001001", toBank];

/** Returns what is too wide or cut off on each of the main pages. */
async function cutOff(page: Page, url = ""): Promise<string[]> {
  const faults: string[] = [];
  for (const path of mainPages) {
    await page.goto(url + path);
    await prepare(page);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    for (const { target, message } of (await reflow(page)).findings) faults.push(`${path}: ${message} ${target}`);
  }
  return faults;
}

test("[DS-36] at a zoom of 500 % nothing is cut off, and what stands still leaves half of the window", walk, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 256, height: 180 });
  await signIn(giulia);
  expect(await cutOff(page)).toEqual([]);
  for (const path of ["/", "/bollette"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.mouse.wheel(0, 400);
    const covered = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementsFromPoint(innerWidth / 2, y));
      const stands = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
      return rows.filter(([top]) => {
        for (let element = top ?? null; element; element = element.parentElement) if (stands(element)) return true;
        return false;
      }).length;
    });
    expect(covered, path).toBeLessThanOrEqual(90);
  }
});

test(
  "[DS-36] with a smallest font of 20 px nothing is cut off, and where the browser makes every page dark a till still reads a voucher",
  walk,
  async ({ baseURL }) => {
    const url = baseURL as string;
    const { args, ...launch } = chromiumLaunch();
    const browser = await chromium.launch({ ...launch, args: [...args, "--blink-settings=minimumFontSize=20,forceDarkModeEnabled=true"] });
    try {
      const context = await browser.newContext({ locale: "it-IT", viewport: { width: 390, height: 844 }, colorScheme: "dark" });
      // The portal's own dark mode needs no help of the browser: its light one is made dark.
      await context.addInitScript(() => localStorage.setItem("favilla.mode", "light"));
      await context.addCookies([{ name: "favilla-world", value: "smallest-font", url }]);
      const page = await context.newPage();
      await storeSession(context, page, url, giulia, password);
      expect(await cutOff(page, url)).toEqual([]);
      const small = page.getByText("lun – ven, 8 – 20").first();
      expect((await small.evaluate((element) => element.getBoundingClientRect().height)) >= 20).toBe(true);
      await page.goto(`${url}/vouchers/v-100001-2?action=showBarCode`);
      const code = page.getByRole("dialog").getByRole("img");
      await expect(code).toBeVisible();
      expect(await decodeBarcode(await code.screenshot())).toEqual(["FV2026500122"]);
    } finally {
      await browser.close();
    }
  },
);

test(
  "[DS-36] with a blocker of third parties and of measurements every page works, and no file has a name that blockers know",
  walk,
  async ({ page, context, baseURL, signIn }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    expect((await context.request.put("/sandbox/telemetry", { data: { on: true } })).ok()).toBe(true);
    const listed = /\b(ads?|advert\w*|analytics|banners?|beacon|metrics|otlp|pixel|telemetry|track(er|ing)?)\b/i;
    const blocked: string[] = [];
    await page.route("**/*", (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin === new URL(baseURL as string).origin && !listed.test(pathname)) return route.fallback();
      blocked.push(pathname);
      return route.abort("blockedbyclient");
    });
    await signIn(giulia);
    for (const path of mainPages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    }
    // Measurements start when the browser has nothing else to do, and are sent when the page is hidden.
    await expect(async () => {
      await hide(page);
      expect(blocked.length).toBeGreaterThan(0);
    }).toPass();
    expect(blocked.filter((path) => !path.startsWith("/sandbox/otlp/"))).toEqual([]);
    expect(thrown).toEqual([]);
  },
);

test("[DS-36] [HO-19] as a reader shows it, without styles and controls, a bill is whole and in order", walk, async ({ page, signIn }) => {
  await signIn(giulia, "/bollette/2026/1010338");
  await expect(page.getByRole("main")).toContainText("Canone TV");
  expect(await hasOwnMethods(page)).toBe(true);
  const text = await page.evaluate(() => {
    for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) sheet.remove();
    const [copy] = [...document.querySelectorAll("main")].map((main) => main.cloneNode(true) as HTMLElement);
    for (const control of copy?.querySelectorAll("button, nav, svg, [role=radiogroup]") ?? []) control.remove();
    return (copy?.textContent ?? "").replace(/\s+/g, " ");
  });
  const order = ["Casa di Bologna", "99,06", "26 novembre", "Quota consumi", "55,39", "IVA 10%", "Totale", "Le letture"];
  expect(order.filter((part, index) => text.indexOf(part) < 0 || text.indexOf(part) < text.indexOf(order[index - 1] ?? ""))).toEqual([]);
});
