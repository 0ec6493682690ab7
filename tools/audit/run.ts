import { type Browser, chromium } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { serve } from "../../tests/browser/serve.ts";
import { readStories, type StoryLanguage } from "../../tests/browser/storybook.ts";
import { today } from "../../tests/server.ts";
import { Progress } from "../common/progress.ts";
import type { Results } from "../common/results.ts";
import { within } from "../common/within.ts";
import { pagePlan, storyPlan } from "./plan.ts";
import { auditPage, readPages } from "./portal.ts";
import type { Result } from "./result.ts";
import { StoryAuditor } from "./stories.ts";

/** Number of parallel pages: one for each core. */
const workers = 2;
/** Milliseconds after which a subject counts as hung. */
const maxDuration = 360_000;

export interface Options {
  storybook: string;
  portal: string;
  full: boolean;
  /** Language of stories and pages. */
  language: StoryLanguage;
  /** Only ids that contain one of these; all if empty. */
  filters: readonly string[];
}

interface Task {
  blank: Omit<Result, "findings" | "seen">;
  run: () => Promise<Result>;
  /** Starts over after a fault. */
  reset: () => Promise<void>;
}

/** Runs a task, and once more after a failure: a second failure is the subject's fault. */
async function attempt({ blank, run, reset }: Task, browser: Browser): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await within(maxDuration, run());
    } catch (error) {
      if (!browser.isConnected()) throw new Error("The browser has ended", { cause: error });
      await reset();
      if (attempts === 2) return { ...blank, findings: [], seen: [], fault: String(error).split("\n")[0] ?? "" };
    }
  }
}

/** Processes a list with all workers; `tasksOf` creates the tasks of one worker. */
async function workThrough<Item>(
  browser: Browser,
  what: string,
  items: readonly Item[],
  store: Results<Result>,
  taskOf: (worker: number, item: Item) => Task,
): Promise<Progress> {
  const progress = new Progress(what, items.length);
  const queue = [...items];
  const work = async (worker: number) => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      store.add(await attempt(taskOf(worker, item), browser));
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return progress;
}

async function auditStories(
  browser: Browser,
  options: Options,
  store: Results<Result>,
  isWanted: (id: string) => boolean,
): Promise<Progress> {
  const site = await serve(options.storybook);
  const plan = storyPlan(options.full);
  const all = readStories(options.storybook);
  const auditors = Array.from(
    { length: workers },
    () => new StoryAuditor(browser, { url: site.url, plan, language: options.language }, all),
  );
  const stories = all.filter(({ id }) => isWanted(id));
  const progress = await workThrough(browser, "stories", stories, store, (worker, story) => {
    const auditor = auditors[worker] as StoryAuditor;
    return {
      blank: { kind: "story", id: story.id, title: story.title, name: story.name },
      run: () => auditor.audit(story),
      reset: () => auditor.reset(),
    };
  });
  site.close();
  return progress;
}

async function auditPortal(
  browser: Browser,
  options: Options,
  store: Results<Result>,
  isWanted: (id: string) => boolean,
): Promise<Progress> {
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: options.portal, now: today });
  const plan = pagePlan(options.full);
  const pages = readPages(options.language).filter(({ id }) => isWanted(id));
  const progress = await workThrough(browser, "pages", pages, store, (_, page) => ({
    blank: { kind: "page", id: page.id, title: page.title, name: page.name },
    run: () => auditPage(browser, { url: sandbox.url, plan, language: options.language }, page),
    reset: () => Promise.resolve(),
  }));
  await sandbox.close();
  return progress;
}

/** Tells whether every page has its result. */
export const hasAllPages = (results: readonly Result[]): boolean =>
  readPages("it").every(({ id }) => results.some((result) => result.id === id && !result.fault));

/** Checks the chosen subjects that have no result yet; returns the speed and the browser. What could not be checked is tried again. */
export async function runAudit(options: Options, store: Results<Result>): Promise<{ speed: string; browser: string }> {
  const { filters } = options;
  const done = new Set([...store.read().values()].flatMap(({ id, fault }) => (fault ? [] : [id])));
  const isWanted = (id: string) =>
    !done.has(id) && (filters.length === 0 || filters.some((filter) => id.toLowerCase().includes(filter.toLowerCase())));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const stories = await auditStories(browser, options, store, isWanted);
    const pages = await auditPortal(browser, options, store, isWanted);
    return { speed: `${stories.speed}; ${pages.speed}; ${done.size} results of earlier runs`, browser: browser.version() };
  } finally {
    await browser.close();
  }
}
