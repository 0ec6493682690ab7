import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const main = (page: Page) => page.getByRole("main");
/** The supplies of the list, each a link. */
export const rows = (page: Page) => main(page).locator('a[href^="/forniture/"]');
export const panel = (page: Page, id: string) => main(page).locator("[data-state]", { has: page.locator(`#${id}`) });
/** Presses a button twice before anything can happen in between. */
export const pressTwice = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** Opens the billing address of a supply whose addresses panel is open. */
export const openAddress = async (page: Page) => {
  await page.getByRole("button", { name: "Cambia l’indirizzo" }).click();
  const dialog = page.getByRole("dialog", { name: "Indirizzo per le bollette" });
  await expect(dialog).toBeVisible();
  return dialog;
};
