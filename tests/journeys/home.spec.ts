import { cards, expect, fillLogin, password, test } from "./fixtures.ts";

test("[HM-02, HM-03] home greets by name and shows the three newest bills, with the way to all", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText("Via dei Tigli 14");
  expect(asked).toHaveLength(1);
  await page.getByRole("link", { name: "Tutte le bollette" }).click();
  await expect(page).toHaveURL("/bollette");
});

test("[HM-03] skeletons stand in while the bills load, and nothing jumps when they come", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing", mode: "delay", delay: 1500 }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
});

test("[HM-04] a failure of the bills says so, is tried again in place and leaves the rest of home alone", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([{ match: "POST /api/billing", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Casa di Bologna" })).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(cards(page).filter({ hasText: "Bolletta n." })).toHaveCount(3);
});

test("[HM-04] a new customer is told that there is no bill yet", async ({ page, signIn }) => {
  for (const email of ["nuovo@esempio.it", "nessuna@esempio.it"] as const) {
    await signIn(email);
    await expect(page.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
    await page.getByRole("button", { name: "Esci" }).click();
  }
});

test("[HM-05] only active supplies, as cards on desktop", async ({ page, signIn }) => {
  await signIn("casi@esempio.it");
  const section = page.getByRole("heading", { name: "Le tue forniture attive" }).locator("xpath=ancestor::section");
  await expect(section.getByRole("heading", { name: "Casa dei casi" })).toBeVisible();
  await expect(section.getByRole("heading", { name: /^Stato \d/ })).toHaveCount(0);
});

test("[HM-05] five hundred supplies: six are shown, and the way to all of them", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it");
  await expect(page.getByRole("link", { name: /^Tutte le \d+ forniture attive/ })).toHaveAttribute("href", "/forniture");
  await expect(
    page
      .getByRole("main")
      .getByRole("article")
      .filter({ hasText: /POD|PDR/ }),
  ).toHaveCount(6);
});

test("[HM-05] @phone on a phone the active supplies are a carousel that keys and buttons move", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  const list = page.getByRole("main").getByRole("list").filter({ hasText: "POD" });
  await expect(list).toBeVisible();
  const left = () => list.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await page.getByRole("button", { name: /successiv/i }).click();
  await expect.poll(left).toBeGreaterThan(100);
});

for (const path of ["/", "/bollette"]) {
  test(`five hundred supplies ask for no more than two do: ${path}`, async ({ browser, baseURL, page, signIn, requests }) => {
    const asked = [requests("POST /api"), requests("GET /api"), requests("POST /admin/api")];
    await signIn("condominio@esempio.it", path);
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const large = asked.flat().length;

    const context = await browser.newContext({ baseURL: baseURL as string });
    const other = await context.newPage();
    let small = 0;
    other.on("request", (request) => {
      if (/^\/(api|admin\/api)/.test(new URL(request.url()).pathname)) small += 1;
    });
    await other.goto(path);
    await fillLogin(other, "giulia@esempio.it", password);
    await expect(cards(other).first()).toBeVisible();
    await other.waitForLoadState("networkidle");
    await context.close();
    expect(large).toBeGreaterThan(3);
    expect(large).toBeLessThanOrEqual(small);
  });
}
