import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { compare, type Round, type Row } from "./report.ts";
import { addPage, builtPortal, portalFolder, publicPaths } from "./routes.ts";

const part = "First paint, CPU 4x, slow network";

/** A phone of a few years ago: Chromium's own figures for a slow 4G, and a processor four times slower than this one. */
export const network = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const slowdown = 4;

/** Writes a pre-rendered page without any script, as a server sends plain HTML, and returns its path. */
export function writePlain(folder: string, page: string): string {
  const html = readFileSync(join(folder, page, "index.html"), "utf8")
    .replaceAll(/<script[^>]*><\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const name = `plain-${page}`;
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "index.html"), html);
  addPage(folder, name);
  return `/${name}`;
}

/** Its browser. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "it-IT" };

/** Slows a page down to that phone. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Opens an address on that phone, with an empty cache. */
async function slowly<T>(browser: Browser, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slow(page);
    await page.addInitScript(() => {
      const seen = { shift: 0, paint: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        seen.paint = list.getEntriesByName("first-contentful-paint")[0]?.startTime ?? seen.paint;
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto(url, { waitUntil: "commit" });
    return await use(page);
  } finally {
    await context.close();
  }
}

const seen = (page: Page, what: "shift" | "paint") =>
  page.evaluate((what) => (window as unknown as { seen: { shift: number; paint: number } }).seen[what], what);

const firstPaint = (browser: Browser, url: string) =>
  slowly(browser, url, async (page) => {
    await page.waitForFunction(() => (window as unknown as { seen: { paint: number } }).seen.paint > 0);
    return seen(page, "paint");
  });

const shift = (browser: Browser, url: string) =>
  slowly(browser, url, async (page) => {
    await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector("#root[aria-busy]"));
    await page.waitForLoadState("networkidle");
    return seen(page, "shift");
  });

/** The time to sign-in's first paint against the same HTML and styles without scripts, and the layout shifts of every public page. */
export async function measurePaint(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const plain = writePlain(portalFolder, "login");
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  try {
    const item = "/login, drawn at build time, to a plain page";
    const done: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      process.stderr.write(`\rpaint: round ${round + 1} of ${rounds} `);
      const library = () => firstPaint(browser, `${sandbox.url}/login`);
      const floor = () => firstPaint(browser, sandbox.url + plain);
      const sides = round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() };
      done.push({ library: { [item]: sides.library }, floor: { [item]: sides.floor } });
    }
    process.stderr.write("\n");
    const rows = [compare(part, item, "ms", done, 1.15)];
    for (const path of publicPaths)
      rows.push({ part, item: `layout shift, ${path}`, unit: "", value: await shift(browser, sandbox.url + path), limit: 0.02 });
    return rows;
  } finally {
    await sandbox.close();
  }
}
