/**
 * Runs the tests that `npm test` leaves out because they take long: they visit every page, story, old browser, web server or further site in
 * one setting. A whole run writes its result to tests/walks.json, which is committed. Arguments go to Playwright: `npm run tool -- walks languages`
 * runs those files.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { playwright, vitest } from "../../scripts/runners.ts";
import { root } from "../../scripts/setup.mjs";
import { builds, type Count, runSteps, type Step } from "../../scripts/steps.ts";
import { sites, walkFiles } from "./walkFiles.ts";

process.env["WALKS"] = "1";
const wantedFilters = process.argv.slice(2);
const start = Date.now();
const counts: Count[] = [];

const remembered = ({ name, run }: Step): Step => ({
  name,
  run: async () => {
    const count = await run();
    counts.push(count);
    return count;
  },
});

const pages = playwright("walks", ["--grep", "@walk", ...wantedFilters]);
const others = [
  vitest("generators", "unit", ["scripts/new/new.test.ts"]),
  vitest("packages", "packages", ["packed", "release", "commandsAdd"]),
  vitest("sites", "consumers", sites),
];
const hasPassed = await runSteps([builds, ...(wantedFilters.length > 0 ? [pages] : [pages, ...others].map(remembered))]);

if (counts.length > 0) {
  const result = {
    date: new Date().toISOString().slice(0, 10),
    files: walkFiles(),
    tests: counts.reduce((sum, count) => sum + count.passed + count.failed, 0),
    seconds: Math.round((Date.now() - start) / 1000),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
  writeFileSync(join(root, "tests/walks.json"), `${JSON.stringify(result, null, 2)}\n`);
}
process.exit(hasPassed ? 0 : 1);
