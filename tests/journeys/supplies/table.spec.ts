import { audit } from "../audit.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("[SU-38, SU-39, BL-177] 500 supplies are a table: the last bills come in few requests, a search finds, all found are chosen and added up", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balances");
  await signIn("condominio@esempio.it", "/forniture");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await expect(page.getByText(/^Ultime bollette delle 500 forniture: \d/)).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(5);
  await audit(page);
  await page.getByRole("searchbox").fill("scala c, interno 1");
  await expect(page).toHaveURL(/cerca=/);
  const found = page.getByText(/^Ultime bollette delle \d+ forniture trovate/);
  await expect(found).toBeVisible();
  const bar = page.getByRole("group", { name: "Righe scelte" });
  await bar.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("checkbox")).toBeFocused();
  const count = Number(/delle (\d+)/.exec((await found.textContent()) ?? "")?.[1]);
  await expect(bar.getByRole("status")).toContainText(`${count} scelte su ${count}`);
  await audit(page);

  const coming = page.waitForEvent("download");
  await bar.getByRole("button", { name: "CSV delle righe scelte" }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("button", { name: "Ultima bolletta" }).click();
  await expect(bar.getByRole("status")).toContainText(`${count} scelte su ${count}`);
});

test("[DS-10] the bar of the table, which sticks, never covers what Shift+Tab moves to", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", "/forniture");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await rows.last().getByRole("link").focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const name = page.getByRole("button", { name: "Nome" });
  for (let at = 0; at < 25; at++) {
    await page.keyboard.press("Shift+Tab");
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement as Element;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return focused === top || focused.contains(top);
    });
    expect(isSeen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true);
    if (await name.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(name).toBeFocused();
});

test("[SU-40] the address of a supply beside the list leads to its own page where there is a table; on a phone the supplies are a list", async ({
  page,
  signIn,
}) => {
  await signIn("condominio@esempio.it", "/forniture?aperta=s-100002001");
  await expect(page).toHaveURL("/forniture/s-100002001");
  await expect(page.getByRole("heading", { level: 1, name: "Scala A, interno 1" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/forniture");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: /^Scala A, interno 1 / })).toBeVisible();
});
