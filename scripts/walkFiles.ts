import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** The files with tests of which `npm test` leaves some to `npm run walks`. */
export const walkFiles = (): string[] =>
  globSync("{tests,scripts}/**/*.{spec,test}.ts", { cwd: root })
    .filter((file) => /browser\/walk\.ts"|"WALKS"/.test(readFileSync(join(root, file), "utf8")))
    .sort();
