import { expect, it } from "vitest";
import { lastDay } from "./lastDay.ts";

it("[SR-02] a window that ends at midnight in Rome ends on the day before", () => {
  expect(lastDay("2026-11-27T23:00:00.000Z")).toBe("2026-11-27");
  expect(lastDay("2026-07-27T22:00:00.000Z")).toBe("2026-07-27");
  expect(lastDay("2026-11-27T23:00:00.001Z")).toBe("2026-11-28");
  expect(lastDay("2026-11-27T12:00:00.000Z")).toBe("2026-11-27");
  expect(lastDay("2026-11-27")).toBe("2026-11-27");
});

it("is no day where there is none", () => {
  for (const end of [null, undefined, "", "domani", "0001-01-01T00:00:00.000Z", "2026-02-30T10:00:00Z"])
    expect(lastDay(end)).toBeUndefined();
});
