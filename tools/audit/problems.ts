import { rowsOf, sectionsOf } from "../common/guide.ts";

/** A problem that is known and not mended, as docs/guides/problems.md has it. */
export interface Problem {
  /** The component, as its stories are titled, or the title of a page. */
  where: string;
  /** Rule of the audit that finds it; undefined if no check of the audit does. */
  rule: string | undefined;
  engine: string;
  reader: string;
  problem: string;
  reason: string;
  /** The day on which it was seen last, and the last day on which it is excused, ISO 8601. */
  seen: string;
  until: string;
}

/** Returns a problem for each component that a row of the table names. */
export const problemsOf = (rows: readonly (readonly string[])[]): Problem[] =>
  rows.flatMap(([where = "", check, engine = "", reader = "", problem = "", reason = "", seen = "", until = ""]) =>
    where
      .split(", ")
      .map((each) => ({ where: each, rule: check === "–" ? undefined : check, engine, reader, problem, reason, seen, until })),
  );

export const readProblems = (): Problem[] => problemsOf(rowsOf(sectionsOf("guides/problems.md"), "Problems"));

/** Returns the problem that excuses what a rule finds in a component or on a page. */
export const problemFor = (problems: readonly Problem[], title: string, rule: string): Problem | undefined =>
  problems.find((problem) => problem.rule === rule && problem.where === title);
