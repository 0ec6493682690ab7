import type { Page } from "@playwright/test";
import { billRows } from "../fixtures.ts";

export const inList = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");

export const rows = billRows;

export const dueDates = (page: Page) => inList(page, "Scadenze");

export const supplies = (page: Page) => inList(page, "Le tue forniture").getByRole("link");

/** Sums the layout shifts of the page from its start; returns a function that tells the sum. */
export async function shifts(page: Page) {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}
