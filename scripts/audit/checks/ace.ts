import type { Page } from "@playwright/test";
import type { Level, Outcome } from "../finding.ts";

const guideline = "WCAG_2_2";
/** A rule's answer: how much it weighs, and whether it failed. */
const isFailure = ([, answer]: readonly [string, string]) => answer === "FAIL";

/** The second engine, IBM's, which works by other rules than axe; what it is known to be wrong about is in triage.ts. */
export async function secondEngine(page: Page): Promise<Outcome> {
  const { results, rules } = await page.evaluate(async (id) => {
    const checker = new window.ace.Checker();
    const report = await checker.check(document.body, [id]);
    const points = checker.getGuidelines().find((each) => each.id === id)?.checkpoints ?? [];
    const about = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return { path: element ? window.auditing.pathOf(element) : "", ours: Boolean(element?.closest("[data-audit]")) };
    };
    return {
      results: report.results.map(({ ruleId, value, message, snippet, node }) => ({
        ruleId,
        value,
        message,
        snippet: snippet.slice(0, 300),
        ...about(node),
      })),
      rules: points.flatMap(({ num, wcagLevel, rules: of }) => (of ?? []).map((rule) => ({ rule: rule.id, num, wcagLevel }))),
    };
  }, guideline);
  const of = (rule: string) => rules.filter((each) => each.rule === rule && /^\d\.\d\.\d+$/.test(each.num));
  const levelOf = (rule: string, [weight]: readonly [string, string]): Level =>
    weight === "VIOLATION" ? ((of(rule)[0]?.wcagLevel as Level | undefined) ?? "A") : "advice";
  return {
    findings: results
      .filter(({ value, ours }) => isFailure(value) && !ours)
      .map(({ ruleId, value, message, snippet, path }) => ({
        check: "ace",
        rule: ruleId,
        level: levelOf(ruleId, value),
        criteria: [...new Set(of(ruleId).map(({ num }) => num))],
        target: path,
        message,
        markup: snippet,
      })),
    seen: [...new Set(results.flatMap(({ ruleId }) => of(ruleId).map(({ num }) => num)))],
  };
}
