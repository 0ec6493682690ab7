import { expect, it } from "vitest";
import { isMoment } from "./isMoment.ts";

it("a moment has a day that exists, a time and an offset", () => {
  const right = ["2026-12-01T08:00:00+01:00", "2028-02-29T23:59Z", "2026-12-01T08:00:00.125-03:30"];
  const wrong = ["2026-02-30T08:00:00Z", "2026-02-29T08:00:00Z", "2026-13-01T08:00:00Z", "2026-12-00T08:00:00Z", "2026-12-01T24:00:00Z"];
  const incomplete = ["2026-12-01", "2026-12-01T08:00:00", "2026-12-01T08:00:00+1", "01/12/2026 08:00", "", "x2026-12-01T08:00:00Z"];
  expect(right.filter((text) => !isMoment(text))).toEqual([]);
  expect([...wrong, ...incomplete].filter(isMoment)).toEqual([]);
});
