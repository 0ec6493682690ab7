import type { Browser, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { again } from "../browser/route.ts";
import { signedIn } from "./customers.ts";
import { phone, slow } from "./paint.ts";
import { median, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";

const part = "Layouts that the web font adds, CPU 4x, slow network";

/** Each page, with the element that shows that its content has arrived. */
const pages = [
  { path: "/login", content: "main form" },
  { path: "/bollette", content: "main article" },
] as const;

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** The layouts that covered much of a page: those that a customer waits for. */
const largeLayouts = (trace: Buffer): number =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents.filter(
    ({ name, args: { beginData } }) => name === "Layout" && beginData && beginData.dirtyObjects > 50,
  ).length;

/** Removes the web font from the stylesheets: blocking only the font's request would still cause a layout. */
export const withoutFont = (page: Page) =>
  page.route("**/*.css", async (route) => {
    const answer = await route.fetch(again);
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/@font-face\{[^}]*\.woff2[^}]*\}/g, "") });
  });

async function count(browser: Browser, open: () => Promise<Page>, url: string, content: string, font: boolean): Promise<number> {
  const page = await open();
  try {
    if (!font) await withoutFont(page);
    await slow(page);
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(content).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return largeLayouts(await browser.stopTracing());
  } finally {
    await page.context().close();
  }
}

/** The number of layouts that the font's arrival causes: with the font, less without it, with an empty cache. */
export async function measureLayouts(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const open = async (path: string): Promise<Page> => {
    const context = path === "/login" ? browser.newContext(phone) : signedIn(browser, sandbox.url, "giulia@esempio.it", phone);
    return (await context).newPage();
  };
  try {
    const rows: Row[] = [];
    for (const { path, content } of pages) {
      const sides: { with: number[]; without: number[] } = { with: [], without: [] };
      for (let round = 0; round < Math.min(rounds, 3); round++) {
        process.stderr.write(`\rlayouts of ${path}: round ${round + 1} `);
        sides.with.push(await count(browser, () => open(path), sandbox.url + path, content, true));
        sides.without.push(await count(browser, () => open(path), sandbox.url + path, content, false));
      }
      const [library, floor] = [median(sides.with), median(sides.without)];
      rows.push({ part, item: path, unit: "", value: library - floor, limit: 0, library, floor, measure: "layouts of over 50 objects" });
    }
    process.stderr.write("\n");
    return rows;
  } finally {
    await sandbox.close();
  }
}
