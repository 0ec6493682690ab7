import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { journeyTasks } from "../../tools/engines/journeys.ts";
import { engineDefects } from "../patterns/defects/engines.ts";
import { defects as planted } from "../patterns/defects.ts";
import { readAll } from "./storyFiles.ts";
import { daysBehind, enough, oldest, root, storyCount } from "./wholeRun.ts";

const file = join(root, "tests/engines.json");

/** Each claim of a pattern by a story is a contract. */
const claims = readAll("stories/*/*.stories.tsx").flatMap(([, source]) => source.match(/"pattern:[\w-]+"/g) ?? []).length;

/** The first story of each component has a transcript. */
const components = readdirSync(join(root, "tests/transcripts/stories")).length;

interface Run {
  version: string;
  date: string;
  stories: number;
  contracts: number;
  trees: number;
  defects: number;
  journeys: number;
  failures: { id: string }[];
  skipped: { kind: "story" | "contract"; id: string; skip: string }[];
}

// `npm run tool -- engines` writes the result after all stories.
it("[DS-23, DS-35, DS-38] the last run in Firefox and WebKit saw nearly all of today's stories and patterns, not long ago, and found no fault", () => {
  const runs = JSON.parse(readFileSync(file, "utf8")) as Record<"firefox" | "webkit", Run>;
  for (const { version, date, stories, contracts, trees, defects, journeys, failures, skipped } of [runs.firefox, runs.webkit]) {
    expect(failures, version).toEqual([]);
    expect(stories, version).toBeGreaterThan(enough * storyCount());
    expect(contracts, version).toBeGreaterThan(enough * claims);
    expect(trees, version).toBeGreaterThan(enough * components);
    expect(defects, version).toBeGreaterThan(enough * (planted.length + engineDefects.length));
    expect(journeys, version).toBe(journeyTasks("").length);
    const skips = (wanted: string) => skipped.filter(({ kind }) => kind === wanted).length;
    expect(skips("story"), version).toBeLessThanOrEqual(0.02 * stories);
    expect(skips("contract"), version).toBeLessThanOrEqual(0.02 * contracts);
    expect(daysBehind(date, "portal/src", "tests/patterns", "tools/engines"), version).toBeLessThanOrEqual(oldest);
  }
});
