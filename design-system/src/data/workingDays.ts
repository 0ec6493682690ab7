/** Working days of Italy. A period of the law that would end on another day ends on the next one (regulation 1182/71, article 3). */
import { addDays, at, dayFormat, yearOf } from "./days.ts";
import type { Day } from "./kinds.ts";

/**
 * Public holidays with a fixed day, "MM-DD", and the first year of the one that is new. Sources: law 260/1949 with decree 792/1985 and law
 * 336/2000; law 151/2025 for Saint Francis.
 */
const holidays = new Map<string, number>([
  ...["01-01", "01-06", "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"].map((day) => [day, 0] as const),
  ["10-04", 2026],
]);

/** Returns Easter Sunday of a year of the Gregorian calendar, by Gauss's rule in the form of Butcher (1876), which needs no table. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - fullMoon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451);
  return at(`${year}-03-22`)
    .add(fullMoon + toSunday - 7 * late, "day")
    .format(dayFormat);
}

/** Tells whether a day is neither a Saturday, a Sunday nor a public holiday of Italy. */
export function isWorkingDay(day: Day): boolean {
  const weekday = at(day).day();
  const holidaySince = holidays.get(day.slice(5));
  const isHoliday = holidaySince !== undefined && yearOf(day) >= holidaySince;
  return weekday !== 0 && weekday !== 6 && !isHoliday && day !== addDays(easterOf(yearOf(day)), 1);
}

/** Returns the day itself if it is a working day, else the next one: the end of a period that would end on that day. */
export const endOfPeriod = (day: Day): Day => (isWorkingDay(day) ? day : endOfPeriod(addDays(day, 1)));
