import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openAddress } from "../supplies/supplySteps.ts";

const giulia = "giulia@esempio.it";
const number = (page: Page) => page.getByRole("textbox", { name: "Cellulare" });
const saveNumber = (page: Page) => page.getByRole("button", { name: "Salva il numero" });

/** Opens a second tab on the page of the first. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test("[PF-15, PF-16] a number that is saved in one tab is shown in the other, and pressing save there writes nothing", async ({
  page,
  signIn,
  operations,
}) => {
  await signIn(giulia, "/profilo/miei-recapiti");
  await expect(number(page)).not.toHaveValue("");
  const other = await secondTab(page);
  await number(other).fill("3331234567");
  await saveNumber(other).click();
  await expect(other.getByText("Numero salvato.")).toBeVisible();
  await expect(number(page)).toHaveValue("3331234567");
  await saveNumber(page).click();
  await expect(page.getByText("Non hai cambiato il numero: non c’è nulla da salvare.")).toBeVisible();
  await expect(page.getByText("Numero salvato.")).toHaveCount(0);
  expect(operations("updateCustomer")).toHaveLength(0);
  // What is typed stays, whatever the other tab saves.
  await number(page).fill("3339999999");
  await number(other).fill("3331111111");
  await saveNumber(other).click();
  await expect(other.getByText("Numero salvato.")).toBeVisible();
  await page.bringToFront();
  await expect(number(page)).toHaveValue("3339999999");
  await saveNumber(page).click();
  await expect(page.getByText("Numero salvato.")).toBeVisible();
  expect(operations("updateCustomer")).toHaveLength(1);
  await expect(number(other)).toHaveValue("3339999999");
});

test("[PF-15] a consent that is given in one tab is shown in the other", async ({ page, signIn }) => {
  await signIn(giulia, "/profilo/consensi-e-informative");
  const consent = (tab: Page) => tab.getByRole("main").getByRole("switch").last();
  await expect(consent(page)).toBeVisible();
  const other = await secondTab(page);
  const before = await consent(other).isChecked();
  await consent(other).press("Space");
  await expect(consent(page)).toBeChecked({ checked: !before });
});

test("[PF-15, PF-16] the billing address and a supply's name follow the other tab, and unchanged ones are not written", async ({
  page,
  signIn,
  operations,
}) => {
  await signIn(giulia, "/forniture/s-100001001?pannello=indirizzi");
  const dialog = await openAddress(page);
  const street = dialog.getByRole("combobox", { name: "Indirizzo" });
  const before = await street.inputValue();
  const other = await secondTab(page);
  const there = await openAddress(other);
  await there.getByRole("combobox", { name: "Indirizzo" }).fill("Viale Scritto a Mano");
  await there.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(there).toHaveCount(0);
  expect(before).not.toBe("Viale Scritto a Mano");
  await expect(street).toHaveValue("Viale Scritto a Mano");
  await dialog.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(dialog).toHaveCount(0);
  expect(operations("updateBillingAddress")).toHaveLength(0);

  const rename = page.getByRole("dialog");
  await page.getByRole("button", { name: "Rinomina" }).click();
  const name = rename.getByRole("textbox");
  await expect(name).not.toHaveValue("");
  await rename.getByRole("button", { name: "Salva" }).click();
  await expect(rename).toHaveCount(0);
  expect(operations("mutation").filter(({ query }) => !/updateNotification/.test(query))).toHaveLength(0);
});

test("[PF-15, PF-16] the e-mail for bills follows the other tab; of two addresses only the changed one is written", async ({
  page,
  signIn,
  operations,
}) => {
  await signIn(giulia, "/forniture/s-100001003?pannello=consegna");
  const email = (tab: Page) => tab.getByRole("textbox", { name: /^E-mail/ });
  const pec = (tab: Page) => tab.getByRole("textbox", { name: /^PEC/ });
  const open = (tab: Page) => tab.getByRole("button", { name: "Cambia e-mail" }).click();
  const save = (tab: Page) => tab.getByRole("main").getByRole("button", { name: "Salva" }).click();
  await open(page);
  await expect(email(page)).toHaveValue(giulia);
  const other = await secondTab(page);
  await open(other);
  await pec(other).fill("giulia@pec.esempio.it");
  await save(other);
  await expect(pec(other)).toHaveCount(0);
  await expect(pec(page)).toHaveValue("giulia@pec.esempio.it");
  await save(page);
  await expect(email(page)).toHaveCount(0);
  expect(operations("updateBilling")).toHaveLength(0);
});
