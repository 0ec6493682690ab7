import { expect, it } from "vitest";
import { noAssessment, readAssessment } from "./assessment.ts";

const automatic = { date: "2026-11-20", pages: 41, violations: 0 };
const person = { date: "2026-11-20", by: "third", state: "partial", barriers: [{ reason: "burden", text: "I PDF" }] };

it("[CH-20] the accessibility statement claims only what was assessed", () => {
  expect(readAssessment(undefined)).toEqual(noAssessment);
  expect(readAssessment({ automatic, person: null })).toEqual({ automatic, person: null });
  expect(readAssessment({ automatic, person })).toEqual({ automatic, person });
  for (const broken of [
    null,
    {},
    { automatic, person: { ...person, state: "perfect" } },
    { automatic: { ...automatic, date: "oggi" }, person },
  ])
    expect(() => readAssessment(broken)).toThrow();
});
