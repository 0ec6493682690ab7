import { expect, test } from "../fixtures.ts";
import { balanceCard, path, rows, shownCredits } from "./statementSteps.ts";

test("[AS-09] @phone movements by month in rows of 64 px, each with its balance, lead from the balance of today to nothing", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", path);
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "€" });
  await expect(page.getByRole("heading", { level: 2, name: "Novembre 2026" })).toBeVisible();
  const more = page.getByRole("button", { name: /^Mostra altri/ });
  await more.click();
  await expect(list.filter({ hasText: "bolletta" }).nth(10)).toBeVisible();
  await expect(page.locator(":focus")).toHaveAttribute("data-document", /./);
  await more.click();
  await expect(more).toHaveCount(0);
  const cents = (text: string) =>
    Number(
      text
        .replaceAll(".", "")
        .replace(/[−-]\s?/, "-")
        .replace(/[^\d-]/g, ""),
    );
  const found = (await list.allInnerTexts()).map((text) => (text.match(/[−-]?\s?[\d.]+,\d\d/g) ?? []).map(cents));
  expect(found.length).toBeGreaterThan(27);
  for (const [index, [amount = Number.NaN, balance]] of found.entries()) expect(balance).toBe((found[index + 1]?.[1] ?? 0) + amount);
  await expect(balanceCard(page)).toContainText(`Saldo di oggi${Math.floor((found[0]?.[1] ?? 0) / 100)},`);
  for (const row of await list.all()) expect((await row.boundingBox())?.height).toBe(64);
  await expect(list.filter({ hasText: "Pagamento" }).first()).toContainText("−");
  await expect(list.filter({ hasText: /scaduta da \d+\s?giorni/ }).first()).toBeVisible();
  await page.getByLabel("Ordina per").selectOption("Importo più alto");
  await expect(page).toHaveURL(/ordine=-importo/);
  await expect(list.filter({ hasText: "Pagamento" })).toHaveCount(0);
});

test("[RT-12, CH-75] @phone the statement has a way back instead of the mobile menu; every other page has the menu", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", path);
  await expect(page.getByRole("main").locator("[data-document]")).toHaveCount(10);
  // The table, which has no room here, is not drawn at all.
  await expect(page.getByRole("main").locator("table")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: /menu/i })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Bollette", exact: true }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(page.getByRole("banner").getByRole("button", { name: /menu/i })).toBeVisible();
});

test("[AS-46, AS-58] the balance is one line of terms that add up, and the file is beside the title; on a phone they are lines", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", path);
  const amounts = balanceCard(page).getByRole("definition").filter({ hasText: "€" });
  await expect(amounts).toHaveCount(3);
  const tops = () => amounts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(await tops()).size).toBe(1);
  const late = balanceCard(page).getByText("una è scaduta da 19 giorni");
  await expect(late).toBeVisible();
  const middle = async (name: "heading" | "button", text: string) => {
    const box = await page.getByRole("main").getByRole(name, { name: text, exact: true }).boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  expect(Math.abs((await middle("heading", "Estratto conto")) - (await middle("button", "Scarica")))).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await tops()).size).toBe(3);
  await expect(late).toBeHidden();
});

test("[AS-29] at every width from a phone to a desktop nothing scrolls sideways, and an amount stays on one line, in three languages", async ({
  page,
  signIn,
  settled,
}) => {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), languages: ["it", "en", "de"] } });
  });
  await signIn("rate@esempio.it", path);
  const faults: string[] = [];
  for (const language of ["it", "en", "de"]) {
    await page.evaluate((choice) => localStorage.setItem("favilla.language", choice), language);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await settled();
    for (const width of [320, 390, 641, 700, 768, 900, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(shownCredits);
      if (found.wide > 0 || found.broken.length > 0 || found.credits === 0) faults.push(`${language} ${width}: ${JSON.stringify(found)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("[CH-46] nothing below the statement's table moves when its boxes come", async ({ page, signIn }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/StatementChoiceTable-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await signIn("giulia@esempio.it", path);
  const button = page.getByRole("button", { name: "Scarica", exact: true });
  await expect(button).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const place = (await button.boundingBox())?.y;
  arrive();
  await expect(rows(page)).toHaveCount(10);
  // Its foot is half a pixel higher in one of both.
  expect(Math.abs(((await button.boundingBox())?.y ?? Number.NaN) - (place ?? Number.NaN))).toBeLessThan(1);
});
