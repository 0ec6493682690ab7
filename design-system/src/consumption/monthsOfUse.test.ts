import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "./consumptionRow.ts";
import { monthsOfUse, newestMonth } from "./monthsOfUse.ts";

const today = "2026-11-20";
const lastMonthOf = (rows: readonly ConsumptionRow[], day: string) => newestMonth(monthsOfUse(rows, day));

describe("the last month of a supply", () => {
  const row = (date: string, consumption: number | null, origin = "distributor") => ({ date, consumption, origin }) as ConsumptionRow;

  it("[HM-13] is the newest complete month, all bands together, an estimate if any part of it is one", () => {
    expect(
      lastMonthOf([row("2026-09-30", 9), row("2026-10-31", 50), row("2026-10-31", 86, "estimate"), row("2026-11-10", 3)], today),
    ).toEqual({
      month: "2026-10",
      total: 136,
      estimated: true,
    });
    expect(lastMonthOf([row("2026-11-10", 3)], today)).toBeUndefined();
    expect(lastMonthOf([], today)).toBeUndefined();
  });

  it("[HM-13] is the newest one that has a figure: an unknown consumption is not zero", () => {
    const september = { month: "2026-09", total: 120, estimated: false };
    expect(lastMonthOf([row("2026-09-30", 120), row("2026-10-31", null, "estimate")], today)).toEqual(september);
    expect(lastMonthOf([row("2026-09-30", null), row("2026-10-31", null)], today)).toBeUndefined();
    expect(lastMonthOf([row("2026-09-30", 120), row("2026-10-31", 0)], today)).toMatchObject({ month: "2026-10", total: 0 });
  });
});
