import { groupBy } from "../groupBy.ts";
import { has, isFailure, isKnown, type Judgement } from "../judge.ts";
import type { Result } from "../result.ts";

const audit = "urn:favilla:audit";
const outcomes = { failed: "earl:failed", passed: "earl:passed", unsure: "earl:cantTell" };

/** The results in W3C's Evaluation and Report Language: for each component and page, the outcome of each criterion. */
export function earl({ date, findings, criteria }: Judgement, results: readonly Result[], build: string): object {
  const subjects = groupBy(results, ({ kind, title }) => `${kind}:${title}`);
  const assertions = [...subjects].flatMap(([subject, of]) => {
    const seen = new Set(of.flatMap((result) => result.seen));
    const ofSubject = findings.filter(({ kind, title }) => `${kind}:${title}` === subject);
    return criteria
      .filter(({ id }) => seen.has(id) || ofSubject.some((finding) => finding.criteria.includes(id)))
      .map(({ id, name, address, level, measured }) => {
        const about = ofSubject.filter((finding) => finding.criteria.includes(id));
        const failed = about.filter((finding) => isFailure(finding) || isKnown(finding) || (level === "AAA" && has("AAA")(finding)));
        const notFailed = measured && !about.some(has("unsure")) ? "passed" : "unsure";
        return {
          "@type": "Assertion",
          assertedBy: audit,
          mode: "earl:automatic",
          subject: { "@id": `urn:favilla:${encodeURIComponent(subject)}`, "@type": "TestSubject", title: subject },
          test: { "@id": address, "@type": "TestCriterion", title: `${id} ${name}` },
          result: {
            "@type": "TestResult",
            date,
            outcome: outcomes[failed.length > 0 ? "failed" : notFailed],
            ...(failed.length > 0 ? { description: [...new Set(failed.map(({ rule, message }) => `${rule}: ${message}`))].join(" ") } : {}),
          },
        };
      });
  });
  return {
    "@context": {
      "@vocab": "http://www.w3.org/ns/earl#",
      earl: "http://www.w3.org/ns/earl#",
      title: "http://purl.org/dc/terms/title",
      description: "http://purl.org/dc/terms/description",
      date: "http://purl.org/dc/terms/date",
      version: "http://purl.org/dc/terms/hasVersion",
      assertedBy: { "@type": "@id" },
      mode: { "@type": "@id" },
      outcome: { "@type": "@id" },
    },
    "@graph": [{ "@id": audit, "@type": "Software", title: "Favilla's audit", version: build }, ...assertions],
  };
}
