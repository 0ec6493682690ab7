import type { Page } from "@playwright/test";
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

test("[BL-212] two tabs have different bills open; one that moves in the list stays open with its focus, one that leaves it makes room for the first", async ({
  page,
  signIn,
}) => {
  const listOf = (each: Page) => each.getByRole("region", { name: "Le tue bollette" });
  const detailOf = (each: Page) => each.getByRole("region", { name: "Bolletta scelta" });
  const rowOf = (each: Page, amount: string) => listOf(each).getByRole("link").filter({ hasText: amount });
  const placeOf = async (each: Page) => {
    const box = await detailOf(each).boundingBox();
    return [box?.x, box?.y, await each.evaluate(() => scrollY)];
  };
  const report = async (each: Page, amount: string) => {
    await rowOf(each, amount).click();
    await detailOf(each).getByRole("button", { name: "Come pagare" }).click();
    await each
      .getByRole("dialog")
      .getByRole("button", { name: /^Ho già pagato/ })
      .click();
  };
  await signIn("giulia@esempio.it", "/bollette");
  await rowOf(page, "99,06").click();
  await expect(page).toHaveURL(/\?aperta=2026-1010338$/);
  const other = await page.context().newPage();
  await other.goto("/bollette");
  await rowOf(other, "45,03").click();
  await other.reload();
  await expect(detailOf(other)).toContainText("45,03");
  await expect(detailOf(page)).toContainText("99,06");

  // The other tab moves the bill that is open here, and whose row has focus, to another group.
  await rowOf(page, "99,06").focus();
  const before = await placeOf(page);
  await report(other, "99,06");
  await expect(listOf(page)).toContainText("Paghi tu, una bolletta");
  await expect(detailOf(page)).toContainText("Pagamento in arrivo");
  await expect(rowOf(page, "99,06")).toHaveAttribute("aria-current", "true");
  await expect(rowOf(page, "99,06")).toBeFocused();
  expect(await placeOf(page)).toEqual(before);

  // It takes the open bill out of what a filter finds here: the first that is left is shown, and focus goes to its row.
  await detailOf(other)
    .getByRole("button", { name: /^Non l’ho pagata/ })
    .click();
  await page.getByRole("button", { name: /^Da pagare/ }).click();
  await expect(listOf(page).getByRole("link")).toHaveCount(2);
  await rowOf(page, "99,06").focus();
  await report(other, "99,06");
  await expect(listOf(page).getByRole("link")).toHaveCount(1);
  // The bill that is left takes its place, and the focus.
  await expect(detailOf(page)).toContainText("33,58");
  await expect(rowOf(page, "33,58")).toBeFocused();
  expect(await placeOf(page)).toEqual(before);
});

test("[BL-213] a wide window prints the open bill alone: its customer, the code of its supply, the payment code and its QR code", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/bollette?aperta=2026-1010338");
  const detail = page.getByRole("region", { name: "Bolletta scelta" });
  await expect(detail.getByRole("heading", { level: 2, name: "Casa di Bologna" })).toBeVisible();
  await settled();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Le tue bollette" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  for (const text of ["ClienteGiulia Esempio", "PODIT001E00001001", "Codice avviso3000 0000 0000 0000 26"])
    await expect(detail).toContainText(text);
  const code = detail.getByRole("img", { name: "Codice QR pagoPA dell’avviso" });
  await expect(code).toBeVisible();
  // One column, however wide the paper is: customer and code come first.
  const [facts, why] = await Promise.all([
    code.boundingBox(),
    detail.getByRole("heading", { name: "Perché questo importo" }).boundingBox(),
  ]);
  expect(facts?.y).toBeLessThan(why?.y ?? 0);
});

test("[BL-252] from 1024 px on bills are rows that open their pages, under what is to be paid", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signIn("giulia@esempio.it", "/bollette");
  const rows = page.getByRole("main").getByRole("list").getByRole("link");
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole("main")).toContainText("Paghi tu, 2 bollette, una è scaduta da 19 giorni");
  await audit(page);
  await page.getByRole("button", { name: "Come pagare" }).click();
  await expect(page.getByRole("dialog")).toContainText("33,58");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Mostra/ }).click();
  await expect(rows.nth(10)).toBeFocused();
  await rows.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Casa al mare" })).toBeFocused();
  await page.goBack();
  await expect(rows).not.toHaveCount(0);
  // An address of a bill beside the list leads to its page.
  await page.goto("/bollette?aperta=2026-1010338");
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
});
