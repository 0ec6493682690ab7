import { describe, expect, test } from "vitest";
import { consumptionYears, countActiveConsumptionGroups, defaultConsumptionFilter, endsBeforeItBegins } from "./consumptionFilter.ts";

describe("consumption filter [CS-06]", () => {
  test.each([
    [undefined, [2026, 2025, 2024, 2023, 2022, 2021, 2020]],
    [2010, [2026, 2025, 2024, 2023, 2022, 2021, 2020]],
    [2024, [2026, 2025, 2024]],
    [2026, [2026]],
    [2027, [2026]],
  ])("activated in %s: %s", (activation, years) => expect(consumptionYears(2026, activation)).toEqual(years));

  test("begins with the current calendar year", () => {
    expect(defaultConsumptionFilter(2026)).toEqual({ year: 2026, monthFrom: 1, monthTo: 12 });
  });
});

test("[CS-13] groups that differ from the default are counted, and the period may not end before it begins", () => {
  expect(countActiveConsumptionGroups({ year: 2026, monthFrom: 1, monthTo: 12 }, 2026)).toBe(0);
  expect(countActiveConsumptionGroups({ year: 2026, monthFrom: 3, monthTo: 9 }, 2026)).toBe(1);
  expect(countActiveConsumptionGroups({ year: 2025, monthFrom: 1, monthTo: 11 }, 2026)).toBe(2);
  expect(endsBeforeItBegins({ year: 2026, monthFrom: 5, monthTo: 5 })).toBe(false);
  expect(endsBeforeItBegins({ year: 2026, monthFrom: 6, monthTo: 5 })).toBe(true);
});
