import type { KnownProblem } from "../../.storybook/facts.ts";
import { type Finding, failing, type Level, type Placed } from "./finding.ts";
import { type Criterion, criteria } from "./guides.ts";
import { problemFor } from "./problems.ts";
import type { Result } from "./result.ts";
import { isFalseAlarm } from "./triage.ts";

/** A finding with its subjects, and whether it is known. */
export interface Judged extends Placed {
  kind: Result["kind"];
  title: string;
  /** Ids of the stories, or of the pages' states. */
  subjects: string[];
  /** The known problem that excuses it. */
  known?: KnownProblem;
  /** The known problem whose last day is over. */
  expired?: KnownProblem;
}

export interface CriterionVerdict extends Criterion {
  /** Number of stories and pages with something to check. */
  seenOn: number;
  failures: number;
  known: number;
  unsure: number;
  verdict: "Supports" | "Partially Supports" | "Not Applicable" | "Not Evaluated" | "To be checked by a person";
}

export interface Judgement {
  date: string;
  stories: number;
  pages: number;
  /** Stories and pages that could not be checked. */
  faults: Result[];
  findings: Judged[];
  criteria: CriterionVerdict[];
  /** Known problems, also in engines and readers that no check runs. */
  problems: readonly KnownProblem[];
}

/** Returns the same text for the same finding in several stories of a component, or states of a page. */
const keyOf = ({ kind, title }: Result, { check, rule, level, message, target }: Finding): string =>
  [kind, title, check, rule, level, check === "pattern" ? message : target].join("\n");

/** Merges the same finding in several stories of a component, or states of a page, into one. */
function collect(results: readonly Result[], problems: readonly KnownProblem[], date: string): Judged[] {
  const all = new Map<string, Judged>();
  const found = results.flatMap((result) => result.findings.map((finding) => ({ result, finding })));
  for (const { result, finding } of found) {
    const { kind, id, title } = result;
    if (isFalseAlarm(finding, kind === "page" ? "page" : "part")) continue;
    const key = keyOf(result, finding);
    const same = all.get(key);
    if (same) {
      same.subjects.push(id);
      same.where = [...new Set([...same.where, ...finding.where])];
      continue;
    }
    const problem = failing.includes(finding.level) ? problemFor(problems, title, finding.rule) : undefined;
    const isOver = problem && problem.until < date;
    all.set(key, { ...finding, kind, title, subjects: [id], ...(problem && (isOver ? { expired: problem } : { known: problem })) });
  }
  return [...all.values()];
}

export const isFailure = ({ level, known }: Judged): boolean => failing.includes(level) && !known;
export const isKnown = ({ known }: Judged): boolean => Boolean(known);
export const has =
  (level: Level) =>
  (finding: Judged): boolean =>
    finding.level === level;

function judgeCriterion(criterion: Criterion, results: readonly Result[], findings: readonly Judged[]): CriterionVerdict {
  const of = findings.filter((finding) => finding.criteria.includes(criterion.id));
  const seenOn = results.filter(({ seen }) => seen.includes(criterion.id)).length;
  // A failure of level AAA or of good practice counts for the criterion that it names.
  const failures = of.filter((finding) => isFailure(finding) || (criterion.level === "AAA" && finding.level === "AAA")).length;
  const known = of.filter(isKnown).length;
  const unsure = of.filter(has("unsure")).length;
  const verdict = () => {
    if (failures + known > 0) return "Partially Supports";
    if (criterion.about && seenOn === 0) return "Not Applicable";
    if (criterion.level === "AAA" && seenOn === 0) return "Not Evaluated";
    return criterion.measured && unsure === 0 && seenOn > 0 ? "Supports" : "To be checked by a person";
  };
  return { ...criterion, seenOn, failures, known, unsure, verdict: verdict() };
}

/** Combines the results into a judgement. */
export function judge(results: readonly Result[], problems: readonly KnownProblem[], date: string): Judgement {
  const findings = collect(results, problems, date);
  return {
    date,
    stories: results.filter(({ kind, fault }) => kind === "story" && !fault).length,
    pages: results.filter(({ kind, fault }) => kind === "page" && !fault).length,
    faults: results.filter(({ fault }) => fault),
    findings,
    criteria: criteria.map((criterion) => judgeCriterion(criterion, results, findings)),
    problems,
  };
}
