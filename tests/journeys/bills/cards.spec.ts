import type { Locator } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { cards, expect, showAll, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[BL-69, BL-71] [BL-176] each card has number, issue date and due date, and is 160 px high at most on a phone; the first due date and three cards are in view", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/^n\. \d{7} (del\s|dell’)\d+º?\s\p{L}{3}$/u)).toBeVisible();
    await expect(card).toContainText(/(Scade|Scadeva|Scaduta|Addebito) (il\s|l’)\d+º?\s\p{L}{3}/u);
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(160);
  }
  await expect(cards(page).filter({ hasText: "Nuova" }).first()).toContainText("n. 1010338 del 6 nov");
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const first = cards(page).first();
  expect(await bottomOf(first.getByText(/^33,58\s€$/).first())).toBeLessThanOrEqual(320);
  expect(await bottomOf(first.getByText(/^Scaduta/))).toBeLessThanOrEqual(320);
  expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(772);
});

test("[BL-70] beside names of 60 characters the amount stays in the first row, on the bills and on home, in three languages", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("/config.json", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch(again)).json()), languages: ["it", "en", "de"] } });
  });
  const name = "Casa di campagna della zia Genoveffa, secondo piano a sinistra";
  await page.route("/admin/api", async (route) => {
    const response = await route.fetch(again);
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"nickname":"Casa[^"]*"/g, `"nickname":"${name}"`) });
  });
  /** The distance in pixels of an amount from the top of its name, and from its right edge; null while a row waits for its figure. */
  const places = () =>
    page.getByRole("main").evaluate((main, name) => {
      const named = [...main.querySelectorAll("h3, a > span > span > span")].filter(({ textContent }) => textContent === name);
      return named.map((title) => {
        const figure = title.nextElementSibling;
        if (!figure?.textContent?.trim()) return null;
        const [box, amount] = [title.getBoundingClientRect(), figure.getBoundingClientRect()];
        return [Math.round(amount.top - box.top), Math.round(amount.left - box.right)] as const;
      });
    }, name);
  /** Waits until so many names have their figures beside them: figures that come later move their rows meanwhile. */
  const areBeside = async (count: number) => {
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const isBeside = (place: readonly [number, number] | null) => place !== null && Math.abs(place[0]) < 20 && place[1] >= 0;
    await expect
      .poll(async () => {
        const found = await places();
        return [found.length >= count, ...found.filter((place) => !isBeside(place))];
      })
      .toEqual([true]);
  };
  await signIn("giulia@esempio.it", "/bollette");
  for (const [language, plain] of [
    ["it", "Scade "],
    ["en", "Due "],
    ["de", "Fällig "],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem("favilla.language", value), language);
    await page.goto("/bollette");
    await expect(cards(page).filter({ hasText: plain }).first()).toBeVisible();
    await areBeside(6);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await areBeside(2);
  }
});

test("[BL-01, BL-25] a credit and a bill of zero do not ask for payment", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  for (const [total, word] of [
    ["−\u00a035,40", "A tuo credito"],
    ["0,00", "Niente da pagare"],
  ] as const) {
    const card = cards(page).filter({ hasText: new RegExp(`(^|[^\\d.])${total}`) });
    await expect(card).toContainText(word);
    await expect(card).toContainText(/Scadenza \d/);
    await expect(card).not.toContainText(/Da pagare|Scade |Scaduta/);
    await expect(card).toHaveAttribute("data-status", /ToBePaid|Expiring|NotPaid/);
  }
});
