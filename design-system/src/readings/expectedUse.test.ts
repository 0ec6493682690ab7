import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { addDays } from "../data/dates.ts";
import { expectedPerDay } from "./expectedUse.ts";

const row = (date: string, consumption: number | null, origin: ConsumptionRow["origin"] = "distributor"): ConsumptionRow => ({
  date,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  consumption,
  reading: null,
  zone: null,
  description: null,
  origin,
});

/** Readings every 30 days from 2024-11-01 with a constant daily consumption. */
const regular = (perDay: number) => Array.from({ length: 26 }, (_, index) => row(addDays("2024-11-01", index * 30), perDay * 30));

describe("[SR-06] the expected consumption", () => {
  it("[SR-18] is the consumption of the same days of the year before", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 0, max: 200 }), (perDay, days) => {
        expect(expectedPerDay(regular(perDay), addDays("2026-11-20", -days), "2026-11-20")).toBeCloseTo(perDay, 6);
      }),
    );
  });

  it("[BL-247] knows nothing of the time before a supply was active again", () => {
    const rows = [row("2025-06-30", 30), row("2025-12-01", 0, "start"), row("2025-12-31", 60)];
    expect(expectedPerDay(rows, "2026-10-01", "2026-11-20")).toBeUndefined();
    expect(expectedPerDay(rows, "2026-12-01", "2026-12-31")).toBeCloseTo(2, 6);
    // Half of the days and more are known: those after the activation tell.
    expect(expectedPerDay(rows, "2026-11-20", "2026-12-31")).toBeCloseTo(2, 6);
  });

  it("follows the season", () => {
    const rows = [row("2025-09-30", 30), row("2025-10-31", 31), row("2025-11-30", 300)];
    expect(expectedPerDay(rows, "2026-10-31", "2026-11-30")).toBeCloseTo(10, 6);
    expect(expectedPerDay(rows, "2026-09-30", "2026-10-31")).toBeCloseTo(1, 6);
  });

  it("takes an estimate together with the reading that corrects it", () => {
    const rows = [row("2025-09-30", 0), row("2025-10-15", 500, "estimate"), row("2025-10-30", -200)];
    expect(expectedPerDay(rows, "2026-09-30", "2026-10-30")).toBeCloseTo(10, 6);
  });

  it("[SR-18] takes an estimate together with a reading of the same day", () => {
    const rows = [row("2025-09-30", 0), row("2025-10-30", 500, "estimate"), row("2025-10-30", -200)];
    expect(expectedPerDay(rows, "2026-09-30", "2026-10-30")).toBeCloseTo(10, 6);
  });

  it("[SR-18] counts a consumption since the reading before it, also if that one's own consumption is unknown", () => {
    const rows = [row("2025-07-31", 0), row("2025-09-30", null), row("2025-10-30", 300)];
    expect(expectedPerDay(rows, "2026-09-30", "2026-10-30")).toBeCloseTo(10, 6);
  });

  it("[SR-18] is unknown if most of the days are unknown, or if they add up to less than zero", () => {
    expect(expectedPerDay([], "2026-10-31", "2026-11-20")).toBeUndefined();
    expect(expectedPerDay([row("2025-11-10", 5)], "2026-10-31", "2026-11-20")).toBeUndefined();
    expect(expectedPerDay([row("2025-10-01", 5), row("2025-11-05", 35)], "2026-10-31", "2026-11-20")).toBeUndefined();
    expect(expectedPerDay([row("2025-10-01", 5), row("2025-12-05", -35)], "2026-10-31", "2026-11-20")).toBeUndefined();
    expect(expectedPerDay([row("2025-10-01", 5), row("2025-12-05", null)], "2026-10-31", "2026-11-20")).toBeUndefined();
  });

  it("on the day of the last reading is that of one day", () => {
    expect(expectedPerDay(regular(3), "2026-11-20", "2026-11-20")).toBeCloseTo(3, 6);
  });
});
