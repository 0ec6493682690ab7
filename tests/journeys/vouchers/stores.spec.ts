import { expect, test } from "../fixtures.ts";
import { exchanged, fresh, pdfButton, pdfOf, pressAfterExpiry, redeemed, retail, rows } from "./voucherSteps.ts";

test("[VC-26] a store's voucher whose last day passes while its page is open is called expired", async ({ page, clock }) => {
  await page.goto(retail(fresh));
  await expect(pdfButton(page)).toBeEnabled();
  await clock("2027-02-20T09:00:00Z");
  await pressAfterExpiry(page);
});

test("[RT-11, VC-02, VC-10] a store's voucher without signing in: login header, redeemed as 'Fisico GDO' without a token, PDF, sign-in prompt", async ({
  page,
}) => {
  const headers: (string | undefined)[] = [];
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (!/\/api\/.*voucher/.test(request.url())) return;
    headers.push(request.headers()["authorization"]);
    if (request.method() === "POST") bodies.push(request.postDataJSON());
  });
  await page.goto(retail(fresh));
  await expect(page.getByRole("main")).toContainText("La spesa che illumina");
  await expect(page.getByRole("banner").getByRole("link", { name: "Accedi" })).toBeVisible();
  expect(await pdfOf(page, () => pdfButton(page).click())).toBe(`voucher-${fresh}.pdf`);
  expect(bodies).toEqual([{ origin: "Fisico GDO", asset: null, account: "MERCATO-ESEMPIO" }]);
  expect(headers.filter(Boolean)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).click();
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(retail(fresh))}`);
});

test("[VC-37] a store's voucher opened signed in leads to the customer's own pages", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await page.goto(retail(redeemed));
  await expect(page.getByRole("main")).toContainText("La spesa che illumina");
  await page.getByRole("banner").getByRole("link", { name: "La tua area" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Ciao Giulia" })).toBeVisible();
});

test("[R62] [RT-11, VC-07, VC-08, VC-09, VC-18, AP-25] a store's voucher signed in; exchanged, unknown, without a code, failing", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  await signIn("giulia@esempio.it");
  await page.goto(retail(redeemed, "&action=showBarCode"));
  await expect(page.getByRole("dialog")).toContainText("FV2026500401");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(retail(redeemed));
  await expect(page.getByText("Sei già cliente?")).toHaveCount(0);
  await page.goto(retail(exchanged));
  await expect(page).toHaveURL(retail(redeemed));
  await page.goto(retail("GDO-0000"));
  await expect(page).toHaveURL("/page-not-found");
  await page.goto("/recupera_voucher/voucher");
  await expect(page).toHaveURL("/page-not-found");
  await page.clock.install();
  const asked = requests("GET /api/retail");
  const fault = { match: "GET /api/retail", mode: "status", status: 500 } as const;
  await faults([{ ...fault, times: 1 }]);
  await page.goto(retail(redeemed));
  const pass = () => page.clock.runFor(3_000);
  await expect(async () => {
    await pass();
    await expect(pdfButton(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await faults([fault]);
  await page.goto(retail(redeemed));
  await expect.poll(() => pass().then(() => page.url())).toContain("/error");
  expect(asked).toHaveLength(5);
});

test("[VC-24] a store's voucher redeemed signed in is not among the customer's own, and its page does not say that it is", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", retail(fresh));
  const main = page.getByRole("main");
  await expect(main).toContainText("La spesa che illumina");
  await expect(main).not.toContainText("Assegnazione");
  await pdfOf(page, () => pdfButton(page).click());
  await expect(main).toContainText(/Assegnazione\s*20 novembre 2026/);
  await expect(main).not.toContainText(/tuoi buoni|area clienti/i);
  await expect(main.locator("a[href^='/vouchers']")).toHaveCount(0);
  await page.goto("/vouchers");
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).filter({ hasText: "La spesa che illumina" })).toHaveCount(0);
});

test("[VC-31] a store's voucher says that it ends soon, and its last day stays", async ({ page, clock }) => {
  await page.goto(retail(redeemed));
  const main = page.getByRole("main");
  await expect(main).toContainText("Valido fino al 19 gennaio 2027");
  await expect(main).not.toContainText("Scade");
  await clock("2027-01-18T09:00:00Z");
  await page.reload();
  await expect(main).toContainText("Scade domani");
  await expect(main).toContainText("Valido fino al 19 gennaio 2027");
});
