import { walk } from "../../browser/walk.ts";
import { audit, fits } from "../audit.ts";
import { expect, test } from "../fixtures.ts";
import { balanceCard, document, filterButton, path, rows } from "./statementSteps.ts";

test("[AS-01, AS-02, AS-04, AS-05, AS-43, AS-44] documents newest first, their total, ten more, sorted; no request is sent without need", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balance", "GET /api/billing/account-balance");
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  expect(asked.map(({ url }) => url.split("/").at(-1)).sort()).toEqual([
    "account-balance-filters",
    "account-balance-total",
    "account-balance-total",
    "account-balances",
  ]);
  expect(asked.find(({ url }) => url.endsWith("balances"))?.body).toMatchObject({
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
    pageNumber: 0,
    pageSize: 100,
  });
  const dates = await rows(page).locator("td:nth-of-type(2)").allInnerTexts();
  const days = dates.map((text) => (/\d\d\/\d\d\/\d{4}/.exec(text)?.[0] ?? "").split("/").reverse().join());
  expect(days[0]).toMatch(/^2026/);
  expect(days).toEqual([...days].sort().reverse());
  await expect(page.getByText("Emesse in tutto 27 bollette")).toHaveText("Emesse in tutto 27 bollette, 2.854,61\u00a0€");
  await expect(page.getByText("Bollettino postale").first()).toBeVisible();
  // Payments are rows too, and what is owed after the newest movement is the balance of today.
  const table = page.getByRole("main").getByRole("table");
  await expect(table.getByRole("rowheader", { name: /^Pagamento/ }).first()).toBeVisible();
  await expect(table.locator("tbody tr").first().getByRole("cell").last()).toHaveText("232,31\u00a0€");
  const more = page.getByRole("button", { name: "Mostra altri 10 documenti" });
  const [card, sum, button] = await Promise.all(
    [table, page.getByText("Emesse in tutto 27 bollette"), more].map((each) => each.boundingBox()),
  );
  if (!card || !sum || !button) throw new Error("A part of the statement has no box.");
  expect(Math.abs(sum.y + sum.height / 2 - button.y - button.height / 2)).toBeLessThan(4);
  expect(button.y - card.y - card.height).toBeLessThan(12);
  await more.press("Enter");
  await expect(rows(page)).toHaveCount(20);
  await expect(document(page, 10)).toBeFocused();

  await page.getByRole("button", { name: "Importo" }).click();
  await expect(page).toHaveURL(/ordine=importo/);
  const amounts = async () =>
    (await rows(page).locator("td:last-of-type").allInnerTexts()).map((text) =>
      Number((/-?[\d.]+,\d\d/.exec(text)?.[0] ?? "").replace(".", "").replace(",", ".")),
    );
  await expect(async () => {
    const shown = await amounts();
    expect(shown).toHaveLength(20);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  }).toPass({ timeout: 7_000 });
});

test("[AS-01] the documents do not wait for the filter's data; the supplies' names follow", async ({ page, signIn }) => {
  let release = () => {};
  await page.route("**/account-balance-filters", async (route) => {
    await new Promise<void>((done) => {
      release = done;
    });
    await route.continue();
  });
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  await expect(document(page, 0)).toHaveText(/^n\. 2026 \/ \d+ Gas$/, { useInnerText: false });
  await document(page, 0).getByRole("link").focus();
  release();
  await expect(document(page, 0)).toContainText(/^Via dei Tigli 14 Gas · n\. 2026/);
  await expect(document(page, 0).getByRole("link")).toBeFocused();
});

test("[AS-01] a supply without a name has the name of its bills", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", `${path}?utenza=100003004`);
  await expect(document(page, 0)).toContainText(/^\.\.\. Luce · n\./);
  await document(page, 0).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "..." })).toBeVisible();
});

test("[AS-01] the filter offers what the servers name, lives in the address and survives reload and back", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balances");
  await signIn("giulia@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  await filterButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Fornitura").getByRole("option")).toHaveText(
    ["Tutte le forniture", "Casa di Bologna", "Via dei Tigli 14", "Casa al mare"],
    { useInnerText: true },
  );
  await dialog.getByLabel("Importo da").fill("90");
  await dialog.getByLabel("Importo a").fill("10");
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(dialog.getByLabel("Importo a")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Importo a").fill("");
  await dialog.getByLabel("Fornitura").selectOption({ label: "Via dei Tigli 14" });
  await dialog.getByLabel("Pagate").uncheck();
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Via dei Tigli 14");
  await expect(page.getByRole("button", { name: "Altri filtri, 3 filtri attivi" })).toBeFocused();
  await expect(page.getByText("Emessa in tutto una bolletta")).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ StatoPagamento: [1, 2, 3], ImportoDa: 90, supplyCodes: [expect.any(String)] });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: /Togli.*Importo/ }).click();
  await expect(page).not.toHaveURL(/importo-da/);
  await page.goBack();
  await expect(page).toHaveURL(/importo-da=90/);
  await page.goto(`${path}?stato=`);
  await expect(page.getByText("Scegli che cosa vuoi vedere")).toBeVisible();
  await page.goto(`${path}?utenza=non-mia`);
  await expect(page.getByText("Nessun documento con questi filtri")).toBeVisible();
  await page.getByRole("button", { name: "Togli i filtri" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(rows(page)).toHaveCount(10);
});

test("[AS-01, AS-02] each failed call shows a message and can be retried, and the others go on", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing/account-balances", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", path);
  await expect(page.getByText("Non riusciamo a caricare l’estratto conto")).toBeVisible();
  await expect(balanceCard(page)).toContainText("Saldo di oggi");
  await faults([
    { match: "POST /api/billing/account-balance-total", mode: "status", status: 500 },
    { match: "GET /api/billing/account-balance-filters", mode: "html" },
  ]);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText("Mancano il totale o i nomi delle forniture")).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByText("Emesse in tutto 27 bollette")).toBeVisible();
  await expect(rows(page).first()).toContainText("Via dei Tigli 14");
});

test("[AS-18, AS-19, AS-20] an open credit has a minus sign, and is in the sum that the statement ends with", async ({ page, signIn }) => {
  await signIn("rate@esempio.it", path);
  await expect(page.getByRole("cell", { name: "−\u00a035,40\u00a0€", exact: true })).toBeVisible();
  const sum = page.getByText(/^Emesse in tutto/).locator("..");
  const figures = (await sum.innerText()).match(/[\d.]+,\d\d/g)?.map((text) => Number(text.replaceAll(".", "").replace(",", "")));
  const [issued = 0, paid = 0, credit = 0, left = 0] = figures ?? [];
  expect(credit).toBeGreaterThan(0);
  expect(issued - paid - credit).toBe(left);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/documenti, con i pagamenti$/)).toBeVisible();
});

test(
  "[DS-02] the statement passes axe and fits 320 px: list, filter, nothing found, failed, light and dark",
  walk,
  async ({ page, signIn, faults }) => {
    test.slow();
    await signIn("casi@esempio.it", path);
    await expect(rows(page).first()).toBeVisible();
    await audit(page);
    await filterButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await audit(page);
    await page.goto(`${path}?importo-da=99999999`);
    await expect(page.getByText("Nessun documento con questi filtri")).toBeVisible();
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page);
    await faults([{ match: "* /api/billing/account", mode: "status", status: 500 }]);
    await page.reload();
    await expect(page.getByText("Non riusciamo a caricare l’estratto conto")).toBeVisible();
    await audit(page);
  },
);
