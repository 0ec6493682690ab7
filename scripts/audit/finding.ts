/** A, AA and good practice (the product's own rules too) fail an audit; AAA and advice are reported; of `unsure` a person must judge. */
export type Level = "A" | "AA" | "good practice" | "AAA" | "advice" | "unsure";

export const failing: readonly Level[] = ["A", "AA", "good practice"];

/** Something that a check found, in one place. */
export interface Finding {
  /** Who found it: "axe", "ace", "html", "focus"… */
  check: string;
  rule: string;
  level: Level;
  /** WCAG success criteria: "1.4.3". */
  criteria: string[];
  /** The element, as a CSS path. */
  target: string;
  message: string;
  /** The element as it is written, where triage asks for it. */
  markup?: string;
}

/** What a check answers: its findings, and the criteria about which there was anything to see. */
export interface Outcome {
  findings: Finding[];
  seen: string[];
}

export const merge = (outcomes: readonly Outcome[]): Outcome => ({
  findings: outcomes.flatMap(({ findings }) => findings),
  seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
});

/** What was looked at: a part that stands in no page of its own, or a whole page. */
export type Scope = "part" | "page";

/** A finding with the widths and looks in which it was there. */
export interface Placed extends Finding {
  where: string[];
}

/** The same finding in several places is one. */
export function gather(found: readonly (Finding & { at: string })[]): Placed[] {
  const all = new Map<string, Placed>();
  for (const { at, ...finding } of found) {
    const key = `${finding.check} ${finding.rule} ${finding.target}`;
    const known = all.get(key);
    if (!known) all.set(key, { ...finding, where: [at] });
    else if (!known.where.includes(at)) known.where.push(at);
  }
  return [...all.values()];
}
