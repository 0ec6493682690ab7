import type { Page } from "@playwright/test";
import { cards, expect, plants, test, withStrictStyles } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

const openFilter = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ }).click();
const apply = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();

test("[BL-05, BL-23] each filter group reaches the wire under its name, and the button counts the active groups", async ({
  page,
  signIn,
  requests,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const asked = requests("POST /api/billing/my-billing-details");
  await openFilter(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Pagate").uncheck();
  await drawer.getByLabel("Gas", { exact: true }).uncheck();
  await drawer.getByLabel("Altro").uncheck();
  await drawer.getByLabel("Solo luce o solo gas").check();
  await drawer.getByRole("textbox", { name: "Scadenza dal" }).fill("01/01/2025");
  await drawer.getByRole("textbox", { name: "Scadenza al" }).fill("31/12/2026");
  await drawer.getByRole("textbox", { name: "Periodo dal" }).fill("01/02/2025");
  await drawer.getByRole("textbox", { name: "Periodo al" }).fill("30/11/2026");
  await drawer.getByLabel("Importo da").fill("10,50");
  await drawer.getByLabel("Importo a").fill("1.234,5");
  await drawer.getByLabel("Addebito sul libretto").uncheck();
  await apply(page);
  await expect(page.getByRole("button", { name: "Altri filtri, 7 filtri attivi" })).toBeVisible();
  // The open bills that the chips count are asked for besides, whatever the filter says of status and due date.
  const filtered = expect.objectContaining({
    customerCode: "100001",
    statoPagamento: [1, 2, 3],
    lineaProdottoCod: ["OP470"],
    tipoContratto: 1,
    dataScadenzaDa: "2025-01-01",
    dataScadenzaA: "2026-12-31",
    DataCompetenzaDa: "2025-02-01",
    DataCompetenzaA: "2026-11-30",
    importoDa: 10.5,
    importoA: 1234.5,
    tipoLetturaCod: ["RID30", "BOL30"],
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
  });
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual(filtered);
  await page.reload();
  await expect(page.getByRole("button", { name: "Altri filtri, 7 filtri attivi" })).toBeVisible();
});

test("[BL-05, BL-27] a filter is shown as chips; removing one chip or all shows more bills, and the back button restores the filter", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByText("27 in tutto", { exact: true })).toBeVisible();
  await openFilter(page);
  await page.getByRole("dialog").getByLabel("Luce", { exact: true }).uncheck();
  await page.getByRole("dialog").getByLabel("Altro").uncheck();
  await apply(page);
  await expect(page.getByText("10 trovate", { exact: true })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Casa di Bologna" })).toHaveCount(0);
  const chip = page.getByRole("button", { name: "Gas", exact: true });
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  await expect(page.getByText("27 in tutto", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("10 trovate", { exact: true })).toBeVisible();
});

test(
  "[BL-05, CH-18] a due date is chosen in the calendar, which is loaded on demand; if it cannot be loaded, typing still works",
  plants,
  async ({ page, signIn }) => {
    await withStrictStyles(page);
    await signIn("giulia@esempio.it", "/bollette");
    // Before the filter is opened: from its first use the page loads the calendar on its own.
    await page.route("**/DateCalendar*.js*", (route) => route.abort());
    await expect(cards(page).first()).toBeVisible();
    await openFilter(page);
    const drawer = page.getByRole("dialog", { name: "Filtra" });
    const [from, to] = ["dal", "al"].map((end) => drawer.getByRole("button", { name: `Apri il calendario: Scadenza ${end}`, exact: true }));
    const broken = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => found.push(violatedDirective));
      return found;
    });
    await to?.press("Enter");
    await expect(drawer.getByText("Il calendario non si è aperto.")).toBeVisible();
    await drawer.getByRole("textbox", { name: "Scadenza al" }).fill("31/12/2026");
    await page.unroute("**/DateCalendar*.js*");
    await from?.press("Enter");
    const calendar = page.getByRole("dialog", { name: "Calendario: Scadenza dal" });
    await expect(calendar.getByRole("gridcell").locator(":focus")).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(calendar).toHaveCount(0);
    await expect(drawer.getByRole("textbox", { name: "Scadenza dal" })).toHaveValue(/^01\/\d\d\/\d{4}$/);
    // Proves that the policy was in force: a violation is reported.
    await page.evaluate(() => document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" })));
    await expect.poll(() => broken.jsonValue()).toEqual(["style-src-elem"]);
  },
);

test("[R22] [BL-06] an empty selection sends no query and names the empty group", async ({ page, signIn, requests }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const asked = requests("POST /api/billing/my-billing-details");
  for (const group of [
    ["Pagate", "Non ancora scadute", "Scadute"],
    ["Luce", "Gas", "Altro"],
  ]) {
    await openFilter(page);
    for (const name of group)
      await page
        .getByRole("dialog")
        .getByRole("checkbox", { name: new RegExp(`^${name}`) })
        .uncheck();
    await apply(page);
    await expect(page.getByRole("heading", { name: "Scegli che cosa vuoi vedere" })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "Togli i filtri" }).last().click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    asked.length = 0;
  }
});

test("[BL-09] a first day after the last day is refused, and the typed dates stay", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await openFilter(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Importo da").fill("200");
  await drawer.getByLabel("Importo a").fill("100");
  await drawer.getByRole("textbox", { name: "Scadenza dal" }).fill("32/13/2026");
  await apply(page);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText("L’importo massimo è più basso del minimo").first()).toBeVisible();
  await expect(drawer.getByRole("textbox", { name: "Scadenza dal" })).toHaveValue("32/13/2026");
  await expect(drawer.getByRole("textbox", { name: "Scadenza dal" })).toHaveAttribute("aria-invalid", "true");
});
