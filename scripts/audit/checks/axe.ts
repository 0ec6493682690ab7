import type { Page } from "@playwright/test";
import type { ImpactValue, RunOptions } from "axe-core";
import type { Finding, Level, Outcome, Scope } from "../finding.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "wcag2aaa"];
/** What colours decide, and so is looked at in every look. */
const ofColours = ["color-contrast", "link-in-text-block"];
const enhanced = "color-contrast-enhanced";
/** A part needs no landmarks and no skip links: it stands in no page. */
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

async function run(page: Page, options: RunOptions): Promise<Outcome> {
  const { violations, incomplete, passes } = await page.evaluate(async (wanted) => {
    const results = await window.axe.run({ include: ["body"], exclude: ["[data-audit]"] }, wanted);
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
      passes: results.passes.map(({ tags: all }) => all),
    };
  }, options);
  const findings = (rules: Rule[], unsure: boolean): Finding[] =>
    rules.flatMap(({ id, tags: all, help, nodes }) =>
      nodes.map(({ target, summary }) => ({
        check: "axe",
        rule: id,
        level: unsure ? "unsure" : levelOf(all),
        criteria: criteriaOf(all),
        target,
        message: `${help}. ${summary.split("\n").slice(1).join("; ").trim()}`,
      })),
    );
  return {
    findings: [...findings(violations as Rule[], false), ...findings(incomplete as Rule[], true)],
    seen: [...new Set([...passes, ...violations.map((rule) => rule.tags)].flatMap(criteriaOf))],
  };
}

const off = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));

/** Names, roles and structure: A, AA, AAA and best practice. */
export const axeStructure = (page: Page, scope: Scope): Promise<Outcome> =>
  run(page, {
    runOnly: { type: "tag", values: tags },
    rules: off([...ofColours, enhanced, ...(scope === "part" ? ofPages : [])]),
    resultTypes: ["violations", "incomplete"],
  });

/** What colours decide; `alsoEnhanced` asks for 7:1 too. */
export const axeColours = (page: Page, alsoEnhanced = false): Promise<Outcome> =>
  run(page, {
    runOnly: { type: "rule", values: alsoEnhanced ? [...ofColours, enhanced] : ofColours },
    resultTypes: ["violations", "incomplete"],
  });
