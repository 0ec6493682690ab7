/** A, AA and good practice (the product's own rules included) fail an audit; AAA and advice are reported; a person must judge `unsure`. */
export type Level = "A" | "AA" | "good practice" | "AAA" | "advice" | "unsure";

export const failing: readonly Level[] = ["A", "AA", "good practice"];

/** A problem that a check found, in one place. */
export interface Finding {
  /** The check that found it: "axe", "ace", "html", "focus"… */
  check: string;
  rule: string;
  level: Level;
  /** WCAG success criteria: "1.4.3". */
  criteria: string[];
  /** The element, as a CSS path. */
  target: string;
  message: string;
  /** The element's markup, if triage needs it. */
  markup?: string;
}

/** The result of a check: its findings, and the criteria that had something to check. */
export interface Outcome {
  findings: Finding[];
  seen: string[];
}

export const merge = (outcomes: readonly Outcome[]): Outcome => ({
  findings: outcomes.flatMap(({ findings }) => findings),
  seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
});

/** The subject of a check: a part alone, or a whole page. */
export type Scope = "part" | "page";

/** A finding with the widths and looks in which it occurred. */
export interface Placed extends Finding {
  where: string[];
}

/** Merges the same finding in several places into one. */
export function gather(found: readonly (Finding & { at: string })[]): Placed[] {
  const all = new Map<string, Placed>();
  for (const { at, ...finding } of found) {
    const key = `${finding.check} ${finding.rule} ${finding.target}`;
    const same = all.get(key);
    if (!same) all.set(key, { ...finding, where: [at] });
    else if (!same.where.includes(at)) same.where.push(at);
  }
  return [...all.values()];
}
