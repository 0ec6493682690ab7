import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { looks } from "../../.storybook/modes.ts";
import { daysBehind, enough, oldest, root, storyCount } from "./wholeRun.ts";

const file = join(root, "tests/matrix.json");

interface Matrix {
  date: string;
  stories: number;
  looks: string[];
  failures: string[];
}

// `npm run tool -- matrix` writes the result after all stories.
it("[DS-02] the last matrix saw nearly all of today's stories in the eight other looks, not long ago, and found no fault", () => {
  const matrix = JSON.parse(readFileSync(file, "utf8")) as Matrix;
  expect(matrix.failures).toEqual([]);
  expect(matrix.looks).toEqual(looks.slice(1).map(({ brand, mode }) => `${brand} ${mode}`));
  expect(matrix.stories).toBeGreaterThan(enough * storyCount());
  expect(daysBehind(matrix.date)).toBeLessThanOrEqual(oldest);
});
