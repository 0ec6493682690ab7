import type { CriterionVerdict, Judgement } from "../judge.ts";
import { page, safe, table } from "./document.ts";
import type { Facts } from "./index.ts";

const person = "To be checked by a person";

/** The protocol has no step for level AAA. */
const stepLink = (id: string) => ` To do: <a href="protocol.html#check-${id}">step ${id} of the protocol</a>.`;

const remark = ({ seenOn, failures, known, unsure, verdict, about }: CriterionVerdict): string => {
  if (verdict === "Not Applicable") return `The product has no ${about}.`;
  if (verdict === "Not Evaluated") return "";
  const found =
    failures + known > 0 ? `${failures + known} failures measured (${known} known, see the audit report).` : "No failure measured";
  const open = unsure > 0 ? ` ${unsure} places where a program cannot tell.` : "";
  return seenOn === 0
    ? "Nothing that a program can measure."
    : `${found}${failures + known > 0 ? "" : ` on ${seenOn} stories and page states.`}${open}`;
};

/** The other chapters of EN 301 549 V3.2.1, with remarks that need no check. */
const chapters: readonly [string, string, string][] = [
  ["4 Functional performance statements", person, "4.2.1 to 4.2.11, by the steps of the manual protocol of the same numbers."],
  [
    "5 Generic requirements",
    person,
    "5.2 activation of accessibility features, 5.7 key repeat and 5.9 simultaneous actions. Closed functionality, biometrics: not applicable, runs in the reader's own browser.",
  ],
  ["6 Two-way voice communication", "Not Applicable", "There is none."],
  ["7 Video capabilities", "Not Applicable", "There is no video."],
  ["8 Hardware", "Not Applicable", "There is none."],
  ["9 Web", "See the tables above", "Clause 9.x.y.z is criterion x.y.z. 9.6 conformance requirements: to be checked by a person."],
  ["10 Non-web documents", person, "The PDFs of bills and vouchers come from the retailer's systems; what they hold is not measured here."],
  ["11 Software", "Not Applicable", "The product is used in a browser: chapter 9."],
  [
    "12 Documentation and support",
    person,
    "12.1 documentation: the components' pages name keys and what is heard. 12.2 support services are the retailer's.",
  ],
  ["13 Relay and emergency services", "Not Applicable", "There are none."],
];

const clauseOf = ({ clause, in508 }: CriterionVerdict) =>
  clause ? `<br><span class="muted">EN 301 549 ${clause}${in508 ? "; Revised 508" : ""}</span>` : "";

/** A draft in the form of a VPAT 2.5 INT: it contains the measured results and claims nothing else. */
export function conformanceReport({ date, stories, pages, criteria }: Judgement, facts: Omit<Facts, "speed">): string {
  const tableOf = (level: string) =>
    table(
      `WCAG 2.2, level ${level}`,
      ["Criteria", "Conformance level", "Remarks and explanations"],
      criteria
        .filter((criterion) => criterion.level === level)
        .map((criterion) => [
          `${criterion.id} ${safe(criterion.name)}${clauseOf(criterion)}`,
          safe(criterion.verdict),
          safe(remark(criterion)) + (level !== "AAA" && criterion.verdict === person ? stepLink(criterion.id) : ""),
        ]),
    );
  return page(
    "Accessibility conformance report: draft",
    `
<p>In the form of a VPAT® 2.5 INT, with EN 301 549 V3.2.1. <strong>This is a draft</strong>: programs measured what they can, and no person has judged the rest. It must not be published as it is.</p>
<div class="card"><dl>
<dt>Product and version</dt><dd>Favilla: customer portal and design system, ${safe(facts.build)}</dd>
<dt>Date</dt><dd>${safe(date)}</dd>
<dt>Contact</dt><dd>To be filled in by the retailer</dd>
<dt>Evaluation methods</dt><dd>${facts.tools.map(safe).join(", ")}, on ${stories} stories and ${pages} states of the portal's pages against a sandbox. No assistive technology was used: see the <a href="protocol.html">manual protocol</a>.</dd>
<dt>Widths and brands</dt><dd>Structure: ${safe(facts.widths)}. Colours: ${safe(facts.looks)}.</dd>
<dt>Standards</dt><dd>WCAG 2.2 A and AA (AAA where something is measured); EN 301 549 V3.2.1, which has WCAG 2.1 A and AA; Revised Section 508, which refers to WCAG 2.0 A and AA. Beside each criterion stands which of them ask for it.</dd>
</dl></div>
<h2>Terms</h2>
<dl>
<dt>Supports</dt><dd>What is measured decides it, and no failure was found.</dd>
<dt>Partially Supports</dt><dd>Some failures were found.</dd>
<dt>Does Not Support</dt><dd>Most of the product fails. Only a person says so: no line of this draft does.</dd>
<dt>Not Applicable</dt><dd>There is nothing of the kind.</dd>
<dt>Not Evaluated</dt><dd>Nobody and nothing has looked; of level AAA alone.</dd>
<dt>${person}</dt><dd>No program can judge it, or not all of it. No term of VPAT®: one of those above takes its place before the report is published.</dd>
</dl>
<h2>WCAG 2.2</h2>
${tableOf("A")}${tableOf("AA")}${tableOf("AAA")}
<h2>EN 301 549 and Section 508</h2>
${table(
  "EN 301 549 V3.2.1, chapters",
  ["Chapter", "Conformance level", "Remarks and explanations"],
  chapters.map((cells) => cells.map(safe)),
)}
${table(
  "Revised Section 508",
  ["Chapter", "Conformance level", "Remarks and explanations"],
  [
    ["3 Functional performance criteria", person, "302.1 to 302.9, by the manual protocol."],
    ["4 Hardware", "Not Applicable", "There is none."],
    [
      "5 Software",
      "See the tables above",
      "501.1 and E205.4: web content conforms to WCAG 2.0, levels A and AA; those of the tables marked Revised 508.",
    ],
    ["6 Support documentation and services", person, "602 and 603, as chapter 12 of EN 301 549."],
  ],
)}`,
  );
}
