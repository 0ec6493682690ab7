import type { Browser, CDPSession, Page } from "@playwright/test";
import { animations, cold, cpu, frames, metric, run, warmMounts } from "./cpu.ts";
import { withoutFont } from "./layouts.ts";
import { compare, median, type Round, type Row } from "./report.ts";

const part = "Page composed of general parts, no web font";
const sizes = [60, 600] as const;

const limits: Record<string, number> = {
  "mount 60": 1.1,
  "mount 600": 1.1,
  "style recalculation of 60": 1.15,
  "style recalculation of 600": 1.15,
  "load 10 more on 60": 1.1,
  "load 10 more on 600": 1.1,
  "filter 70 to 35": 1.1,
  "filter off, 35 to 70": 1.1,
  "filter 610 to 305": 1.1,
  "filter off, 305 to 610": 1.1,
  "expand one of 70": 1.1,
  "expand one of 610": 1.1,
};

async function measureSize(session: CDPSession, size: number): Promise<Record<string, number>> {
  const idle = median([await cpu(session, "0"), await cpu(session, "0"), await cpu(session, "0")]);
  const net = async (action: string, settled?: string) => (await cpu(session, action, settled)) - idle;
  const mounts: number[] = [];
  const styles: number[] = [];
  for (let mount = 0; mount <= warmMounts; mount++) {
    const before = await metric(session, "RecalcStyleDuration");
    mounts.push(await net(`bench.mount(${size})`));
    styles.push(((await metric(session, "RecalcStyleDuration")) - before) * 1000);
    if (mount < warmMounts) await run(session, `(bench.unmount(), ${frames})`);
  }
  const all = size + 10;
  const again = { more: [] as number[], on: [] as number[], off: [] as number[], expand: [] as number[] };
  for (let turn = 0; turn < 3; turn++) {
    await run(session, `(bench.mount(${size}), ${frames})`);
    again.more.push(await net("bench.loadMore()"));
    again.on.push(await net("bench.filter(true)"));
    again.off.push(await net("bench.filter(false)"));
    again.expand.push(await net("bench.expand()", animations));
    await run(session, `(bench.expand(), ${animations})`);
  }
  // The first mount also compiles the page's code, whose length differs between the pages.
  return {
    [`mount ${size}`]: median(mounts.slice(1)),
    [`style recalculation of ${size}`]: median(styles.slice(1)),
    [`load 10 more on ${size}`]: median(again.more),
    [`filter ${all} to ${all / 2}`]: median(again.on),
    [`filter off, ${all / 2} to ${all}`]: median(again.off),
    [`expand one of ${all}`]: median(again.expand),
  };
}

async function measurePage(browser: Browser, url: string): Promise<Record<string, number>> {
  const items: Record<string, number> = {};
  for (const size of sizes) Object.assign(items, await cold(browser, url, (session) => measureSize(session, size)));
  return items;
}

const fontPart = "The same page with the font as `init` sets it up, to itself without";

/** The cold mount, which shows the first text: in a page that gets its font late it is laid out a second time. */
async function measureFirstMount(
  browser: Browser,
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Record<string, number>> {
  const items: Record<string, number> = {};
  for (const size of sizes) {
    const measure = async (session: CDPSession) => {
      const layout = await metric(session, "LayoutDuration");
      items[`mount ${size}, cold`] = await cpu(session, `bench.mount(${size})`);
      items[`layout of ${size}, cold`] = ((await metric(session, "LayoutDuration")) - layout) * 1000;
    };
    await cold(browser, url, measure, prepare);
  }
  return items;
}

async function measureFont(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rfont: round ${round + 1} of ${rounds} `);
    const library = () => measureFirstMount(browser, `${url}/composed-font/`);
    const floor = () => measureFirstMount(browser, `${url}/composed-font/`, withoutFont);
    done.push(round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() });
  }
  return sizes.flatMap((size) => [
    compare(fontPart, `mount ${size}, cold`, "ms CPU", done, 1.15),
    compare(fontPart, `layout of ${size}, cold`, "ms", done, 1.1),
  ]);
}

/** A page of Card, Heading, Text, Tag, Button and Disclosure against the same page of bare elements, in interleaved rounds. */
export async function measureComposed(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rcomposed: round ${round + 1} of ${rounds} `);
    const library = () => measurePage(browser, `${url}/composed/`);
    const floor = () => measurePage(browser, `${url}/floor-composed/`);
    done.push(round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() });
  }
  process.stderr.write("\n");
  return [
    ...Object.entries(limits).map(([item, limit]) => compare(part, item, "ms CPU", done, limit)),
    ...(await measureFont(browser, url, rounds)),
  ];
}
