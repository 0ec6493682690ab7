import type { Page } from "@playwright/test";
import type { Finding, Level, Outcome, Scope } from "../finding.ts";

const guideline = "WCAG_2_2";

/** The second engine, IBM's, whose rules differ from axe's; its known false alarms are in triage.ts. */
export async function secondEngine(page: Page, scope: Scope): Promise<Outcome> {
  // Most of its results are passes: only the others leave the page, as text, which is faster.
  const answer = await page.evaluate(
    async ([id, isPage]) => {
      window.checker ??= new window.ace.Checker();
      const { checker } = window;
      const report = await checker.check(isPage ? document.documentElement : document.body, [id]);
      const points = checker.getGuidelines().find((each) => each.id === id)?.checkpoints ?? [];
      const of = (rule: string) => points.filter(({ num, rules }) => /^\d\.\d\.\d+$/.test(num) && rules?.some((each) => each.id === rule));
      const failures = report.results.flatMap(({ ruleId, value: [weight, verdict], message, snippet, node }) => {
        const element = node instanceof Element ? node : node.parentElement;
        if (verdict !== "FAIL" || element?.closest("[data-audit]")) return [];
        const level = weight === "VIOLATION" ? (of(ruleId)[0]?.wcagLevel ?? "A") : "advice";
        const criteria = of(ruleId).map(({ num }) => num);
        const target = element ? window.auditing.pathOf(element) : "";
        return [{ rule: ruleId, level, criteria, target, message, markup: snippet.slice(0, 300) }];
      });
      const rules = new Set(report.results.map(({ ruleId }) => ruleId));
      return JSON.stringify({ failures, seen: [...new Set([...rules].flatMap((rule) => of(rule).map(({ num }) => num)))] });
    },
    [guideline, scope === "page"] as const,
  );
  const { failures, seen } = JSON.parse(answer) as { failures: (Omit<Finding, "check" | "level"> & { level: Level })[]; seen: string[] };
  return { findings: failures.map((failure) => ({ check: "ace", ...failure })), seen };
}

declare global {
  interface Window {
    checker: InstanceType<Window["ace"]["Checker"]> | undefined;
  }
}
