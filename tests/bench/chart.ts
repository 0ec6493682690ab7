import type { Browser, CDPSession, Page } from "@playwright/test";
import { frames, metric, run } from "./cpu.ts";
import { compare, median, type Round, type Row } from "./report.ts";

const mounts = 9;

/** Processor time of the main thread to show a scene, in milliseconds, less the cost of two frames. */
async function mount(session: CDPSession, call: string): Promise<number> {
  const spent = async (expression: string) => {
    const before = await metric(session, "ThreadTime");
    await run(session, `(${expression}, ${frames})`);
    return ((await metric(session, "ThreadTime")) - before) * 1000;
  };
  await run(session, `(showScene("nothing"), ${frames})`);
  const idle = await spent("0");
  return (await spent(call)) - idle;
}

/** Measures the two in turn: the machine and the state of the compiled code are the same for both. */
async function pair(session: CDPSession, library: string, floor: string): Promise<Record<"library" | "floor", number>> {
  const times: Record<"library" | "floor", number[]> = { library: [], floor: [] };
  for (let time = -1; time < mounts; time++) {
    const [ours, theirs] = [await mount(session, library), await mount(session, floor)];
    // The first measurement of each is cold.
    if (time >= 0) times.library.push(ours) && times.floor.push(theirs);
  }
  return { library: median(times.library), floor: median(times.floor) };
}

const charts = (page: Page) => page.locator("ol:has([role=img])").count();

/**
 * A chart against the same marks written by hand, and sixty panels of charts against sixty panels in which only those near the view have
 * one.
 */
export async function measureChart(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const items = { "one chart of 12 x 3, warm mount": 2, "60 panels with charts to those near view alone": 1.1 } as const;
  const [one, many] = Object.keys(items) as (keyof typeof items)[];
  const part = "Chart, library to SVG by hand";
  const done: Round[] = [];
  let near = 0;
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rchart: round ${round + 1} of ${rounds} `);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "it-IT" });
    const page = await context.newPage();
    await page.goto(`${url}/chart/`);
    await page.waitForFunction(() => "showScene" in window);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const single = await pair(session, 'showScene("chart")', 'showScene("svg")');
    await run(session, `(showScene("panels"), ${frames}).then(() => ${frames})`);
    near = await charts(page);
    const sixty = await pair(session, 'showScene("panels")', `showScene("panels", ${near})`);
    done.push({
      library: { [one as string]: single.library, [many as string]: sixty.library },
      floor: { [one as string]: single.floor, [many as string]: sixty.floor },
    });
    await context.close();
  }
  process.stderr.write("\n");
  return [
    ...Object.entries(items).map(([item, limit]) => compare(part, item, "ms CPU", done, limit)),
    { part, item: "charts drawn of 60, in a window of 900 px", unit: "", value: near, limit: 6 },
  ];
}
