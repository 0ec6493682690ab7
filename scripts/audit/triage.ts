import type { Scope } from "./finding.ts";

interface FalseAlarm {
  /** The second engine's id of the rule. */
  rule: string;
  /** Only for parts, or only for pages. */
  only?: Scope;
  /** Only where the element's markup is like this. */
  matches?: RegExp;
  reason: string;
}

/** What the second engine says and a person judged to be no fault. */
export const falseAlarms: readonly FalseAlarm[] = [
  { rule: "skip_main_exists", only: "part", reason: "A part stands in no page: there is nothing to skip. Pages are looked at whole." },
  { rule: "aria_content_in_landmark", only: "part", reason: "A part stands in no page: landmarks are the page's." },
  {
    rule: "fieldset_legend_valid",
    matches: /aria-label(ledby)?=|role="radiogroup"/,
    reason:
      "A group may take its name from aria-label or aria-labelledby (HTML AAM), and the engine overlooks the legend of a radiogroup; axe and the pattern contracts see that each has a name.",
  },
  {
    rule: "element_tabbable_role_valid",
    matches: /^<rect[^>]*role="img"/,
    reason:
      "The bars of a chart take focus to be read one by one, with the arrow keys; the chart's pattern contract says what they promise.",
  },
  {
    rule: "input_autocomplete_valid",
    matches: /^(?=.*type="email")(?=.*autocomplete="username")/s,
    reason: "HTML allows username on an e-mail input; axe and html-validate agree.",
  },
];
