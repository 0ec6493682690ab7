import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** The vouchers of the list, each a link. */
export const rows = (page: Page) => page.getByRole("main").locator('a[href*="/vouchers/"]');
export const pdfButton = (page: Page) => page.getByRole("button", { name: "Scarica il PDF" });
/** The address of a store's voucher. */
export const retail = (code: string, more = "") => `/recupera_voucher/voucher?id=${code}${more}`;
/** Codes of stores' vouchers. */
export const [fresh, redeemed, exchanged] = ["GDO-7K2M-9Q4X-31TR", "GDO-5H8N-2W6P-77LB", "GDO-9B2T-6M3U-18QX"];

/** Does what downloads a PDF, and returns the name of the file. */
export async function pdfOf(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  return download.suggestedFilename();
}

/** Asks for the PDF of a voucher whose last day has passed, and reads the dialog that says so. */
export async function pressAfterExpiry(page: Page) {
  await pdfButton(page).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Il buono è scaduto" });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText("Riprova");
  // Until the dialog has the focus, Enter would press the button below it again.
  await expect(dialog.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Il buono è scaduto: il PDF non si può più scaricare.")).toBeVisible();
}
