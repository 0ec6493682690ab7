import { currentRules } from "@favilla/design-system/data/currentRules.ts";
import { expect, it } from "vitest";

it.each([
  ["2026-11-20", "2026-11-20", true],
  ["2025-11-20", "2026-11-20", true],
  ["2025-11-19", "2026-11-20", false],
  ["2026-11-21", "2026-11-20", false],
  ["2027-02-28", "2028-02-29", true],
  ["2027-02-27", "2028-02-29", false],
  ["2028-02-29", "2029-02-28", true],
  ["2028-02-28", "2029-02-28", true],
  ["2028-02-29", "2029-03-01", false],
])("[BL-190] rules that were checked on %s are current on %s: %s", (checked, today, isCurrent) => {
  expect(currentRules({ checked }, today) !== undefined).toBe(isCurrent);
  expect(currentRules(undefined, today)).toBeUndefined();
});
