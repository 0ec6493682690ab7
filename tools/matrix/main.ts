/**
 * Tests every story in all looks except the first, which `npm test` covers: mounted once, with the look switched in place (DS-02). A whole
 * run writes its result to tests/matrix.json, which is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { looks } from "../../.storybook/modes.ts";
import { otherLooks } from "../../scripts/runners.ts";
import { root } from "../../scripts/setup.mjs";
import { type Count, reports, runSteps } from "../../scripts/steps.ts";

const filters = process.argv.slice(2);
const matrixStep = otherLooks("matrix", filters);

interface Report {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

function write({ passed, failed }: Count, seconds: number): void {
  const { testResults } = JSON.parse(readFileSync(join(reports, "matrix.json"), "utf8")) as Report;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({ story: fullName, faults: failureMessages.join("\n").split("\n    at ")[0] })),
  );
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
