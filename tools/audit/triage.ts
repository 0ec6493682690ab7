import type { Finding, Scope } from "./finding.ts";

interface FalseAlarm {
  /** The engine. */
  check: "ace" | "html";
  /** The engine's id of the rule. */
  rule: string;
  /** Only for parts, or only for pages. */
  only?: Scope;
  /** Only if the element's markup, or the HTML checker's message, matches. */
  matches?: RegExp;
  reason: string;
}

/** Results of the second engine or the HTML checker that were judged to be no fault. */
export const falseAlarms: readonly FalseAlarm[] = [
  {
    check: "ace",
    rule: "skip_main_exists",
    only: "part",
    reason: "A part stands in no page: there is nothing to skip. Pages are looked at whole.",
  },
  { check: "ace", rule: "aria_content_in_landmark", only: "part", reason: "A part stands in no page: landmarks are the page's." },
  {
    check: "ace",
    rule: "fieldset_legend_valid",
    matches: /aria-label(ledby)?=|role="radiogroup"/,
    reason:
      "A group may take its name from aria-label or aria-labelledby (HTML AAM), and the engine overlooks the legend of a radiogroup; axe and the pattern contracts see that each has a name.",
  },
  {
    check: "ace",
    rule: "element_tabbable_role_valid",
    matches: /^<rect[^>]*role="img"/,
    reason:
      "The bars of a chart take focus to be read one by one, with the arrow keys; the chart's pattern contract says what they promise.",
  },
  {
    check: "ace",
    rule: "input_autocomplete_valid",
    matches: /^(?=.*type="email")(?=.*autocomplete="username")/s,
    reason: "HTML allows username on an e-mail input; axe and html-validate agree.",
  },
  {
    check: "ace",
    rule: "table_headers_exists",
    only: "part",
    matches: /^<table[^>]*role="table"/,
    reason:
      "On a phone a table stands in blocks, each value with its own term; without rows there is nothing to have a header. axe sees the headers of tables with rows.",
  },
  {
    check: "ace",
    rule: "aria_article_label_unique",
    matches: /^<article/,
    reason:
      "Each article is an item of a list, which says where it begins and how many there are; a name of its own would repeat its text.",
  },
  {
    check: "ace",
    rule: "label_content_exists",
    reason:
      "A label without text makes the pointer's target of a box larger. The box has its name from aria-label, which a screen reader would else say twice; axe and the pattern contracts see that each has one.",
  },
  {
    check: "ace",
    rule: "input_label_exists",
    matches: /^<progress/,
    reason: "The engine overlooks a label that is only read; axe and the pattern contracts see that each bar has its name.",
  },
  {
    check: "ace",
    rule: "input_label_exists",
    matches: /^<button/,
    reason:
      "The engine finds no text in a section that the browser has not rendered yet (content-visibility: auto); axe and the pattern contracts see that each button has its name.",
  },
];

export const isFalseAlarm = ({ check, rule, markup, message }: Finding, scope: Scope): boolean =>
  falseAlarms.some(
    (alarm) =>
      alarm.check === check &&
      alarm.rule === rule &&
      (!alarm.only || alarm.only === scope) &&
      (!alarm.matches || alarm.matches.test(markup ?? message)),
  );
