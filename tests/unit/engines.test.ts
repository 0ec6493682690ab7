import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { daysBehind, enough, oldest, root, storyCount } from "./wholeRun.ts";

const file = join(root, "tests/engines.json");

interface Run {
  version: string;
  date: string;
  stories: number;
  failures: { id: string }[];
  skipped: { id: string; skip: string }[];
}

// `npm run engines` writes the result after all stories.
it.skipIf(!existsSync(file))(
  "[DS-23] the last run in Firefox and WebKit saw nearly all of today's stories, not long ago, and found no fault",
  () => {
    const runs = JSON.parse(readFileSync(file, "utf8")) as Record<"firefox" | "webkit", Run>;
    for (const { version, date, stories, failures, skipped } of [runs.firefox, runs.webkit]) {
      expect(failures, version).toEqual([]);
      expect(stories, version).toBeGreaterThan(enough * storyCount());
      expect(skipped.length, version).toBeLessThanOrEqual(0.02 * stories);
      expect(daysBehind(date), version).toBeLessThanOrEqual(oldest);
    }
  },
);
