import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { signedIn } from "../../tests/bench/customers.ts";

interface Export {
  format: string;
  documents: number;
  seconds: number;
  /** Most memory of the page's scripts while the file was made. */
  megabytes: number;
  /** Longest task of the main thread, in milliseconds; the browser reports those from 50 on. */
  longest: number;
}

const formats = ["Excel (.xlsx)", "Excel 97-2003 (.xls)", "CSV (.csv)", "Testo (.txt)", "Pagina web (.html)"];
/** Milliseconds between two looks at the memory. */
const often = 100;

/** Saves the statement of the customer with 5,000 documents in each format. */
export async function measureExports(browser: Browser, url: string): Promise<Export[]> {
  const context = await signedIn(browser, url, "condominio@esempio.it");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const heap = async () =>
    ((await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / 1e6;
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await page.goto(`${url}/profilo/estratto-conto`);
  await page.locator("main tbody tr").first().waitFor();
  await page.waitForLoadState("networkidle");
  const results: Export[] = [];
  for (const format of formats) {
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    await page.getByRole("button", { name: "Scarica", exact: true }).click();
    const coming = page.waitForEvent("download", { timeout: 120_000 });
    const from = performance.now();
    await page.getByRole("menuitem", { name: format }).click();
    let most = 0;
    let done = false;
    const watch = (async () => {
      while (!done) {
        most = Math.max(most, await heap());
        await new Promise((resolve) => setTimeout(resolve, often));
      }
    })();
    const file = await coming;
    const seconds = (performance.now() - from) / 1000;
    done = true;
    await watch;
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    if (format.startsWith("CSV")) {
      const lines =
        readFileSync(await file.path(), "utf8")
          .trim()
          .split("\r\n").length - 1;
      if (lines !== 5000) throw new Error(`${lines} documents in the file, not 5000`);
    }
    results.push({ format, documents: 5000, seconds, megabytes: most, longest: Math.max(0, ...tasks) });
  }
  await context.close();
  return results;
}
