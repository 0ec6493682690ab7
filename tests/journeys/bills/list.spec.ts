import { cards, expect, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[BL-07] the page requests 36 bills for each supply, and at most 60", async ({ page, signIn, requests }) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ pageNumber: 0, pageSize: 60 });
});

test("[R32] [BL-08] the button for more bills adds ten, moves focus to the first new bill and announces their number", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Mostra altre 10 bollette" }).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(10).getByRole("heading")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Mostrate altre 10 bollette" })).toHaveCount(1);
  await page.getByRole("button", { name: "Mostra altre 7 bollette" }).click();
  await expect(cards(page)).toHaveCount(27);
  await expect(page.getByRole("button", { name: /^(Carica|Mostra)/ })).toHaveCount(0);
});

test("[BL-08] a customer with five thousand bills: the next page is requested after the first sixty bills", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  await expect(page.getByText("5.000 in tutto")).toBeVisible();
  for (let count = 20; count <= 70; count += 10) {
    await page.getByRole("button", { name: /^Mostra altre/ }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const whole = sent.filter(({ body }) => (body as { statoPagamento: unknown[] }).statoPagamento.length === 0);
  expect(whole.map(({ body }) => (body as { pageNumber: number }).pageNumber)).toEqual([0, 1]);
});

test("[BL-41, BL-63] open bills come first, by urgency; a bar shows the sum to pay and never covers the element in focus", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByRole("list", { name: "Da pagare" }).getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Si paga da sola" }).getByRole("article")).toHaveCount(1);
  const open = cards(page).filter({ hasNotText: "Pagata" });
  await expect(open).toHaveCount(3);
  await expect(open.nth(0)).toContainText(/Casa al mare.*Da \d+\u00a0giorni.*Scaduta il\s1º\snov/);
  await expect(open.nth(1)).toContainText(/Casa di Bologna.*Tra \d+\u00a0giorni.*Scade il\s26\snov/);
  await expect(open.nth(2)).toContainText("Addebito");
  const bar = page.getByRole("region", { name: "Da pagare" });
  await expect(bar).toContainText("Paghi tu, 2 bollette");
  await expect(bar).toContainText("132,64\u00a0€");
  const edge = (await bar.boundingBox())?.y as number;
  const toPay = page.getByRole("list", { name: "Da pagare" }).getByRole("article");
  const ends = await toPay.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
  const due = await open
    .nth(0)
    .getByText(/^Da \d/)
    .boundingBox();
  expect((due?.y ?? 999) + (due?.height ?? 0)).toBeLessThanOrEqual(328);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (!focused.closest("article")) return false;
      const { left, right, bottom } = focused.getBoundingClientRect();
      return !focused.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
    });
    expect(hidden, `stop ${stop}`).toBe(false);
  }
});

test("[BL-64] the chips find as many bills as they say: those to pay, a refused debit among them, and those that are debited, also of one supply", async ({
  page,
  signIn,
}) => {
  const chips = page.getByRole("group", { name: "Filtri", exact: true });
  const chip = (name: string) => chips.getByRole("button", { name: new RegExp(`^${name}`) });
  const countOf = async (name: string) => Number((await chip(name).textContent())?.replace(/\D/g, "") || 0);
  for (const [email, query, toPay, debited] of [
    ["giulia@esempio.it", "", 2, 1],
    ["giulia@esempio.it", "?fornitura=gas", 0, 1],
    ["giulia@esempio.it", "?utenza=100001001", 1, 0],
    ["rate@esempio.it", "", 3, 1],
    ["condominio@esempio.it", "", 158, 89],
  ] as const) {
    await signIn(email, `/bollette${query}`);
    await expect(cards(page).first()).toBeVisible();
    for (const [name, count] of [
      ["Da pagare", toPay],
      ["Addebito", debited],
    ] as const) {
      await expect.poll(() => countOf(name), `${email}${query} ${name}`).toBe(count);
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute("aria-pressed", "true");
      if (count === 0) {
        await expect(page.getByRole("heading", { name: "Nessuna bolletta con questi filtri" })).toBeVisible();
      } else {
        await expect(page.getByText(count === 1 ? "Una trovata" : `${count} trovate`)).toBeVisible();
        await expect(page.getByRole("heading", { level: 2, name: name === "Addebito" ? "Si paga da sola" : name })).toBeVisible();
        const pay = cards(page).getByRole("button", { name: /^Come pagare/ });
        await expect(pay).toHaveCount(name === "Addebito" ? 0 : Math.min(10, count));
      }
      expect(await countOf(name)).toBe(count);
      await chip(name).click();
      await expect(cards(page).first()).toBeVisible();
    }
  }
  await chip("Addebito").click();
  await page.reload();
  await expect(chip("Addebito")).toHaveAttribute("aria-pressed", "true");
});

test("[BL-46] among five hundred supplies the bills of one are found by its name or address, and the address of the page keeps it", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  const field = page.getByRole("combobox", { name: "Fornitura" });
  await field.fill("scala c, interno 1");
  await page.getByRole("option", { name: /^Scala C, interno 10/ }).click();
  await expect(page).toHaveURL(/\?utenza=\d+$/);
  await expect(cards(page).first()).toContainText("Scala C, interno 10");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" })).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue("Scala C, interno 10");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" })).toHaveCount(0);
  expect(sent.map(({ body }) => (body as { supplyCodes?: string[] }).supplyCodes?.length)).toContain(1);
  await page.getByRole("button", { name: "Tutte", exact: true }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(field).toHaveValue("");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" }).first()).toBeVisible();
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bollette/ })
    .click();
  await expect(page).toHaveURL(/\?utenza=\d+$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: "Casa di Bologna" })).toHaveCount(0);
});

test("[DS-20, BL-24, BL-40] a bill that is due today can be paid in time at 23:59 in Rome, and is overdue at 00:01", async ({
  page,
  signIn,
  clock,
}) => {
  await signIn("giulia@esempio.it");
  for (const [now, due, status] of [
    ["2026-11-26T23:59:00+01:00", "Oggi", "Scade il 26 nov"],
    ["2026-11-27T00:01:00+01:00", "Ieri", "Scaduta il 26 nov"],
  ] as const) {
    await clock(now);
    await signIn("giulia@esempio.it", "/bollette");
    const bill = cards(page).filter({ hasText: "1010338" });
    await expect(bill).toContainText(due);
    await expect(bill).toContainText(status);
  }
});
