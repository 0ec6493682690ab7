import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, runBeside } from "./setup.mjs";
import { type Count, reports, type Step, triedAgain } from "./steps.ts";

/** A step that reads a test runner's own JSON report; without one it counts as one failure. */
function counted(name: string, command: string, args: string[], env: Record<string, string>, read: (report: never) => Count): Step {
  return {
    name,
    run: async () => {
      const file = join(reports, `${name}.json`);
      rmSync(file, { force: true });
      const { ok } = await runBeside(command, args, { isShown: true, env: { ...env, REPORT_FILE: file } });
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
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const failuresOf = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === "failed" ? [`${relative(root, name)} › ${fullName}`] : [])),
  );

const vitestOnce = (name: string, project: string, filters: string[], env: Record<string, string>, reporter = "default"): Step =>
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
    (report: VitestReport) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: failuresOf(report),
    }),
  );

/** Tests of a project; the files of the few that failed run once more. */
const vitestTwice = (name: string, project: string, filters: string[], env: Record<string, string>, reporter?: string): Step =>
  triedAgain(vitestOnce(name, project, filters, env, reporter), () => {
    const report = JSON.parse(readFileSync(join(reports, `${name}.json`), "utf8")) as VitestReport;
    const files = new Set(failuresOf(report).map((failure) => failure.split(" › ")[0] as string));
    return vitestOnce(`${name}-again`, project, [...files], env, reporter);
  });

/** Tests of a project of Vitest. */
export const vitest = (name: string, project: string, filters: string[] = [], reporter: "default" | "verbose" = "default"): Step =>
  vitestTwice(name, project, filters, {}, reporter);

/** Tests every story in all looks except the first. */
export const otherLooks = (name: string, filters: string[] = []): Step => vitestTwice(name, "stories", filters, { STORY_LOOKS: "all" });

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  /** Errors outside of tests, such as of the servers that they start. */
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const unexpectedOf = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(unexpectedOf),
  ...specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, status }) => (status === "unexpected" ? [`[${projectName}] ${title} › ${spec.title}`] : [])),
  ),
];

const playwrightOnce = (name: string, args: string[]): Step =>
  counted(
    name,
    "playwright",
    ["test", "--config", "tests/playwright.config.ts", ...args],
    {},
    ({ stats, suites, errors }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures: [
        ...suites.flatMap(unexpectedOf),
        ...errors.map(({ message = "" }) => `outside of the tests: ${stripVTControlCharacters(message)}`),
      ],
    }),
  );

/**
 * Journeys. The second try loads every file, so that a file that can't be read fails again, and runs what failed; an error of a browser that
 * was being closed does not come back.
 */
export const playwright = (name: string, args: string[] = []): Step =>
  triedAgain(playwrightOnce(name, args), () => playwrightOnce(`${name}-again`, [...args, "--last-failed", "--pass-with-no-tests"]));
