/**
 * `npm run tool -- engines`: every story (mounted, played, axe), every pattern's contract, planted defects, the core journeys and what each
 * component tells assistive technology, in Firefox and WebKit side by side. `npm run tool -- engines webkit forms` tries in WebKit what has
 * "forms" in its id, `-- webkit contract` the contracts, `-- tree` the roles, names and states. `--minutes 5` ends after five minutes; the
 * next run goes on from there, `--fresh` begins anew. A whole run writes tests/engines.json, which is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { buildSites, hashOf, shortName } from "../../scripts/builds.ts";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { wholeOption } from "../../scripts/options.ts";
import { filesIn, root } from "../../scripts/setup.mjs";
import { Results } from "../common/results.ts";
import { engines, isEngine, type Name, starterOf } from "./all.ts";
import { contractTasks } from "./contracts.ts";
import { defectTasks } from "./defects.ts";
import { journeyTasks, servePortal } from "./journeys.ts";
import { plantedStoryTasks } from "./plantedStories.ts";
import { serveStories, storyTasks } from "./stories.ts";
import { type Result, runTasks } from "./tasks.ts";
import { unneededDifferences } from "./trees/compare.ts";
import { ChromiumTrees } from "./trees/read.ts";
import { treeTasks } from "./trees/trees.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "600" }, fresh: { type: "boolean", default: false } },
});

const chosenEngines = positionals.filter(isEngine);
const filters = positionals.filter((word) => !isEngine(word));
const deadline = Date.now() + wholeOption("minutes", values.minutes) * 60_000;

const { storybook, portal } = buildSites();
/** Results of other pages, journeys, contracts or drivers do not count. */
const stamp = shortName(
  [...["tools/engines", "tests/patterns", "portal/public"].flatMap(filesIn), join(root, "docs/browsers.md")].reduce(
    (hash, file) => hash.update(readFileSync(file)),
    hashOf([storybook, portal]),
  ),
);

interface Summary {
  version: string;
  date: string;
  stories: number;
  contracts: number;
  trees: number;
  defects: number;
  journeys: number;
  seconds: number;
  failures: Pick<Result, "id" | "faults">[];
  skipped: Pick<Result, "kind" | "id" | "skip">[];
  /** Passed at the second try. */
  unsteady: string[];
}
const summaries: Partial<Record<Name, Summary>> = {};
let failed = 0;
let isWhole = filters.length === 0;

const chromium = await playwright.launch(chromiumLaunch()).catch(() => undefined);
const trees = chromium && new ChromiumTrees(chromium);
if (!trees) console.log("There is no Chromium to compare roles and names with (Debian: apt-get install chromium).");
isWhole &&= trees !== undefined;
const site = await serveStories(storybook);
const sandbox = await servePortal(portal);

/** Runs what is left to try in an engine, and tells the results. */
async function runIn(name: Name): Promise<void> {
  const start = starterOf(name);
  if (!start) {
    isWhole = false;
    return;
  }
  const results = new Results<Result>(join(root, "reports/engines", `${name}.jsonl`), stamp);
  if (values.fresh) results.forget();
  const allTrees = trees ? treeTasks(name, site.url, trees) : [];
  const tasks = [
    ...defectTasks(name, site.url),
    ...plantedStoryTasks(site.url, storybook),
    ...journeyTasks(sandbox.url),
    ...storyTasks(site.url, storybook),
    ...contractTasks(site.url, storybook),
    ...allTrees,
  ].filter(({ kind, id }) => filters.length === 0 || filters.some((filter) => `${kind} ${id}`.includes(filter)));
  const done = results.read();
  // What failed is tried anew.
  const open = tasks.filter(({ kind, id }) => done.get(`${kind} ${id}`)?.faults.length !== 0);
  const version = await runTasks(open, start, results, deadline).catch((error: Error) => console.log(error.message));
  if (!version) {
    isWhole = false;
    failed++;
    return;
  }
  const all = [...results.read()].filter(([key]) => tasks.some(({ kind, id }) => key === `${kind} ${id}`)).map(([, result]) => result);
  const failures = all.filter(({ faults }) => faults.length > 0);
  const skipped = all.filter(({ skip }) => skip);
  const unsteady = all.filter(({ first }) => first);
  const left = tasks.length - all.length;
  const count = (wanted: Result["kind"]) => all.filter(({ kind }) => kind === wanted).length;
  isWhole &&= left === 0;
  failed += failures.length;
  console.log(
    [
      `${version}: ${all.length - failures.length - skipped.length} passed, ${failures.length} failed`,
      skipped.length > 0 && `${skipped.length} skipped`,
      unsteady.length > 0 && `${unsteady.length} at the second try`,
      left > 0 && `${left} to do`,
    ]
      .filter(Boolean)
      .join(", "),
  );
  for (const { id } of failures) console.log(`  ${id}`);
  let unneeded: readonly string[] = [];
  const told = all.filter(({ kind }) => kind === "tree");
  // Only all trees, without faults, find every difference.
  if (told.length === allTrees.length && told.every(({ faults }) => faults.length === 0)) {
    unneeded = unneededDifferences(name, new Set(told.flatMap(({ accepted = [] }) => accepted)));
    failed += unneeded.length;
    for (const each of unneeded) console.log(`  ${each}: no story needs this accepted difference any more (docs/browsers.md)`);
  }
  summaries[name] = {
    version,
    date: new Date().toISOString().slice(0, 10),
    stories: count("story"),
    contracts: count("contract"),
    trees: count("tree"),
    defects: count("defect"),
    journeys: count("journey"),
    seconds: Math.round(all.reduce((sum, { seconds }) => sum + seconds, 0)),
    failures: [
      ...failures.map(({ id, faults }) => ({ id, faults })),
      ...unneeded.map((id) => ({ id, faults: ["no story needs this accepted difference any more"] })),
    ],
    skipped: skipped.map(({ kind, id, skip = "" }) => ({ kind, id, skip })),
    unsteady: unsteady.map(({ id }) => id),
  };
}

await Promise.all((chosenEngines.length > 0 ? chosenEngines : (Object.keys(engines) as Name[])).map(runIn));
site.close();
await chromium?.close();
await sandbox.close();

if (isWhole && chosenEngines.length === 0) {
  writeFileSync(join(root, "tests/engines.json"), `${JSON.stringify(summaries, null, 2)}\n`);
}
process.exit(failed > 0 ? 1 : 0);
