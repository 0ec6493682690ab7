import { expect, it } from "vitest";
import { addDays } from "./days.ts";
import { endOfPeriod, isWorkingDay } from "./workingDays.ts";

it("[CL-34] a Saturday, a Sunday and each public holiday of Italy is no working day; the others are", () => {
  const inYears = {
    2026: ["01-01", "01-06", "04-06", "05-01", "06-02", "12-08", "12-25"],
    2028: ["04-25", "08-15", "11-01", "12-26"],
  };
  const free = Object.entries(inYears).flatMap(([year, days]) => days.map((day) => `${year}-${day}`));
  for (const day of free) expect([day, isWorkingDay(day)]).toEqual([day, false]);
  for (const day of ["2026-01-02", "2026-01-07", "2028-04-26", "2028-08-16", "2028-11-02", "2028-12-27"])
    expect([day, isWorkingDay(day)]).toEqual([day, true]);
  expect(["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"].map((day) => isWorkingDay(day))).toEqual([true, false, false, true]);
  // Saint Francis is a holiday from 2026 on.
  expect([isWorkingDay("2024-10-04"), isWorkingDay("2027-10-04")]).toEqual([true, false]);
});

it("[CL-34] Easter Monday is found in each year", () => {
  const mondays = ["1961-04-03", "1981-04-20", "2000-04-24", "2008-03-24", "2024-04-01", "2025-04-21", "2026-04-06", "2027-03-29"];
  const later = ["2035-03-26", "2038-04-26", "2049-04-19", "2076-04-20", "2100-03-29"];
  for (const monday of [...mondays, ...later]) {
    expect(isWorkingDay(monday), monday).toBe(false);
    expect(isWorkingDay(addDays(monday, 2)), monday).toBe(true);
  }
});

it("[CL-34] a period ends with the next working day, over all the free days between", () => {
  expect(endOfPeriod("2026-11-27")).toBe("2026-11-27");
  expect(endOfPeriod("2026-11-28")).toBe("2026-11-30");
  // Christmas is a Friday, and the days after it are Saturday and Sunday.
  expect(endOfPeriod("2026-12-25")).toBe("2026-12-28");
  expect(endOfPeriod("2027-03-27")).toBe("2027-03-30");
  expect(endOfPeriod("2028-12-31")).toBe("2029-01-02");
});
