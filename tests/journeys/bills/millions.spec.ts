import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { fits } from "../audit.ts";
import { billRows, cards, expect, test } from "../fixtures.ts";

/** Returns a copy of an answer in which every amount is over a million euros. */
const inMillions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inMillions);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      /importo|amount|balance|total$/i.test(key) && typeof part === "number" ? 1_234_567.89 : inMillions(part),
    ]),
  );
};

for (const size of ["100%", "200%"]) {
  test(
    `[DS-31] with text of ${size}, amounts of a million euros fit 320 px whole: home, bills, bill, way to pay, statement, supply`,
    walk,
    async ({ page, signIn, settled }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route("**/api/billing/**", async (route) => {
        const response = await route.fetch(again);
        await route.fulfill({ response, json: inMillions(await response.json()) });
      });
      await signIn("giulia@esempio.it");
      for (const path of [
        "/",
        "/bollette",
        "/bollette?paga=prima",
        "/bollette/2026/1010338",
        "/bollette/2026/1010338/importo",
        "/profilo/estratto-conto",
        "/forniture/s-100001001",
      ]) {
        await page.goto(path);
        await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);
        if (path === "/") await expect(billRows(page).first()).toContainText("1.234.567,89");
        if (path.startsWith("/bollette?")) await expect(page.getByRole("dialog")).toContainText("1.234.567,89");
        if (path === "/bollette") await expect(cards(page).first()).toContainText("1.234.567,89");
        await settled();
        await fits(page);
        const spoilt = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("main *, [role=dialog] *")]
            .filter(
              (element) => element.children.length === 0 && /\d,\d\d\s?€$/.test(element.textContent ?? "") && element.checkVisibility(),
            )
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              // A text for screen readers is one pixel wide.
              return width > 1 && (left < 0 || right > innerWidth || element.getClientRects().length > 1);
            })
            .map((element) => `${location.pathname}: ${element.textContent}`),
        );
        expect(spoilt).toEqual([]);
      }
    },
  );
}
