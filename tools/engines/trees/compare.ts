import type { Name } from "../all.ts";
import { type Difference, differences } from "./differences.ts";
import type { Told } from "./read.ts";

const fits = (pattern: string, text: string) => (pattern === "…" ? text !== "" : pattern === text);

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

const accepts = (each: Difference, engine: Name, differs: keyof Told, there: Told, here: Told) =>
  each.engine === engine &&
  each.element === there.what.split("[")[0] &&
  (each.differs === "spaces" ? differs === "name" && withoutSpaces(there.name) === withoutSpaces(here.name) : each.differs === differs) &&
  fits(each.chromium, there[differs]) &&
  fits(each.here, here[differs]);

/** Returns a name of an accepted difference, by which a result says that it was needed. */
export const nameOf = ({ engine, element, differs }: Difference): string => [engine, element, differs].join(" ");

/** Returns the accepted differences of an engine that none of its comparisons needed. */
export const unneededDifferences = (
  engine: Name,
  needed: ReadonlySet<string>,
  accepted: readonly Difference[] = differences,
): readonly string[] => accepted.filter((each) => each.engine === engine && !needed.has(nameOf(each))).map(nameOf);

interface Comparison {
  faults: string[];
  /** Names of the accepted differences that were found. */
  accepted: string[];
}

/** Compares what an engine tells of a story with what Chromium tells. Accepted differences are no faults. */
export function compareTrees(
  engine: Name,
  chromium: readonly Told[],
  here: readonly Told[],
  accepted: readonly Difference[] = differences,
): Comparison {
  const other = chromium.findIndex(({ what }, index) => what !== here[index]?.what);
  if (other >= 0 || chromium.length !== here.length) {
    const [there, seen] = [chromium, here].map((all) => all[other < 0 ? chromium.length : other]?.what ?? "nothing");
    const fault = `${chromium.length} elements in Chromium, ${here.length} here: the first other one is ${there} there, ${seen} here`;
    return { faults: [fault], accepted: [] };
  }
  const faults = new Set<string>();
  const found = new Set<string>();
  for (const [index, there] of chromium.entries()) {
    const seen = here[index] as Told;
    for (const each of ["role", "name", "state", "says"] as const) {
      if (there[each] === seen[each]) continue;
      const known = accepted.filter((one) => accepts(one, engine, each, there, seen));
      for (const one of known) found.add(nameOf(one));
      if (known.length === 0) faults.add(`${there.what} "${there.name}": ${each} "${there[each]}" in Chromium, "${seen[each]}" here`);
    }
  }
  return { faults: [...faults], accepted: [...found] };
}
