import type { Page } from "@playwright/test";

/** Presses Tab until the element with focus has this name. */
export async function tabTo(page: Page, name: RegExp, limit = 60): Promise<void> {
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement | null;
      return active?.labels?.[0]?.innerText || active?.getAttribute("aria-label") || active?.innerText || "";
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
