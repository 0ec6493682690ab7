import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Assessment } from "@favilla/design-system/legal/assessment.ts";
import { root } from "../../scripts/setup.mjs";
import { journeys } from "./guides.ts";
import { has, isFailure, isKnown, type Judgement, judge } from "./judge.ts";
import { readProblems } from "./problems.ts";
import { conformanceReport } from "./report/acr.ts";
import { earl } from "./report/earl.ts";
import { type Facts, report } from "./report/index.ts";
import { protocol } from "./report/protocol.ts";
import { transcripts } from "./report/transcripts.ts";
import type { Result } from "./result.ts";
import { readTrials } from "./trials.ts";

const require = createRequire(import.meta.url);
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(root, `node_modules/${name}/package.json`), "utf8")) as { version: string }).version;

const tools = (browser: string): string[] => [
  ...["axe-core", "accessibility-checker-engine", "html-validate"].map((name) => `${name} ${versionOf(name)}`),
  "Favilla's own checks of reflow, spacing, size, focus, motion and forced colours",
  "Favilla's pattern contracts",
  `Chromium ${browser}`,
];

/** Version and commit, and whether files differ from the commit. */
function readBuild(): string {
  const { version } = require("../../package.json") as { version: string };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return `${version}, commit ${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") ? " with changes" : ""}`;
  } catch {
    return `${version}, commit unknown`;
  }
}

/** Writes every file of the report; returns the judgement. */
export function writeReports(
  folder: string,
  results: readonly Result[],
  how: Pick<Facts, "widths" | "looks" | "speed"> & { browser: string },
): Judgement {
  const date = new Date().toISOString().slice(0, 10);
  const judgement = judge(results, readProblems(), date);
  const titles = (kind: Result["kind"]) => [...new Set(results.filter((result) => result.kind === kind).map(({ title }) => title))].sort();
  const facts = { ...how, build: readBuild(), tools: tools(how.browser) };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("index.html", report(judgement, { components: titles("story"), pages: titles("page") }, facts));
  write("acr.html", conformanceReport(judgement, facts));
  write("protocol.html", protocol(date, facts.build, journeys, readTrials()));
  write("transcripts.html", transcripts());
  write("results.json", `${JSON.stringify({ ...facts, ...judgement }, null, 1)}\n`);
  write("earl.json", `${JSON.stringify(earl(judgement, results, facts.build), null, 1)}\n`);
  return judgement;
}

/** Writes the figures of the portal's own accessibility statement; a person's assessment stays as it is. */
export function writeStatement({ date, findings }: Judgement, results: readonly Result[]): void {
  const file = join(root, "portal/accessibility.json");
  const { person }: Pick<Assessment, "person"> = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Assessment)
    : { person: null };
  const pages = new Set(results.filter(({ kind }) => kind === "page").map(({ title }) => title)).size;
  const violations = findings.filter((finding) => finding.kind === "page" && (isFailure(finding) || isKnown(finding))).length;
  const statement: Assessment = { automatic: { date, pages, violations }, person };
  writeFileSync(file, `${JSON.stringify(statement, null, 2)}\n`);
}

/** One line with the totals. */
export const summary = ({ stories, pages, faults, findings }: Judgement): string =>
  `${stories} stories and ${pages} states of pages: ${findings.filter(isFailure).length} failures, ${findings.filter(isKnown).length} known failures, ` +
  `${findings.filter(has("AAA")).length} of AAA, ${findings.filter(has("unsure")).length} for a person to check, ${faults.length} could not be looked at`;
