import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, runBeside } from "./setup.mjs";

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that failed. */
  failures?: string[];
  /** Names of the tests that failed among all others and passed alone. */
  unsteady?: string[];
}

export const reports = join(root, "reports");
mkdirSync(reports, { recursive: true });

export interface Step {
  name: string;
  run: () => Count | Promise<Count>;
  /** True for what later steps need: if it fails, they are not run. */
  isNeeded?: boolean;
}

/** A step with one result, such as the type check: it counts as one test. It may run beside others of its kind. */
export const commandStep = (name: string, command: string, args: string[]): Step => ({
  name,
  run: async () => {
    const { ok, output } = await runBeside(command, args);
    console.log(`\n── ${name}\n${output.trim()}`);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  },
});

/** The browsers and the web server. Not a test: it counts only if it fails. */
export const programs: Step = {
  name: "programs",
  run: async () => {
    const { ok, output } = await runBeside("node", ["scripts/programs.mjs"]);
    if (output) console.log(output.trim());
    return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
  },
  isNeeded: true,
};

/** More failures than this have a cause in common, and are not tried again. */
const mostTriedAgain = 8;

/**
 * Tries the few tests that failed once more, with no other test of their step beside them: among four thousand, one or two a run meet a
 * machine that is busy for longer than they wait. Those that pass then are named at the end, so that nobody overlooks them.
 */
export function triedAgain(step: Step, again: () => Step): Step {
  return {
    name: step.name,
    run: async () => {
      const first = await step.run();
      const failures = first.failures ?? [];
      if (failures.length === 0 || failures.length !== first.failed || failures.length > mostTriedAgain) return first;
      console.log(`\n── ${step.name}: ${failures.length} once more`);
      const second = await again().run();
      const stillFailing = second.failures ?? failures;
      if (second.failed !== stillFailing.length) return first;
      const unsteady = failures.filter((title) => !stillFailing.includes(title));
      return { ...first, passed: first.passed + unsteady.length, failed: stillFailing.length, failures: stillFailing, unsteady };
    },
  };
}

export const builds = [
  commandStep("storybook", "storybook", ["build", "--quiet", "--output-dir", "storybook-static"]),
  commandStep("portal", "npm", ["run", "build", "--workspace", "portal", "--silent"]),
];

export const staticSteps = [
  commandStep("types", "tsc", ["-b"]),
  commandStep("lint", "biome", ["ci", "--diagnostic-level=error", "."]),
  commandStep("imports", "node", ["scripts/imports.ts"]),
  commandStep("unused", "knip", []),
];

const list = (heading: string, names: string[]) => (names.length > 0 ? `${heading}\n${names.map((name) => `  ${name}\n`).join("")}` : "");

/**
 * Runs the steps in order, those of a list at once; prints the time of each, the tests that failed and one line of totals. Returns whether
 * all passed.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<boolean> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const unsteady: string[] = [];
  const lines: string[] = [];
  let lacks = false;
  const runStep = async (step: Step) => {
    const start = Date.now();
    const count = await step.run();
    lacks ||= Boolean(step.isNeeded) && count.failed > 0;
    for (const key of ["passed", "failed", "skipped"] as const) total[key] += count[key];
    failures.push(...(count.failures ?? (count.failed > 0 ? [step.name] : [])));
    unsteady.push(...(count.unsteady ?? []));
    lines.push(
      `${step.name.padEnd(12)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed  ${Math.round((Date.now() - start) / 1000)} s`,
    );
  };
  for (const step of steps) {
    if (lacks) break;
    if (Array.isArray(step)) {
      console.log(`\n── ${step.map(({ name }) => name).join(", ")}`);
      await Promise.all(step.map(runStep));
    } else {
      console.log(`\n── ${step.name}`);
      await runStep(step);
    }
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${list("Passed only at the second try:", unsteady)}${list("Failed:", failures)}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
  return total.failed === 0;
}
