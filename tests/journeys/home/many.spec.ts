import type { SampleEmail } from "../../../sandbox/src/seed/signIns.ts";
import { cards, expect, graphql, test } from "../fixtures.ts";
import { rows, supplies } from "./homeSteps.ts";

test.use({ listsAlone: "cards" });

test("[HM-05, HM-07] five hundred supplies: six are shown, and the way to all of them", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it");
  await expect(page.getByRole("link", { name: /^Tutte le \d+ forniture attive/ })).toHaveAttribute("href", "/forniture");
  await expect(supplies(page)).toHaveCount(6);
});

test("[HM-15] many bills to pay are summed month by month to the cent, and a month leads to its unpaid bills; few are not", async ({
  page,
  signIn,
}) => {
  await signIn("condominio@esempio.it");
  const months = page.getByRole("list", { name: "Da pagare, mese per mese" }).getByRole("link");
  await expect(months.first()).toBeVisible();
  const cents = (text: string) => Number((/[\d.]+,\d\d/.exec(text)?.[0] ?? "").replace(/\D/g, ""));
  const texts = await months.allInnerTexts();
  const total = page.getByRole("region", { name: "Da pagare", exact: true });
  expect(texts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(await total.innerText()));
  expect(texts.some((text) => text.includes("Scadute"))).toBe(true);
  await months.first().click();
  await expect(page).toHaveURL(/\/bollette\?.*scadenza-da=\d{4}-\d\d-01&scadenza-a=/);
  await expect(cards(page).first()).toBeVisible();
});

test("[HM-15] a customer with few bills sees no months", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Da pagare, mese per mese" })).toHaveCount(0);
});

for (const path of ["/", "/bollette"]) {
  test(`[AP-17, AP-22] five hundred supplies cause no more requests than two, except the pages of unpaid bills: ${path}`, async ({
    page,
    signIn,
    requests,
    settled,
  }) => {
    const asked = requests("POST /api", "GET /api", graphql);
    const callsOf = async (email: SampleEmail) => {
      // The page of the customer before asks for more when it is idle.
      await page.goto("about:blank", { waitUntil: "commit" });
      asked.length = 0;
      await signIn(email, path);
      await expect(path === "/" ? rows(page).first() : cards(page).first()).toBeVisible();
      await settled();
      const pages = asked.map(({ body }) => body as { pageNumber?: number; pageSize?: number } | null);
      const further = pages.filter((page) => (page?.pageNumber ?? 0) > 0);
      // The device's date is another one here: windows that were asked for before the servers' date was known are asked for again.
      const again = asked.filter(({ body }) => JSON.stringify(body).includes("query SelfReadingWindows("));
      return { calls: asked.length - further.length - again.length, further: further.map((page) => [page?.pageNumber, page?.pageSize]) };
    };
    const few = await callsOf("giulia@esempio.it");
    expect(few.calls).toBeGreaterThan(3);
    expect(few.further).toEqual([]);
    const many = await callsOf("condominio@esempio.it");
    expect(many.calls).toBeLessThanOrEqual(few.calls);
    // Each page is as large as the server allows, and is asked for once.
    expect(many.further.length).toBeGreaterThan(0);
    expect(many.further).toEqual(many.further.map((_, index) => [index + 1, 60]));
  });
}
