import type { Name } from "../all.ts";
import { type Difference, differences } from "./differences.ts";
import type { Told } from "./read.ts";

const fits = (pattern: string, text: string) => (pattern === "…" ? text !== "" : pattern === text);

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

const accepts = (each: Difference, engine: Name, story: string, differs: keyof Told, there: Told, here: Told) =>
  each.engine === engine &&
  each.element === there.what.split("[")[0] &&
  (each.differs === "spaces" ? differs === "name" && withoutSpaces(there.name) === withoutSpaces(here.name) : each.differs === differs) &&
  (each.story ?? story) === story &&
  fits(each.chromium, there[differs]) &&
  fits(each.here, here[differs]);

/** Returns what an engine tells of a story in another way than Chromium, without the accepted differences. */
export function compareTrees(
  engine: Name,
  story: string,
  chromium: readonly Told[],
  here: readonly Told[],
  accepted: readonly Difference[] = differences,
): string[] {
  const other = chromium.findIndex(({ what }, index) => what !== here[index]?.what);
  if (other >= 0 || chromium.length !== here.length) {
    const [there, seen] = [chromium, here].map((all) => all[other < 0 ? chromium.length : other]?.what ?? "nothing");
    return [`${chromium.length} elements in Chromium, ${here.length} here: the first other one is ${there} there, ${seen} here`];
  }
  const faults = chromium.flatMap((there, index) => {
    const seen = here[index] as Told;
    return (["role", "name", "state", "says"] as const)
      .filter((each) => there[each] !== seen[each] && !accepted.some((one) => accepts(one, engine, story, each, there, seen)))
      .map((each) => `${there.what} "${there.name}": ${each} "${there[each]}" in Chromium, "${seen[each]}" here`);
  });
  return [...new Set(faults)];
}
