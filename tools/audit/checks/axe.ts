import type { Page } from "@playwright/test";
import type { ImpactValue, RunOptions } from "axe-core";
import { axeTags, colourRules } from "../../../.storybook/axe.ts";
import type { Finding, Level, Outcome, Scope } from "../finding.ts";

const tags = [...axeTags, "wcag2aaa"];
const enhanced = "color-contrast-enhanced";
/** Rules that depend on the window's width even if the same elements are shown. */
const ofLayout = ["target-size", "scrollable-region-focusable"];
/** Rules for whole pages: a part alone needs no landmarks and no skip links. */
const ofPages = ["region", "skip-link", "landmark-one-main", "page-has-heading-one", "bypass"];

interface Rule {
  id: string;
  tags: string[];
  help: string;
  nodes: { target: string; summary: string; impact: ImpactValue | undefined }[];
}

const criteriaOf = (all: string[]) =>
  all.flatMap((tag) => [...tag.matchAll(/^wcag(\d)(\d)(\d+)$/g)].map(([, ...parts]) => parts.slice(0, 3).join(".")));

const levelOf = (all: string[]): Level => {
  if (all.includes("best-practice")) return "good practice";
  const [level = "A"] = all.flatMap((tag) => [...tag.matchAll(/^wcag2\d?(a+)$/g)].map(([, letters]) => letters?.toUpperCase() as Level));
  return level;
};

/** A summary of a run of axe. */
export interface AxeAnswer {
  violations: Rule[];
  incomplete: Rule[];
  /** Tags of the rules that passed. */
  passes: string[];
}

/** Runs in the page; `whole` checks the document too: title, language, viewport, landmarks. */
export async function runAxe(options: RunOptions, whole = false): Promise<AxeAnswer> {
  const results = await window.axe.run({ include: [whole ? "html" : "body"], exclude: ["[data-audit]"] }, options);
  // A bar that is fixed to the window's edge covers a target only until the page is scrolled, so each is judged in the middle of the window.
  for (const rule of results.violations.filter(({ id }) => id === "target-size")) {
    const small = [];
    for (const node of rule.nodes) {
      const target = document.querySelector(String(node.target[0]));
      target?.scrollIntoView({ block: "center", behavior: "instant" });
      const again = target && (await window.axe.run(target, { runOnly: [rule.id] }));
      if (again?.violations.length !== 0) small.push(node);
    }
    rule.nodes = small;
  }
  const brief = (rules: typeof results.violations) =>
    rules.map(({ id, tags: all, help, nodes }) => ({
      id,
      tags: all,
      help,
      nodes: nodes.map(({ target, failureSummary, impact }) => {
        const found = document.querySelector(String(target[0]));
        return { target: found ? window.auditing.pathOf(found) : target.join(" "), summary: failureSummary ?? "", impact };
      }),
    }));
  return {
    violations: brief(results.violations),
    incomplete: brief(results.incomplete),
    passes: [...new Set(results.passes.flatMap(({ tags: all }) => all))],
  };
}

/** Axe leaves the contrast of a single letter to a person, who could only confirm it: AAA is reported, not required. */
const isShortText = (rule: string, summary: string) => rule === enhanced && summary.includes("too short");

export function axeOutcome({ violations, incomplete, passes }: AxeAnswer): Outcome {
  const findings = (rules: Rule[], unsure: boolean): Finding[] =>
    rules.flatMap(({ id, tags: all, help, nodes }) =>
      nodes.map(({ target, summary }) => ({
        check: "axe",
        rule: id,
        level: unsure && !isShortText(id, summary) ? "unsure" : levelOf(all),
        criteria: criteriaOf(all),
        target,
        message: `${help}. ${summary.split("\n").slice(1).join("; ").trim()}`,
      })),
    );
  return {
    findings: [...findings(violations, false), ...findings(incomplete, true)],
    seen: [...new Set(criteriaOf([...passes, ...violations.flatMap((rule) => rule.tags)]))],
  };
}

const off = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));

/** Names, roles and structure: A, AA, AAA and best practice; `again` is true if the same elements were checked in another width. */
export const axeStructure = async (page: Page, scope: Scope, again = false): Promise<Outcome> => {
  const all: RunOptions = {
    runOnly: { type: "tag", values: tags },
    rules: off([...colourRules, enhanced, ...(scope === "part" ? ofPages : [])]),
  };
  const options: RunOptions = {
    ...(again ? { runOnly: { type: "rule", values: ofLayout } } : all),
    resultTypes: ["violations", "incomplete"],
  };
  const asked = [options, scope === "page"] as const;
  return axeOutcome(await page.evaluate(([rules, whole]) => window.auditing.runAxe(rules, whole), asked));
};

/** Options for the contrast of a look, 7:1 included. */
export const ofColours: RunOptions = {
  runOnly: { type: "rule", values: [...colourRules, enhanced] },
  resultTypes: ["violations", "incomplete"],
};
