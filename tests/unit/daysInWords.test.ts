import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Files that write a day as DD/MM/YYYY: columns to compare, typed days and their filters, files for spreadsheets. */
const comparedOrTyped =
  /^(design-system\/src\/(data|files|forms)\/|design-system\/src\/(bills\/statementColumns|bills\/suppliesColumns|bills\/billFilterText|consumption\/ConsumptionReadingTable))/;

it("[DS-47] only columns, typed days and exported files write a day as DD/MM/YYYY", () => {
  const found = globSync("{design-system,portal}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && /\bformatDate\b/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => !comparedOrTyped.test(file))).toEqual([]);
});
