/** The texts by which people judge what programs cannot, as docs/guides has them: criteria, journeys, and devices. */
import { rowsOf, type Section, sectionsOf } from "../common/guide.ts";

/** A success criterion of WCAG 2.2, with how it can be judged. */
export interface Criterion {
  /** "1.4.3". */
  id: string;
  name: string;
  level: "A" | "AA" | "AAA";
  /** Clause of EN 301 549 V3.2.1; undefined for criteria of WCAG 2.2 and of level AAA. */
  clause: string | undefined;
  /** Its definition by W3C. */
  address: string;
  /** True if Revised Section 508 requires it, which refers to WCAG 2.0, levels A and AA. */
  in508: boolean;
  /** True if measurement decides it; otherwise a program finds some failures and a person judges the rest. */
  measured: boolean;
  /** The content for which it applies. */
  about: string | undefined;
}

/** W3C's anchors are made from the criteria's names: "Contrast (Minimum)" is at #contrast-minimum. */
const addressOf = (name: string): string =>
  `https://www.w3.org/TR/WCAG22/#${name
    .replace(/ \(not in WCAG 2\.2.*/, "")
    .toLowerCase()
    .replace(/[(),]/g, "")
    .replaceAll(" ", "-")}`;

const judging = sectionsOf("guides/criteria.md");
const criteriaRows = rowsOf(judging, "Criteria");

/** All of WCAG 2.2, and 4.1.1. */
export const criteria: readonly Criterion[] = criteriaRows.map(([id = "", level, version, name = "", judgedBy = ""]) => {
  const inClauses = level !== "AAA" && version !== "2.2";
  return {
    id,
    name,
    level: level as Criterion["level"],
    clause: inClauses ? `9.${id}` : undefined,
    address: addressOf(name),
    in508: inClauses && version === "2.0",
    measured: judgedBy === "measurement",
    about: /^only of (.+)/.exec(judgedBy)?.[1],
  };
});

/** Actions of a person for the criteria, by their numbers. */
export const checks: Readonly<Record<string, string>> = Object.fromEntries(
  criteriaRows.flatMap(([id, , , , , act]) => (act ? [[id, act]] : [])),
);

/** The other checks of EN 301 549 V3.2.1 for a person: clause, name, action. */
export const clauses = rowsOf(judging, "Clauses").map(([id = "", name = "", act = ""]) => [id, name, act] as const);

/** One action of a person, and what they should hear or see then. Words of the product are quoted in « ». */
type Step = readonly [act: string, heard: string];

const stepsOf = ({ rows }: Section): Step[] => rows.map(([, act = "", heard = ""]) => [act, heard]);

export interface Journey {
  title: string;
  start: string;
  steps: readonly Step[];
}

const trying = sectionsOf("guides/journeys.md");

/** The ways in which each journey is tried, with the question at each step besides the expected result. */
export const ways = rowsOf(trying, "Ways").map(([name = "", how = ""]) => ({ name, how }));

/** The journeys for people, with the sandbox's sample customers. */
export const journeys: readonly Journey[] = trying
  .filter(({ title }) => title !== "Ways")
  .map((section) => ({ title: section.title, start: section.text.replace(/^Start: |\.$/g, ""), steps: stepsOf(section) }));

/** A browser, phone or assistive technology that no program of this repository can run, and ten minutes of what to try in it. */
export interface Device {
  id: string;
  name: string;
  /** Settings to make before the first step. */
  setUp: string;
  steps: readonly Step[];
}

/** The devices, with about ten minutes of steps each. */
export const devices: readonly Device[] = sectionsOf("guides/hands.md").map((section) => {
  const [, id = "", setUp = ""] = /^`([\w-]+)`\. (.+)/.exec(section.text) ?? [];
  return { id, name: section.title, setUp, steps: stepsOf(section) };
});
