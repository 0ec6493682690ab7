import { expect, test } from "../fixtures.ts";
import { path, rows } from "./statementSteps.ts";

test("[AS-01, AS-05] a new customer reads that there is nothing yet; five thousand documents stay usable", async ({ page, signIn }) => {
  await signIn("nuovo@esempio.it", path);
  await expect(page.getByText("Non c’è ancora nessun documento")).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("condominio@esempio.it", path);
  await expect(page.getByText("10 di 5.000 documenti")).toBeVisible();
});

test("[AS-12] five thousand documents are sorted: all are read first, with progress that can be cancelled", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/billing/account-balances");
  await signIn("condominio@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  expect(asked).toHaveLength(1);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/account-balances", async (route) => {
    if (route.request().postDataJSON().pageNumber === 3) await released;
    await route.continue().catch(() => {});
  });
  const byAmount = page.getByRole("main").locator("thead").getByRole("button", { name: "Importo" });
  const progress = page.getByRole("progressbar", { name: "Ordiniamo i documenti" });
  await byAmount.click();
  await expect(progress).toHaveAttribute("aria-valuetext", "600 di 5.000");
  await page.getByRole("main").getByRole("button", { name: "Annulla" }).click();
  await expect(progress).toHaveCount(0);
  await expect(page).toHaveURL(path);
  release();
  await byAmount.click();
  await expect(page).toHaveURL(/ordine=importo/);
  const amounts = async () =>
    (await rows(page).locator("td:last-of-type").allInnerTexts()).map((text) =>
      Number((/[−-]?\s?[\d.]+,\d\d/.exec(text)?.[0] ?? "").replaceAll(/[\s.]/g, "").replace("−", "-").replace(",", ".")),
    );
  await expect(page.getByRole("columnheader", { name: "Importo" })).toHaveAttribute("aria-sort", "ascending");
  const lowest = await amounts();
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
  await byAmount.click();
  await expect(page.getByRole("columnheader", { name: "Importo" })).toHaveAttribute("aria-sort", "descending");
  const highest = await amounts();
  expect(highest).toEqual([...highest].sort((a, b) => b - a));
  expect(highest[9]).toBeGreaterThan(lowest[9] as number);
  // The first page of a hundred, the four pages of the cancelled order, and the 25 pages of 200 once.
  expect(asked.length).toBeLessThanOrEqual(30);
});

test("[AS-45, AS-46] all of five thousand documents are chosen with one press, also those that have not come", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", path);
  await expect(rows(page)).toHaveCount(10);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/account-balances", async (route) => {
    if (route.request().postDataJSON().pageNumber === 3) await released;
    await route.continue().catch(() => {});
  });
  const bar = page.getByRole("group", { name: "Righe scelte" });
  await bar.getByRole("checkbox").click();
  await expect(bar).toContainText("10 scelte su 5.000");
  const all = bar.getByRole("button", { name: "Scegli tutte le 5.000" });
  await all.click();
  const progress = page.getByRole("progressbar", { name: "Leggiamo tutti i documenti" });
  await expect(progress).toHaveAttribute("aria-valuetext", "600 di 5.000");
  await page.getByRole("main").getByRole("button", { name: "Annulla" }).click();
  await expect(progress).toHaveCount(0);
  await expect(bar).toContainText("10 scelte su 5.000");
  await all.click();
  release();
  await expect(bar).toContainText("5.000 scelte su 5.000");
  await expect(bar.getByRole("checkbox")).toBeFocused();
  await expect(progress).toHaveCount(0);
  // Another order keeps the choice.
  await page.getByRole("main").locator("thead").getByRole("button", { name: "Importo" }).click();
  await expect(page).toHaveURL(/ordine=importo/);
  await expect(bar).toContainText("5.000 scelte su 5.000");
  await bar.getByRole("button", { name: "PDF di 5.000 bollette" }).click();
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando i tuoi PDF…" });
  await expect(overlay).toContainText("Tieni aperta la pagina");
  await expect(overlay.getByText(/^([2-9]|[\d.]{2,}) di 5\.000$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: /^\d+ PDF su 5\.000 salvati$/ })).toBeVisible();
});
