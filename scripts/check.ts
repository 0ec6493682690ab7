/**
 * The daily loop: types, lint, imports, and the unit tests and stories that depend on the changes, within 90 seconds. Changes are
 * differences from main, committed or not; `--since <ref>` names another start, `--seconds <number>` another limit. If more tests depend on
 * them than fit, the nearest run, and the rest is left to `npm test`.
 */
import { parseArgs } from "node:util";
import { affectedTests, unreached } from "./check/affected.ts";
import { changedSince, findBase, readImporters, testsOfEverything, withProducts } from "./check/repository.ts";
import { runInOrder } from "./check/runInOrder.ts";
import { wholeOption } from "./options.ts";
import { runSteps, type Step, staticSteps } from "./steps.ts";

const start = Date.now();
const { values } = parseArgs({ options: { since: { type: "string" }, seconds: { type: "string", default: "90" } } });
const seconds = wholeOption("seconds", values.seconds);
/** Time for the last test to end and for the browser to close. */
const closing = 4_000;

/** The first few names of a list. */
const firstNames = (files: readonly string[], most = 6) =>
  [...files.slice(0, most), ...(files.length > most ? [`and ${files.length - most} more`] : [])].join(", ");

const base = findBase(values.since);
const changed = changedSince(base);
const importers = readImporters();
const dependants = affectedTests(withProducts(changed, importers), importers).map(({ file }) => file);
const chosenTests = changed.length > 0 ? [...new Set([...testsOfEverything(), ...dependants])] : [];
console.log(`Changed since ${base.slice(0, 8)}: ${firstNames(changed) || "nothing"}.`);
console.log(`Files of tests and stories that depend on it: ${dependants.length}.`);

let leftTests: string[] = [];
const tests: Step = {
  name: "tests",
  run: async () => {
    const outcome = await runInOrder(chosenTests, start + seconds * 1000 - closing);
    leftTests = outcome.left;
    return outcome;
  },
};
const hasPassed = await runSteps([staticSteps, ...(chosenTests.length > 0 ? [tests] : [])]);

if (leftTests.length > 0)
  console.log(`Not run for want of time, left to npm test: ${leftTests.length} of ${chosenTests.length} files (${firstNames(leftTests)}).`);
const alone = unreached(
  changed.filter((file) => /^(portal|design-system|sandbox)\/.+\.tsx?$/.test(file)),
  importers,
);
if (alone.length > 0) console.log(`No unit test or story depends on ${firstNames(alone)}: journeys do, in npm test.`);
console.log(`${Math.round((Date.now() - start) / 1000)} s of ${seconds} s`);
process.exit(hasPassed ? 0 : 1);
