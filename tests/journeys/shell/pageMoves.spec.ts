import { billRows, cards, expect, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test("[RT-13] a page sets its title, moves focus to its heading and is announced; the back button and a reload restore the scroll position", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page).toHaveTitle("Bollette – Favilla");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => window.scrollY === 300);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Home" }).press("Enter");
  await expect(page).toHaveTitle("Home – Favilla");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Home – Favilla" })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Bollette – Favilla");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("[RT-13] a page opened from the address bar starts at its top, whatever the scroll position of the page before", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn("giulia@esempio.it");
  await page.goto("/forniture");
  await page.goto("/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => window.scrollY === 300);
  await page.goto("/");
  await expect(billRows(page)).toHaveCount(3);
  await settled();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
