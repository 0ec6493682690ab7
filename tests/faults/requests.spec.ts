import { cards, expect, test } from "../journeys/fixtures.ts";

const bills = "POST /api/billing/my-billing-details";

for (const status of [403, 404]) {
  test(`[R20] bills that the servers refuse with ${status} are requested once, not again and again`, async ({
    page,
    signIn,
    faults,
    requests,
  }) => {
    await page.clock.install();
    await faults([{ match: bills, mode: "status", status }]);
    const made = requests(bills);
    await signIn("giulia@esempio.it", "/bollette");
    const retry = page.getByRole("main").getByRole("button", { name: "Riprova" }).first();
    await expect(retry).toBeVisible();
    const first = made.length;
    await page.clock.runFor(20_000);
    expect(made.length).toBe(first);
    expect(new Set(made.map(({ url, body }) => url + JSON.stringify(body))).size).toBe(made.length);
    await faults([]);
    await retry.click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test("[R21] a window that is focused ten times in five seconds requests nothing more than once", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  await page.clock.install();
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  const made = requests("GET /api", "POST /admin/api");
  for (let time = 0; time < 10; time++) {
    await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    await page.clock.runFor(500);
  }
  await settled();
  const keys = made.map(({ url, body }) => url + JSON.stringify(body));
  expect(keys.length).toBe(new Set(keys).size);
});
