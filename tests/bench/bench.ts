import { availableParallelism, cpus } from "node:os";
import { join, relative } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { serve } from "../browser/serve.ts";
import { measureBack } from "./back.ts";
import { measureBillDay } from "./billDay.ts";
import { buildPage, output, root } from "./build.ts";
import { measureBytes } from "./bytes.ts";
import { measureChart } from "./chart.ts";
import { measureColdStart } from "./coldStart.ts";
import { measureComposed } from "./composed.ts";
import { measureCpu } from "./cpu.ts";
import { measureData } from "./data.ts";
import { measureDataBytes } from "./dataBytes.ts";
import { measureDialog } from "./dialog.ts";
import { measureEnginesPaint } from "./enginesPaint.ts";
import { measureKeys } from "./keys.ts";
import { measureLarge } from "./large.ts";
import { measureLayouts } from "./layouts.ts";
import { measureLeaks } from "./leaks.ts";
import { measureLocales } from "./locales.ts";
import { measureBuilds, measurePacked } from "./packed.ts";
import { measurePaint } from "./paint.ts";
import { measureParts } from "./parts.ts";
import { measurePresses } from "./presses.ts";
import { anotherRelease, measureRelease } from "./release.ts";
import { isOver, print, type Row, write } from "./report.ts";
import { measureRoutes, portalFolder } from "./routes.ts";
import { measureSandbox } from "./sandbox.ts";
import { measureTasks } from "./tasks.ts";

interface Bench {
  browser: Browser;
  /** Address of the built pages. */
  url: string;
  rounds: number;
}

async function buildPages(...names: readonly string[]): Promise<void> {
  for (const name of names) await buildPage(name);
}

/** Measurements of each part, in the order of the table. "bytes", "routes" and "release" share a build, and come before these. */
const measures = {
  parts: async () => [...(await measureParts()), ...(await measurePacked())],
  builds: measureBuilds,
  locales: measureLocales,
  data: async ({ rounds }) => [...(await measureDataBytes()), ...measureData(rounds), ...(await measureSandbox(rounds))],
  cpu: async ({ browser, url, rounds }) => {
    await buildPages("bills-driven", "floor-driven");
    return measureCpu(browser, url, rounds);
  },
  composed: async ({ browser, url, rounds }) => {
    await buildPages("composed", "composed-font", "floor-composed");
    return measureComposed(browser, url, rounds);
  },
  chart: async ({ browser, url, rounds }) => {
    await buildPages("chart");
    return measureChart(browser, url, rounds);
  },
  dialog: async ({ browser, url, rounds }) => {
    await buildPages("dialog", "floor-dialog", "radix-dialog");
    return measureDialog(browser, url, rounds);
  },
  keys: async ({ browser, url, rounds }) => {
    await buildPages("fields");
    return measureKeys(browser, url, rounds);
  },
  paint: ({ browser, rounds }) => measurePaint(browser, rounds),
  engines: ({ rounds }) => measureEnginesPaint(rounds),
  layouts: ({ browser, rounds }) => measureLayouts(browser, rounds),
  start: async ({ browser, rounds }) => [...(await measureColdStart(browser, rounds)), ...(await measureBack(rounds))],
  large: async ({ browser, rounds }) => [...(await measureLarge(browser, rounds)), ...(await measureTasks(browser, rounds))],
  presses: ({ browser, rounds }) => measurePresses(browser, rounds),
  leaks: ({ browser }) => measureLeaks(browser),
} satisfies Record<string, (bench: Bench) => Promise<readonly Row[]>>;

const parts = ["bytes", "routes", "release", ...Object.keys(measures)];

export interface Options {
  /** Number of measurements for each pair of pages. */
  rounds: number;
  /** The parts to run; all of them if it is empty. */
  only: readonly string[];
}

/** Measures the bytes of pages with the library, and of the portal's if the part "routes" is chosen. */
async function measureAllBytes(browser: Browser, withRoutes: boolean): Promise<{ rows: readonly Row[]; faults: readonly string[] }> {
  const { rows, bare } = await measureBytes();
  if (!withRoutes) return { rows, faults: [] };
  const portal = await measureRoutes(browser, bare);
  return { rows: [...rows, ...portal.rows], faults: portal.faults };
}

/** Measures the chosen parts, prints the table and writes reports/bench.json. Returns false if a limit is exceeded. */
export async function bench({ rounds, only }: Options): Promise<boolean> {
  const isChosen = (part: string) => only.length === 0 || only.includes(part);
  const unknown = only.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${parts.join(", ")}.`);
  const started = performance.now();
  const browser = await chromium.launch(chromiumLaunch({ whole: true }));
  const server = await serve(output);
  const rows: Row[] = [];
  const faults: string[] = [];
  try {
    if (isChosen("bytes") || isChosen("routes")) {
      const bytes = await measureAllBytes(browser, isChosen("routes"));
      rows.push(...bytes.rows);
      faults.push(...bytes.faults);
    }
    if (isChosen("release")) {
      const release = await measureRelease();
      rows.push(...release.rows, ...(await measureBillDay(browser, portalFolder, anotherRelease)));
      faults.push(...release.faults);
    }
    for (const [part, measure] of Object.entries(measures))
      if (isChosen(part)) rows.push(...(await measure({ browser, url: server.url, rounds })));
    const about = {
      date: new Date().toISOString(),
      chromium: browser.version(),
      node: process.versions.node,
      machine: `${availableParallelism()} x ${cpus()[0]?.model ?? "unknown"}`,
      rounds,
      seconds: Math.round((performance.now() - started) / 1000),
    };
    const file = join(root, "reports/bench.json");
    print(rows);
    write(file, { ...about, faults }, rows);
    console.log(
      `\n${rounds} rounds in ${about.seconds} s, Chromium ${about.chromium}, ${about.machine}. Written to ${relative(root, file)}.`,
    );
    for (const fault of faults) console.error(fault);
    return faults.length === 0 && !rows.some(isOver);
  } finally {
    await browser.close();
    server.close();
  }
}
