import type { Browser, CDPSession, Page } from "@playwright/test";
import { compare, median, type Round, type Row } from "./report.ts";

const sizes = [10, 60, 600] as const;
export const warmMounts = 5;

/** Two frames, and the work that they leave behind. */
export const frames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`;
/** The end of every running animation, without a check at each frame. */
export const animations = `${frames}.then(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished))).then(() => ${frames})`;

/** Runs an expression in the page and waits for its promise. Throws if the expression throws: an action that does nothing has no cost. */
export async function run(session: CDPSession, expression: string): Promise<void> {
  const { exceptionDetails } = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
}

export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
}

/** Processor time of the main thread, in milliseconds, from the start of `action` until `settled`. */
export async function cpu(session: CDPSession, action: string, settled = frames): Promise<number> {
  const before = await metric(session, "ThreadTime");
  await run(session, `(${action}, ${settled})`);
  return ((await metric(session, "ThreadTime")) - before) * 1000;
}

/** Opens a page in its own process, with no bill shown, and passes its session to `use`; `prepare` acts before it is opened. */
export async function cold<T>(
  browser: Browser,
  url: string,
  use: (session: CDPSession, page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT", timezoneId: "Europe/Rome" });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url);
  await page.waitForFunction(() => "bench" in window);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  try {
    return await use(session, page);
  } finally {
    await context.close();
  }
}

/** Mounts `size` bills on a fresh page, does what a person does, then mounts them again, warm. */
async function measure(session: CDPSession, size: number): Promise<Record<string, number>> {
  // Waiting for two frames has a cost of its own, which is not part of the action.
  const idle = median([await cpu(session, "0"), await cpu(session, "0"), await cpu(session, "0")]);
  const net = async (action: string, settled?: string) => (await cpu(session, action, settled)) - idle;
  const items: Record<string, number> = { [`mount ${size}, cold`]: await net(`bench.mount(${size})`) };
  if (size > 10) items[`load 10 more on ${size}`] = await net("bench.loadMore()");
  if (size === 60) {
    await run(session, `(scrollTo(0, 0), ${frames})`);
    items["filter 70 to 35"] = await net("bench.filter(true)");
    items["filter off, 35 to 70"] = await net("bench.filter(false)");
    items["expand one of 70, whole animation"] = await net("bench.expand()", animations);
  }
  const warm: number[] = [];
  for (let mount = 0; mount < warmMounts; mount++) {
    await run(session, `(bench.unmount(), ${frames})`);
    warm.push(await net(`bench.mount(${size})`));
  }
  items[`mount ${size}, warm`] = median(warm);
  return items;
}

/** Weight of 60 bills: megabytes of script objects that survive a collection, and the list's elements and texts. */
async function weigh(session: CDPSession, page: Page): Promise<Record<string, number>> {
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return metric(session, "JSHeapUsedSize");
  };
  const empty = await heap();
  await run(session, `(bench.mount(60), ${frames})`);
  const used = (await heap()) - empty;
  const nodes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("ul") as HTMLElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) count++;
    return count;
  });
  return { "script heap of 60": used / 1e6, "nodes of 60": nodes };
}

/** The cost of one more card between two sizes, in microseconds. */
const slope = (items: Record<string, number>, from: number, to: number) =>
  (((items[`mount ${to}, warm`] ?? 0) - (items[`mount ${from}, warm`] ?? 0)) / (to - from)) * 1000;

async function measurePage(browser: Browser, url: string): Promise<Record<string, number>> {
  const items = await cold(browser, url, weigh);
  for (const size of sizes) Object.assign(items, await cold(browser, url, (session) => measure(session, size)));
  items["cost of a card, 10 to 600"] = slope(items, 10, 600);
  // The growth of a card's cost is a ratio within the library: of its last 540 cards to its cards 11 to 60.
  items["growth"] = slope(items, 60, 600) / slope(items, 10, 60);
  return items;
}

const limits: Record<string, [measure: string, limit?: number]> = {
  "mount 10, cold": ["ms CPU", 1.25],
  "mount 60, cold": ["ms CPU", 1.2],
  "mount 600, cold": ["ms CPU", 1.15],
  "mount 10, warm": ["ms CPU", 1.25],
  "mount 60, warm": ["ms CPU", 1.2],
  "mount 600, warm": ["ms CPU", 1.15],
  "load 10 more on 60": ["ms CPU", 1],
  "load 10 more on 600": ["ms CPU", 1],
  "filter 70 to 35": ["ms CPU", 1],
  "filter off, 35 to 70": ["ms CPU", 1],
  "expand one of 70, whole animation": ["ms CPU", 1.2],
  "cost of a card, 10 to 600": ["µs CPU"],
  "script heap of 60": ["MB", 1.4],
  "nodes of 60": ["", 1],
};

/** The ratios are only valid while both pages show the same words. */
async function checkWords(browser: Browser, urls: readonly string[]): Promise<void> {
  const shown = urls.map((url) =>
    cold(browser, url, async (session, page) => {
      await run(session, `(bench.mount(60), ${frames})`);
      return (await page.locator("ul > li").allTextContents()).map((text) => text.replace(/\s/g, " "));
    }),
  );
  const [library = [], floor = []] = await Promise.all(shown);
  const other = library.findIndex((text, index) => text !== floor[index]);
  if (library.length !== 60 || other >= 0) throw new Error(`The floor shows other words:\n${library[other]}\n${floor[other]}`);
}

/** The list of bills against the floor, in interleaved rounds that alternate the first page. */
export async function measureCpu(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const [libraryUrl, floorUrl] = [`${url}/bills-driven/`, `${url}/floor-driven/`] as const;
  await checkWords(browser, [libraryUrl, floorUrl]);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rcpu: round ${round + 1} of ${rounds} `);
    const library = () => measurePage(browser, libraryUrl);
    const floor = () => measurePage(browser, floorUrl);
    done.push(round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() });
  }
  process.stderr.write("\n");
  const growth = median(done.map((round) => round.library["growth"] ?? Number.NaN));
  return [
    ...Object.entries(limits).map(([item, [unit, limit]]) => compare("Bill cards, library to floor", item, unit, done, limit)),
    { part: "Bill cards, library to floor", item: "growth of a card's cost, 60-600 to 10-60", unit: "x", value: growth, limit: 1.05 },
  ];
}
