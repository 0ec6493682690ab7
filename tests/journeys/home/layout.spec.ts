import { emptyBlock } from "../../browser/emptyBlock.ts";
import { expect, test } from "../fixtures.ts";
import { shifts, supplies } from "./homeSteps.ts";

test.use({ listsAlone: "cards" });

test("[HM-10, HM-52] @phone the home page of a typical customer, with the next bill, is at most 1,500 px high", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1500);
});

test("[HM-31, HM-32] on a desktop home has two columns of their own heights, and the callout stands 12 px below a panel that is as high as its words", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("doppia@esempio.it", "/");
  await settled();
  const main = page.getByRole("main");
  const panel = main.getByRole("region", { name: "Da pagare" });
  await expect(panel).toContainText("forse una corregge l’altra");
  const box = async (found: ReturnType<typeof main.locator>) =>
    (await found.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  const [night, callout, dates, bills, supplies] = await Promise.all([
    box(panel),
    box(main.locator("[data-tone=warning]").filter({ hasText: "Due bollette" })),
    box(main.getByRole("heading", { name: "Scadenze" })),
    box(main.getByRole("heading", { name: "Le ultime bollette" })),
    box(main.getByRole("heading", { name: "La tua fornitura" })),
  ]);
  expect(night.height).toBeLessThan(240);
  expect(callout.y - night.y - night.height).toBeCloseTo(12, 0);
  expect(callout.x).toBeCloseTo(night.x, 0);
  expect(dates.y - callout.y - callout.height).toBeLessThan(48);
  expect(bills.x).toBeGreaterThan(night.x + night.width);
  expect(Math.abs(bills.y - night.y)).toBeLessThan(24);
  expect(supplies.x).toBeCloseTo(bills.x, 0);
  await expect(main.getByRole("list", { name: "Scadenze" })).toContainText(/Paghi tu.*Stesso periodo/);
});

test("[HM-53, HM-54, HM-55, HM-56, HM-57, CS-40] home is one screen at 1280 px, three columns at 1920 px, nothing moves and no large part is empty", async ({
  page,
  signIn,
  settled,
  requests,
}) => {
  const calls = requests("GET /api/", "POST /api/");
  const ofConsumption = () => calls.filter(({ url }) => /\/consumptions?\b/.test(url)).length;
  const moved = await shifts(page);
  const headings = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("giulia@esempio.it", "/");
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
  const ofTwoColumns = await headings();
  expect(ofTwoColumns).not.toContain("Consumi di Casa di Bologna");
  const before = ofConsumption();
  expect(before).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.reload();
  await expect(page.getByRole("main").getByRole("list", { name: /^Consumi del 2026/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prossima bolletta/ })).toBeVisible();
  await settled();
  expect(await headings()).toEqual([...ofTwoColumns, "Consumi di Casa di Bologna"]);
  expect(await moved()).toBeLessThanOrEqual(0.02);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
  expect(await emptyBlock(page, 400, 200)).toBeNull();
  expect(ofConsumption()).toBe(2 * before + 1);
  await page.getByRole("link", { name: "Tutti i consumi" }).click();
  await expect(page).toHaveURL(/\/consumi#/);
  const chart = page.getByRole("main").getByRole("list", { name: /^Consumi/ });
  await expect(chart).toBeVisible();
  await settled();
  expect((await chart.boundingBox())?.width).toBeGreaterThan(1000);
  expect(await emptyBlock(page, 200, 400)).toBeNull();
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`[HM-05, HM-20, SU-21] the active supplies are rows of one card, all in view across, each with kind, place and month: ${width}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn("giulia@esempio.it");
    await expect(supplies(page)).toHaveText([
      /^Casa di Bologna.*kWh.*Luce · Via Fittizia 8.*ottobre$/,
      /^Via dei Tigli 14 .*Smc.*Gas · Bologna.*ottobre$/,
      /^Casa al mare.*kWh.*Luce · Rimini.*ottobre$/,
    ]);
    await expect(page.getByRole("group", { name: "Le tue forniture" })).toHaveCount(0);
    const boxes = await supplies(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
    for (const { left, right, height: high } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(high).toBeLessThanOrEqual(74);
    }
    // One below the other, with nothing between them but a hairline.
    for (const [index, { top }] of boxes.entries()) if (index > 0) expect(top - (boxes[index - 1]?.bottom ?? 0)).toBeLessThanOrEqual(1);
  });
