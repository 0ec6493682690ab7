import type { Locator } from "@playwright/test";
import { emptyBlock } from "../../browser/emptyBlock.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 1920, height: 1080 } });

for (const [id, path, words] of [
  ["[SR-35]", "/autolettura", "Le letture che hai inviato"],
  ["[VC-40]", "/vouchers", "Usati e scaduti"],
  ["[PF-35]", "/porta-un-amico", "Come funziona"],
] as const)
  test(`${id} at 1920 px ${path} uses the width: no large part is empty, and no line of text is too long`, async ({
    page,
    signIn,
    settled,
  }) => {
    await signIn("giulia@esempio.it", path);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await settled();
    expect(await emptyBlock(page, 200, 400)).toBeNull();
    expect(await emptyBlock(page, 400, 200)).toBeNull();
    const long = await page.locator("main p").evaluateAll((all) =>
      all.flatMap((each) => {
        const size = Number.parseFloat(getComputedStyle(each).fontSize);
        const range = document.createRange();
        range.selectNodeContents(each);
        const widest = Math.max(0, ...[...range.getClientRects()].map(({ width }) => width));
        return widest > 38 * size ? [each.textContent] : [];
      }),
    );
    expect(long).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const cards = await page
      .locator("main :is(ul, article, section[aria-labelledby]):not(ul *)")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)).filter((right) => right > 900));
    expect(new Set(cards).size, "cards end at one edge").toBe(1);
  });

for (const [id, email, path, words] of [
  ["[SR-37]", "condominio@esempio.it", "/autolettura", "Tutte le forniture"],
  ["[VC-42]", "giulia@esempio.it", "/vouchers?stato=validi", "Buoni"],
] as const)
  test(`${id} at 1920 px one long list of ${path} has the whole width`, async ({ page, signIn, settled }) => {
    await signIn(email, path);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await settled();
    expect(await emptyBlock(page, 200, 400)).toBeNull();
    expect(await emptyBlock(page, 400, 200)).toBeNull();
    const [first, second] = await page
      .getByRole("main")
      .getByRole("list")
      .first()
      .getByRole("listitem")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(second, "two rows stand beside each other").toBe(first);
  });

test("[SR-36, PF-37] the form of a reading fills its card, with the consumption beside it, and consents are cards as the profile's others", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("giulia@esempio.it", "/autolettura");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Invia la lettura/ })
    .click();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error("not drawn");
    return { ...box, right: box.x + box.width };
  };
  const form = page.getByRole("main").locator("form");
  const field = await boxOf(form.getByRole("textbox").first());
  const use = await boxOf(form.getByText("Consumo", { exact: true }));
  expect(use.x).toBeGreaterThan(field.right);
  expect(Math.abs((await boxOf(form)).right - (await boxOf(form.locator("xpath=.."))).right)).toBeLessThan(32);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(form.getByText("Consumo", { exact: true }))).y).toBeGreaterThan((await boxOf(form.getByRole("textbox").first())).y);
  await page.goto("/profilo/consensi-e-informative");
  await expect(page.getByRole("switch").first()).toBeVisible();
  await settled();
  const title = await boxOf(page.getByRole("heading", { level: 2, name: "Consensi" }));
  expect(title.x).toBe(16);
});
