import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { looks } from "../../scripts/modes.ts";
import { stories } from "./storyFiles.ts";

const root = join(import.meta.dirname, "../..");
const file = join(root, "tests/matrix.json");

interface Matrix {
  date: string;
  stories: number;
  looks: string[];
  failures: { story: string }[];
}

/** Days by which the result may be older than the last change of its sources. */
const oldest = 30;
/** Share of today's stories that it must contain. */
const enough = 0.9;

// `npm run matrix` writes the result after all stories; `npm test` checks one story of each component in these looks.
it.skipIf(!existsSync(file))(
  "[DS-02] the last matrix saw nearly all of today's stories in the eight other looks, not long ago, and found no fault",
  () => {
    const matrix = JSON.parse(readFileSync(file, "utf8")) as Matrix;
    expect(matrix.failures).toEqual([]);
    expect(matrix.looks).toEqual(looks.slice(1).map(({ brand, mode }) => `${brand} ${mode}`));
    expect(matrix.stories).toBeGreaterThan(enough * stories.flatMap(({ names }) => names).length);
    const { stdout: changed } = spawnSync("git", ["log", "-1", "--format=%cs", "--", "design-system/src", "tokens/src", "stories"], {
      cwd: root,
      encoding: "utf8",
    });
    expect((Date.parse(changed) - Date.parse(matrix.date)) / 86_400_000 || 0).toBeLessThanOrEqual(oldest);
  },
);
