import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup.mjs";

/** Tests of `npm run tool -- consumers` that belong to the walks too: they hold what the packages promise first. */
export const sites = ["tests/consumers/guide.test.ts", "tests/consumers/react18.test.ts"];

/** The files with tests that `npm run tool -- walks` runs and `npm test` does not. */
export const walkFiles = (): string[] =>
  globSync("{tests,scripts}/**/*.{spec,test}.ts", { cwd: root })
    .filter((file) => sites.includes(file) || /browser\/walk\.ts"|"WALKS"/.test(readFileSync(join(root, file), "utf8")))
    .sort();
