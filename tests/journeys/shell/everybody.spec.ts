import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { audit, fits } from "../audit.ts";
import { billRows, cards, expect, password, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";

test.use({ listsAlone: "cards" });

test("[DS-02] @phone whole pages pass axe: sign-in, home, bills, filter, dialogs, light and dark", async ({ page, signIn, faults }) => {
  test.slow();
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  await audit(page);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await audit(page);
  await signIn("giulia@esempio.it", "/login");
  await expect(billRows(page)).toHaveCount(3);
  await audit(page);
  await page.goto("/bollette");
  await expect(cards(page).first()).toBeVisible();
  await cards(page).first().getByText("Dettaglio", { exact: true }).click();
  await audit(page);
  await page.getByRole("button", { name: /^Altri filtri/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await audit(page);
  await page.goto("/bollette?a=2026&n=999999999");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await audit(page);
  await faults([{ match: "POST /api/billing", mode: "status", status: 500 }]);
  await page.goto("/bollette");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await audit(page);
});

const name = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? (document.activeElement as HTMLElement | null)?.innerText ?? "",
  );

test("[DS-03, DS-10] with the keyboard alone: sign in, see the bills, filter, open one, download it", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect.poll(() => name(page)).toBe("Vai al contenuto");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("giulia@esempio.it");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ciao Giulia" })).toBeFocused();
  await tabTo(page, /^Tutte le bollette/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeFocused();
  await tabTo(page, /^Altri filtri/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tabTo(page, /^Applica/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Altri filtri, un filtro attivo" })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  await tabTo(page, /^Scarica il PDF/);
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await coming;
  await tabTo(page, /^Dettaglio/);
  await page.keyboard.press("Space");
  await expect(cards(page).locator('[aria-expanded="true"]')).toHaveCount(1);
});

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-block-end: 2em !important; }";

/** The text spacing that a reader may set (WCAG 1.4.12), not as a style element, which the content security policy refuses. */
const spread = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

test("[A02] [DS-05] @both nothing scrolls sideways at 320 px, with wide spacing and with large text", async ({ page, signIn }) => {
  await signIn("casi@esempio.it");
  for (const path of ["/", "/bollette", "/consumi"]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page);
    await spread(page);
    const letters = await heading.evaluate((element) => {
      const { letterSpacing, fontSize } = getComputedStyle(element);
      return Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize);
    });
    expect(letters).toBeCloseTo(0.12);
    await fits(page);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await enlarge(page);
    await fits(page);
  }
});

test("[DS-05] home fits 320 px in large text and wide spacing at once", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("main").getByRole("link", { name: "Vedi come pagare" })).toBeVisible();
  await spread(page);
  await enlarge(page);
  await fits(page);
});

test(
  "[DS-05, SU-15] long names without a space wrap at 320 px: home, supplies, readings, cadastral and payment pages",
  walk,
  async ({ page, signIn, settled }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const names: Record<string, string> = { name: "W".repeat(24), surname: "W".repeat(60), nickname: "W".repeat(60) };
    await page.route("**/admin/api", async (route) => {
      const response = await route.fetch(again);
      const json = JSON.parse(await response.text(), (field, value: unknown) => names[field] ?? value) as unknown;
      await route.fulfill({ response, json });
    });
    await signIn("giulia@esempio.it");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("WWWW");
    const overflowing: string[] = [];
    for (const path of [
      "/",
      "/bollette",
      "/forniture",
      "/forniture/s-100001001",
      "/forniture/s-100001001?pannello=dati-catastali",
      "/autolettura",
      "/autolettura/inserisci",
      "/autolettura/inserisci?fornitura=s-100001002",
      "/modifica-dati-catastali/s-100001002",
      "/modifica-dati-catastali/s-100001003",
      "/modifica-pagamento/bank/s-100001001",
      "/le-mie-richieste",
      "/profilo/i-miei-dati",
      "/consumi",
      "/profilo",
    ]) {
      await page.goto(path);
      await settled();
      if (/inserisci\?|\/modifica-/.test(path)) await expect(page.getByRole("main"), path).toContainText("W".repeat(60));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) overflowing.push(`${path}: ${wide} px`);
    }
    expect(overflowing).toEqual([]);
  },
);

test("[CH-09, DS-10] focus is never hidden under the sticky header", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: /^(Carica|Mostra)/ }).focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      const { left, top, width, height } = active.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      return !(hit && (active.contains(hit) || hit.contains(active)));
    });
    expect(covered, await name(page)).toBe(false);
  }
});
