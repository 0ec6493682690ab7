import { audit } from "../audit.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("[BL-152, BL-153, BL-155] from 1200 px on a bill stands beside the list: ten rows in the first screen, keys, reload and Back", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing");
  await signIn("giulia@esempio.it", "/bollette");
  const list = page.getByRole("region", { name: "Le tue bollette" });
  const detail = page.getByRole("region", { name: "Bolletta scelta" });
  const rows = list.getByRole("link");
  await expect(rows).toHaveCount(10);
  await expect(list).toContainText("Paghi tu, 2 bollette");
  await expect(page.getByRole("button", { name: "Come pagare" })).toHaveCount(1);
  // The most urgent bill is chosen, without a word of it in the address.
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await expect(detail.getByRole("heading", { level: 2, name: "Casa al mare" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  const ends = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(900);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] as number);
  await audit(page);

  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\?aperta=2026-\d+$/);
  await expect(detail.getByRole("heading", { level: 2, name: "Casa di Bologna" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(detail.getByRole("heading", { level: 2, name: "Casa di Bologna" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows.nth(1)).toBeFocused();
  // The bills have come with one request: those beside the list need no other.
  expect(sent.filter(({ url }) => url.includes("my-billing-details"))).toHaveLength(1);

  await page.reload();
  await expect(detail.getByRole("heading", { level: 2, name: "Casa di Bologna" })).toBeVisible();
  // A filter that still finds the bill keeps it, and the choice is no step back.
  await page.getByRole("button", { name: "Luce" }).click();
  await expect(page).toHaveURL(/aperta=2026-/);
  await expect(rows.and(page.locator("[aria-current]"))).toContainText("Casa di Bologna");
  await page.getByRole("button", { name: "Come pagare" }).click();
  await expect(page.getByRole("dialog")).toContainText("99,06");
});

test("[BL-156] a window that becomes narrow shows the open bill on its own page, and the list beside it again once it is wide", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const detail = page.getByRole("region", { name: "Bolletta scelta" });
  await page
    .getByRole("region", { name: "Le tue bollette" })
    .getByRole("link", { name: /Via dei Tigli 14/ })
    .first()
    .click();
  await expect(detail.getByRole("heading", { level: 2, name: "Via dei Tigli 14" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Via dei Tigli 14" })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page).toHaveURL(/\/bollette\?aperta=2026-\d+$/);
  await expect(detail.getByRole("heading", { level: 2, name: "Via dei Tigli 14" })).toBeVisible();
  // One that does not exist is said beside the list, which stays.
  await page.goto("/bollette?aperta=2026-999999");
  await expect(detail).toContainText("Non troviamo questa bolletta");
  await expect(page.getByRole("region", { name: "Le tue bollette" }).getByRole("link")).toHaveCount(10);
  await page.goto("/bollette?aperta=nessuna");
  await expect(detail).toContainText("Non troviamo questa bolletta");
});
