/**
 * Tests every story in all looks except the first, which `npm test` covers: mounted once, with the look switched in place (DS-02). A whole
 * run writes its result to tests/matrix.json, which is committed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { looks } from "../../.storybook/modes.ts";
import { otherLooks } from "../../scripts/runners.ts";
import { root } from "../../scripts/setup.mjs";
import { type Count, runSteps } from "../../scripts/steps.ts";

const filters = process.argv.slice(2);
const matrixStep = otherLooks("matrix", filters);

function write({ passed, failed, failures = [] }: Count, seconds: number): void {
  const result = {
    date: new Date().toISOString().slice(0, 10),
    stories: passed + failed,
    looks: looks.slice(1).map(({ brand, mode }) => `${brand} ${mode}`),
    seconds,
    failures,
  };
  writeFileSync(join(root, "tests/matrix.json"), `${JSON.stringify(result, null, 2)}\n`);
}

const hasPassed = await runSteps([
  {
    name: matrixStep.name,
    run: async () => {
      const start = Date.now();
      const count = await matrixStep.run();
      if (filters.length === 0 && count.passed > 0) write(count, Math.round((Date.now() - start) / 1000));
      return count;
    },
  },
]);
process.exit(hasPassed ? 0 : 1);
