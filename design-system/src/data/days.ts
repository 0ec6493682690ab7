/**
 * Calculates with days and months, in any language and time zone: a day is "YYYY-MM-DD", a month "YYYY-MM", both at midnight in UTC, where
 * all days have 24 hours. An invalid one gives "Invalid Date", so parse first.
 * dayjs is imported here, by `zoneDates.ts` and by the languages, nowhere else (docs/adr/0030-dates.md). A site that also uses dayjs gets the
 * two plugins, because they are added to the package; its own language and default time zone do not change.
 */

import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { cached } from "./cached.ts";
import type { Day, Month } from "./kinds.ts";

type Maybe<T> = T | null | undefined;

for (const plugin of [utc, timezone]) dayjs.extend(plugin);

export const dayFormat = "YYYY-MM-DD";

/** The first valid year. The archive uses earlier dates only as placeholders. */
export const firstYear = 1900;

/** Parses a day or month as its beginning in UTC, with the words of one of dayjs's locales. */
export const at = (dayOrMonth: string, locale = "en"): dayjs.Dayjs => dayjs(dayOrMonth, { utc: true, locale });

/** Creates a cached function that writes a day or month in one of dayjs's formats. */
export const formatter = (format: string, locale?: string): ((dayOrMonth: string) => string) =>
  cached((dayOrMonth) => at(dayOrMonth, locale).format(format));

const dayShape = /^\d{4}-\d\d-\d\d$/;
const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Tells whether a text is a day that exists, from 1900 on. 30 February is read as a day of March, which is written in another way.
 */
export const isDay = (text: string): boolean =>
  dayShape.test(text) && Number(text.slice(0, 4)) >= firstYear && at(text).format(dayFormat) === text;

/** Returns the full year of two digits, between 1969 and 2068. */
export const fullYear = (figures: string): number => Number(figures) + (Number(figures) > 68 ? 1900 : 2000);

// Parts

const yearText = formatter("YYYY");
const monthText = formatter("M");

/** Returns the year of a day or month. */
export const yearOf = (dayOrMonth: Day | Month): number => Number(yearText(dayOrMonth));
/** Returns the month of a day. */
export const monthOf: (day: Day) => Month = formatter("YYYY-MM");
/** Returns the number of a day's month, 1 to 12. */
export const monthNumber = (dayOrMonth: Day | Month): number => Number(monthText(dayOrMonth));
/** Builds a month from a year and a month number, 1 to 12. */
export const toMonth = (year: number, month: number): Month => `${year}-${String(month).padStart(2, "0")}`;

// Calculation

/** Adds calendar days to a day; a negative number subtracts. Clock changes have no effect. */
export const addDays = (day: Day, days: number): Day => at(day).add(days, "day").format(dayFormat);

const dayNumber = cached((day) => at(day).diff(at("1970-01-01"), "day"));

/** Returns the number of calendar days between two days, negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Adds calendar months to a month; a negative number subtracts. */
export const addMonths = (month: Month, months: number): Month => at(month).add(months, "month").format("YYYY-MM");

/** Returns the same day so many months later, at most the last day of that month; a negative number goes back. */
export const monthsAfter = (day: Day, months: number): Day => at(day).add(months, "month").format(dayFormat);

/** Returns the number of calendar months between the months of two days, negative if `to` is earlier. */
export const monthsBetween = (from: Day, to: Day): number => at(monthOf(to)).diff(at(monthOf(from)), "month");

/** Returns the number of days of a month, 1 to 12. */
export const daysInMonth = (year: number, month: number): number => at(toMonth(year, month)).daysInMonth();

export const firstDayOf = (month: Month): Day => at(month).format(dayFormat);
export const lastDayOf = (month: Month): Day => at(month).endOf("month").format(dayFormat);

/** Tells whether an ISO timestamp is before an instant. */
export const isBefore = (moment: string, instant: Date): boolean => dayjs(moment).isBefore(instant);
/** Tells whether an ISO timestamp is after an instant. */
export const isAfter = (moment: string, instant: Date): boolean => dayjs(moment).isAfter(instant);

/** Converts a day to a `Date` at midnight in UTC, for spreadsheets, whose days have no time zone. */
export const toUtcDate = (day: Day): Date => at(day).toDate();

/**
 * Formats a day and a time in the format that an installation configures (AP-13), "12/11/2026 10:42". Returns undefined unless
 * both are valid.
 * @param format contains DD, MM, YYYY, HH and mm; other characters are kept
 * @param time "HH:mm"
 */
export function writeDateTime(format: string, day: Maybe<string>, time: Maybe<string>): string | undefined {
  if (!day || !isDay(day) || !time || !timeShape.test(time)) return undefined;
  const moment = dayjs.utc(`${day}T${time}`);
  return format.replace(/YYYY|MM|DD|HH|mm/g, (part) => moment.format(part));
}
