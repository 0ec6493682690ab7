import { availableParallelism, cpus } from "node:os";
import { join, relative } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { serve } from "../browser/serve.ts";
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
import { isOver, print, type Row, write } from "./report.ts";
import { measureRoutes } from "./routes.ts";
import { measureSandbox } from "./sandbox.ts";
import { measureTasks } from "./tasks.ts";

const parts = [
  "bytes",
  "parts",
  "builds",
  "routes",
  "locales",
  "data",
  "cpu",
  "composed",
  "chart",
  "dialog",
  "keys",
  "paint",
  "engines",
  "layouts",
  "start",
  "large",
  "leaks",
] as const;

export interface Options {
  /** Number of measurements for each pair of pages. */
  rounds: number;
  /** The parts to run; all of them if it is empty. */
  only: readonly string[];
}

/** Measures the chosen parts, prints the table and writes reports/bench.json. Returns false if a limit is exceeded. */
export async function bench({ rounds, only }: Options): Promise<boolean> {
  const isChosen = (part: (typeof parts)[number]) => only.length === 0 || only.includes(part);
  const unknown = only.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${parts.join(", ")}.`);
  const started = performance.now();
  const browser = await chromium.launch(chromiumLaunch({ whole: true }));
  const server = await serve(output);
  const rows: Row[] = [];
  const faults: string[] = [];
  try {
    if (isChosen("bytes") || isChosen("routes")) {
      const bytes = await measureBytes();
      rows.push(...bytes.rows);
      if (isChosen("routes")) {
        const portal = await measureRoutes(browser, bytes.bare);
        rows.push(...portal.rows);
        faults.push(...portal.faults);
      }
    }
    if (isChosen("parts")) rows.push(...(await measureParts()), ...(await measurePacked()));
    if (isChosen("builds")) rows.push(...(await measureBuilds()));
    if (isChosen("locales")) rows.push(...(await measureLocales()));
    if (isChosen("data")) rows.push(...(await measureDataBytes()), ...measureData(rounds), ...(await measureSandbox(rounds)));
    if (isChosen("cpu")) {
      for (const page of ["bills-driven", "floor-driven"]) await buildPage(page);
      rows.push(...(await measureCpu(browser, server.url, rounds)));
    }
    if (isChosen("composed")) {
      for (const page of ["composed", "floor-composed"]) await buildPage(page);
      rows.push(...(await measureComposed(browser, server.url, rounds)));
    }
    if (isChosen("chart")) {
      await buildPage("chart");
      rows.push(...(await measureChart(browser, server.url, rounds)));
    }
    if (isChosen("dialog")) {
      for (const page of ["dialog", "floor-dialog", "radix-dialog"]) await buildPage(page);
      rows.push(...(await measureDialog(browser, server.url, rounds)));
    }
    if (isChosen("keys")) {
      await buildPage("fields");
      rows.push(...(await measureKeys(browser, server.url, rounds)));
    }
    if (isChosen("paint")) rows.push(...(await measurePaint(browser, rounds)));
    if (isChosen("engines")) rows.push(...(await measureEnginesPaint(rounds)));
    if (isChosen("layouts")) rows.push(...(await measureLayouts(browser, rounds)));
    if (isChosen("start")) rows.push(...(await measureColdStart(browser, rounds)));
    if (isChosen("large")) rows.push(...(await measureLarge(browser, rounds)), ...(await measureTasks(browser, rounds)));
    if (isChosen("leaks")) rows.push(...(await measureLeaks(browser)));
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
