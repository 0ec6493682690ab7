import type { KnownProblem } from "../../.storybook/facts.ts";
import { rowsOf, sectionsOf } from "../common/guide.ts";

/** Returns a problem for each component that a row of the table names. */
export const problemsOf = (rows: readonly (readonly string[])[]): KnownProblem[] =>
  rows.flatMap(([where = "", check, engine = "", reader = "", problem = "", reason = "", seen = "", until = ""]) =>
    where
      .split(", ")
      .map((each) => ({ where: each, rule: check === "–" ? undefined : check, engine, reader, problem, reason, seen, until })),
  );

export const readProblems = (): KnownProblem[] => problemsOf(rowsOf(sectionsOf("guides/problems.md"), "Problems"));

/** Returns the problem that excuses what a rule finds in a component or on a page. */
export const problemFor = (problems: readonly KnownProblem[], title: string, rule: string): KnownProblem | undefined =>
  problems.find((problem) => problem.rule === rule && problem.where === title);
