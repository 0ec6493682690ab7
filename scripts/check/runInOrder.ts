import { join } from "node:path";
import { createVitest, type TestSpecification } from "vitest/node";
import { root } from "../setup.mjs";
import type { Count } from "../steps.ts";

export interface Outcome extends Count {
  /** Files that were not run, or not to their end, when the time was up. */
  left: string[];
}

/** Shortest time for tests, in milliseconds, if other steps have used up the time. */
const leastTime = 20_000;

/** Runs unit tests and stories in the order given, until all are done or the time is up. */
export async function runInOrder(files: readonly string[], deadline: number): Promise<Outcome> {
  const place = new Map(files.map((file, index) => [join(root, file), index]));
  const placeOf = ({ moduleId }: TestSpecification) => place.get(moduleId) ?? files.length;
  // Vitest's own command sets this too; otherwise Storybook's plug-in does not turn stories into tests.
  process.env["VITEST"] = "true";
  const vitest = await createVitest("test", {
    root,
    watch: false,
    project: ["unit*", "stories"],
    reporters: ["default"],
    sequence: {
      sequencer: class {
        shard = (specifications: TestSpecification[]) => specifications;
        sort = (specifications: TestSpecification[]) => specifications.toSorted((a, b) => placeOf(a) - placeOf(b));
      },
    },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await vitest.standalone();
    const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => place.has(moduleId));
    // Cancelling before the run begins has no effect. Where the machine is slow, the nearest tests still run for a short time.
    timer = setTimeout(() => vitest.cancelCurrentRun("keyboard-input"), Math.max(deadline - Date.now(), leastTime));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const count: Count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const finished = new Set<string>();
    for (const module of testModules) {
      const tests = [...module.children.allTests()];
      const states = tests.map((test) => test.result().state);
      count.passed += states.filter((state) => state === "passed").length;
      // A file that cannot be loaded fails without a failed test.
      const failures = states.filter((state) => state === "failed").length;
      count.failed += failures || module.errors().length;
      const isDone = module.state() === "failed" || states.some((state) => state === "passed");
      if (isDone && !states.includes("pending")) finished.add(module.moduleId);
    }
    return { ...count, left: files.filter((file) => !finished.has(join(root, file))) };
  } finally {
    clearTimeout(timer);
    await vitest.close();
  }
}
