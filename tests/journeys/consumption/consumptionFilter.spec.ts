import { expect, test } from "../fixtures.ts";
import { calls, chart, openFilter, section } from "./consumptionSteps.ts";

test("[CS-06, CS-11, CS-13, CS-15] the filter offers the years since the activation, keeps the months in order and in the address, and loads the data of each change", async ({
  page,
  signIn,
  requests,
}) => {
  const all = requests(calls);
  const asked = () => all.filter(({ body }) => (body as { supplyId: string }).supplyId === "s-100001001");
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const dialog = await openFilter(page, "Casa di Bologna");
  // The supply was activated on 1 April 2022 in Rome.
  await expect(dialog.getByLabel("Anno").getByRole("option")).toHaveText(["2026", "2025", "2024", "2023", "2022"]);
  await dialog.getByLabel("Anno").selectOption("2025");
  await dialog.getByLabel("Dal mese").selectOption({ label: "09/2025 · settembre" });
  await dialog.getByLabel("Al mese", { exact: true }).selectOption({ label: "03/2025 · marzo" });
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(dialog.getByText("Il mese finale viene prima di quello iniziale")).toBeVisible();
  await expect(dialog.getByLabel("Al mese", { exact: true })).toBeFocused();
  expect(asked()).toHaveLength(1);
  await dialog.getByLabel("Al mese", { exact: true }).selectOption({ label: "11/2025 · novembre" });
  await dialog.getByRole("button", { name: "Applica" }).click();
  await expect(page).toHaveURL(/periodo=s-100001001%3A2025%3A9-11$/);
  const button = home.getByRole("button", { name: "Periodo scelto: settembre–novembre 2025, Casa di Bologna. Filtri attivi: 2" });
  await expect(button).toBeFocused();
  await expect(button).toContainText("2");
  await expect(home).toContainText("Da settembre a novembre 2025");
  expect(asked()).toHaveLength(2);
  expect(asked()[1]?.body).toMatchObject({ dataInizio: "2024-09-01", dataFine: "2025-11-30" });
  await page.reload();
  await expect(home).toContainText("Da settembre a novembre 2025");
  await page.goBack();
  await expect(home).toContainText("ottobre 2026: ");
});

test("[CS-37] arrows beside the year show the years since the activation, keep their place and focus, and are one step back", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/");
  await page.getByRole("link", { name: "Consumi" }).first().click();
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const before = home.getByRole("button", { name: /^Anno precedente/ });
  const box = await before.boundingBox();
  const place = [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
  for (const year of [2025, 2024, 2023, 2022]) {
    await before.press("Enter");
    await expect(home.getByRole("list", { name: `Consumi del ${year} in kWh, mese per mese` })).toBeVisible();
    const now = await before.boundingBox();
    expect([Math.round(now?.x ?? 0), Math.round(now?.y ?? 0)]).toEqual(place);
  }
  await expect(page).toHaveURL(/periodo=s-100001001%3A2022%3A1-12$/);
  await before.press("Enter");
  await expect(before).toBeFocused();
  await expect(before).toHaveAttribute("aria-disabled", "true");
  await expect(page).toHaveURL(/2022/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("[CS-41] the year that is asked for is shown before the page follows the address", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const before = home.getByRole("button", { name: /^Anno precedente/ });
  const shown = await before.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return button.ariaLabel ?? button.textContent;
  });
  expect(shown).toMatch(/^Anno precedente, 2024/);
  await expect(home.getByRole("list", { name: "Consumi del 2025 in kWh, mese per mese" })).toBeVisible();
  await expect(page).toHaveURL(/periodo=s-100001001%3A2025%3A1-12$/);
});

test("[R35] [CS-06] at most six years back can be chosen or named in the address", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", "/consumi");
  await expect(chart(page).first()).toBeVisible();
  const dialog = await openFilter(page, "Scala A, interno 1");
  await expect(dialog.getByLabel("Anno").getByRole("option")).toHaveText(["2026", "2025", "2024", "2023", "2022", "2021", "2020"]);
  await page.goto("/consumi?periodo=s-100002001:2019:1-12");
  await expect(page.getByRole("button", { name: /^Scegli il periodo: 2026/ }).first()).toBeVisible();
});
