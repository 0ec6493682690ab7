import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup.mjs";

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const reports = join(root, "reports");
mkdirSync(reports, { recursive: true });

export interface Step {
  name: string;
  run: () => Count | Promise<Count>;
}

/** A step with one result, such as the type check: it counts as one test. */
export const whole = (name: string, command: string, args: string[]): Step => ({
  name,
  run: () => (run(command, args).ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
});

/** A step that reads a test runner's own JSON report; without one it counts as one failure. */
function counted(name: string, command: string, args: string[], env: Record<string, string>, read: (report: never) => Count): Step {
  return {
    name,
    run: () => {
      const file = join(reports, `${name}.json`);
      rmSync(file, { force: true });
      const { ok } = run(command, [...args], { env: { ...env, REPORT_FILE: file } });
      try {
        const count = read(JSON.parse(readFileSync(file, "utf8")) as never);
        return ok || count.failed > 0 ? count : { ...count, failed: 1 };
      } catch {
        return { passed: 0, failed: 1, skipped: 0 };
      }
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

export const vitest = (
  name: string,
  project: string,
  filters: string[] = [],
  env: Record<string, string> = {},
  reporter: "default" | "verbose" = "default",
): Step =>
  counted(
    name,
    "vitest",
    [
      "run",
      "--project",
      project,
      `--reporter=${reporter}`,
      "--reporter=json",
      `--outputFile.json=${join(reports, `${name}.json`)}`,
      ...filters,
    ],
    env,
    (report: VitestReport) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }),
  );

/** Tests every story in all looks except the first. */
export const otherLooks = (name: string, filters: string[] = []): Step => vitest(name, "stories", filters, { STORY_LOOKS: "all" });

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A flaky test counts as failed, since its cause is not under control. */
export const playwright = (name: string, args: string[] = [], env: Record<string, string> = {}): Step =>
  counted(name, "playwright", ["test", "--config", "tests/playwright.config.ts", ...args], env, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

export const staticSteps = [
  whole("types", "tsc", ["-b"]),
  whole("lint", "biome", ["ci", "--diagnostic-level=error", "."]),
  whole("imports", "node", ["scripts/imports.ts"]),
  whole("unused", "knip", []),
];

/** Runs the steps in order, prints the time of each and one line of totals. Returns whether all passed. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const start = Date.now();
    const count = await step.run();
    for (const key of ["passed", "failed", "skipped"] as const) total[key] += count[key];
    lines.push(
      `${step.name.padEnd(12)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed  ${Math.round((Date.now() - start) / 1000)} s`,
    );
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
  return total.failed === 0;
}
