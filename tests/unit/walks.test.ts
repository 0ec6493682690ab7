import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { walkFiles } from "../../tools/walks/walkFiles.ts";
import { daysBehind, oldest, root } from "./wholeRun.ts";

const file = join(root, "tests/walks.json");

/** Folders that walks look at, besides the library. */
const seen = [
  "portal",
  "sandbox/src",
  "tests/journeys",
  "tests/components",
  "tests/hosting",
  "tests/engines",
  "tests/consumers",
  "scripts/new",
  "tools/audit",
  "tools/engines",
  "docs/guides",
];

interface Walks {
  date: string;
  files: string[];
  tests: number;
  failures: string[];
}

// `npm run tool -- walks` writes the result after all of them.
it("[DS-40] the last run of the walks had today's files, not long ago, and found no fault", () => {
  const { date, files, tests, failures } = JSON.parse(readFileSync(file, "utf8")) as Walks;
  expect(failures).toEqual([]);
  expect(files).toEqual(walkFiles());
  expect(tests).toBeGreaterThan(100);
  expect(daysBehind(date, ...seen)).toBeLessThanOrEqual(oldest);
});
