import type { Page } from "@playwright/test";

/** The footer's choice of colours. It is in the document while its disclosure is closed. */
export const colours = (page: Page) => page.getByLabel("Aspetto");

/** Opens the footer's disclosure and chooses colours. */
export async function chooseColours(page: Page, choice: string): Promise<void> {
  if (!(await colours(page).isVisible())) await page.getByText("Aspetto", { exact: true }).click();
  await colours(page).selectOption(choice);
}
