/**
 * Parses and formats days, months and moments in Italian and in Rome's time zone, whatever the browser's language and time zone are. A day
 * is "YYYY-MM-DD", a month "YYYY-MM", a moment ISO 8601: sorted as text they are in chronological order. An invalid date gives undefined,
 * never an error. In a component, `useFormats` does the same in the page's language and time zone.
 */

import { italianRegion } from "../theme/region.ts";
import { dateFormatsOf } from "./dateFormats.ts";
import { italian } from "./italian.ts";
import { zoneDates } from "./zoneDates.ts";

export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstDayOf,
  firstYear,
  fullYear,
  isAfter,
  isBefore,
  lastDayOf,
  monthNumber,
  monthOf,
  monthsBetween,
  toMonth,
  toUtcDate,
  writeDateTime,
  yearOf,
} from "./days.ts";

const rome = zoneDates(italianRegion.timeZone);
const formats = dateFormatsOf(italianRegion);

/** Returns the calendar day in Rome at an instant. Undefined before 1900, after 9999 and for an invalid `Date`. */
export const romeDay = rome.dayAt;

/**
 * Returns the calendar day in Rome of an ISO day or timestamp. A timestamp without an offset is in Rome's time. Returns undefined for a
 * value that is missing, malformed, impossible (30 February) or before 1900, such as the placeholders of the year 1.
 */
export const parseDate = rome.parseDate;

/**
 * Returns the moment of an ISO timestamp, in UTC with milliseconds. A timestamp without an offset is in Rome's time. A day without a time
 * gives undefined.
 */
export const parseMoment = rome.parseMoment;

/** Returns the last day in Rome before the deadline `end`. A deadline at midnight belongs to the previous day. */
export const lastDay = rome.lastDay;

/** Italian month names, January first. */
export const monthNames: readonly string[] = italian.monthNames;

/** Formats a date in Italian for comparison: "12/12/2026". */
export const formatDate = formats.formatDate;

/** Formats a valid day (a result of `parseDate`) in Italian like `formatDayMonth`. */
export const writeDay = italian.writeDay;

/** Formats a date in Italian for reading: "12 dicembre", or "12 dicembre 2026" with `year`. The first day of a month is "1º". */
export const formatDayMonth = formats.formatDayMonth;

/** Formats a date in Italian for a narrow column: "3 nov". */
export const formatDayShort = formats.formatDayShort;

/** Formats a month in Italian for reading, "dicembre 2026". Accepts a month ("2026-12"), a day or a timestamp. */
export const formatMonthYear = formats.formatMonthYear;

/** Formats the Italian name of a month, "dicembre". Accepts a month ("2026-12"), a day or a timestamp. */
export const formatMonthName = formats.formatMonthName;

/** Formats a month for comparison or typing, "12/2026". Accepts a month ("2026-12"), a day or a timestamp. */
export const formatMonth = formats.formatMonth;
