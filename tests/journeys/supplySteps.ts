import { expect, type Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).getByRole("article").filter({ hasText: "Vedi la fornitura" });
export const panel = (page: Page, id: string) => main(page).locator("details", { has: page.locator(`#${id}`) });
export const graphql = "POST /admin/api";
export const broken = (operation: string) => [{ match: graphql, operation, mode: "status" as const, status: 500 }];
/** What was asked of GraphQL by an operation of this name. */
export const named = (made: { body: unknown }[], operation: string) =>
  made.map(({ body }) => body as { query: string; variables: Record<string, unknown> }).filter(({ query }) => query.includes(operation));
/** Presses a button twice before anything can come of it. */
export const pressTwice = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** Opens the billing address of the supply whose panel of addresses stands open. */
export const openAddress = async (page: Page) => {
  await page.getByRole("button", { name: "Cambia l’indirizzo" }).click();
  const dialog = page.getByRole("dialog", { name: "Indirizzo di spedizione" });
  await expect(dialog).toBeVisible();
  return dialog;
};
