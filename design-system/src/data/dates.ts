/**
 * Over 200 lines: all that is done with dates is here (docs/adr/0030-dates.md).
 *
 * Parses, compares, calculates and formats days, months and moments in Italian and in Rome's time zone, whatever the browser's language and
 * time zone are. A day is "YYYY-MM-DD", a month "YYYY-MM", a moment ISO 8601: sorted as text they are in chronological order. An invalid
 * date gives undefined, never an error.
 * This is the only module that imports dayjs. A site that also uses dayjs gets the three plugins, because they are added to the package;
 * its own language and default time zone do not change.
 */
import dayjs from "dayjs";
import italian from "dayjs/locale/it.js";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

for (const plugin of [utc, timezone, customParseFormat]) dayjs.extend(plugin);

type Maybe<T> = T | null | undefined;

const rome = "Europe/Rome";
const dayFormat = "YYYY-MM-DD";

/** The first valid year. The archive uses earlier dates only as placeholders. */
export const firstYear = 1900;
/** The first moment of 1900 and of 10000 in Rome, in UTC. */
const [begin, end] = ["1899-12-31T23:00:00.000Z", "9999-12-31T23:00:00.000Z"];

/** Parses a day or month as its beginning in UTC, where all days have 24 hours. */
const at = (dayOrMonth: string) => dayjs(dayOrMonth, { utc: true, locale: italian.name });

const cacheSize = 2000;

/**
 * Caches results. Time zones and formats are slow to compute, and a list of bills contains the same few hundred dates thousands of times.
 */
function cached<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const stored = cache.get(text);
    if (stored !== undefined || cache.has(text)) return stored as Result;
    if (cache.size >= cacheSize) cache.clear();
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}

const formatter = (format: string): ((dayOrMonth: string) => string) => cached((dayOrMonth) => at(dayOrMonth).format(format));

// Parsing

/** Returns an instant in UTC with milliseconds, or undefined if it is invalid or outside the years 1900 to 9999. */
function momentOf(instant: Date): string | undefined {
  // The text of a year with more than four digits begins with a sign, which sorts before digits.
  const text = Number.isNaN(instant.getTime()) ? "" : instant.toISOString();
  return text >= begin && text < end ? text : undefined;
}

/**
 * Returns the beginning of a day in Rome. `dayjs.tz` of an instant is avoided: it converts through the browser's own zone, so its result is
 * wrong for an hour or a day that exists in Rome but not in that zone.
 */
const beginOf = (day: string) => dayjs.tz(day, rome);

/**
 * Returns how many minutes Rome is ahead of UTC in a month, or undefined if the clocks change in that month. Cached per month, because a
 * time zone is slow to query.
 */
const offsetIn = cached((month) => {
  const offset = beginOf(firstDayOf(month)).utcOffset();
  return offset === beginOf(addDays(lastDayOf(month), 1)).utcOffset() ? offset : undefined;
});

/** Returns the calendar day in Rome at an instant. Undefined before 1900, after 9999 and for an invalid `Date`. */
export function romeDay(instant: Date): string | undefined {
  const text = momentOf(instant);
  if (!text) return undefined;
  const offset = offsetIn(text.slice(0, "YYYY-MM".length));
  if (offset !== undefined) return dayjs.utc(instant).add(offset, "minute").format(dayFormat);
  // Rome is ahead of UTC, so its day is UTC's day or the next one. After 9999 there is none: the text of the year 10000 sorts before
  // "9999".
  const day = text.slice(0, dayFormat.length);
  const next = addDays(day, 1);
  return next > day && instant.getTime() >= beginOf(next).valueOf() ? next : day;
}

/** Shape of a timestamp. dayjs's strict parsing supports neither offsets nor fractions of any length, so it only parses the day. */
const timestampShape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

const isDay = (text: string) => dayjs.utc(text, dayFormat, true).isValid() && Number(text.slice(0, 4)) >= firstYear;

const readDate = cached((value: string): string | undefined => {
  const [, day = value, offset] = timestampShape.exec(value) ?? [];
  if (!isDay(day)) return undefined;
  return offset ? romeDay(new Date(value)) : day;
});

/**
 * Returns the calendar day in Rome of an ISO day or timestamp. A timestamp without an offset is in Rome's time. Returns undefined for a
 * value that is missing, malformed, impossible (30 February) or before 1900, such as the placeholders of the year 1.
 */
export const parseDate = (value: unknown): string | undefined => (typeof value === "string" ? readDate(value) : undefined);

/**
 * Returns the moment of an ISO timestamp, in UTC with milliseconds. A timestamp without an offset is in Rome's time. A day without a time
 * gives undefined.
 */
export function parseMoment(value: unknown): string | undefined {
  const [text, day, offset] = (typeof value === "string" && timestampShape.exec(value)) || [];
  if (!text || !day || !isDay(day)) return undefined;
  return momentOf((offset ? dayjs.utc(text) : dayjs.tz(text, rome)).toDate());
}

/** Returns the full year of two digits, between 1969 and 2068. */
export const fullYear = (figures: string): number => dayjs.utc(figures, "YY").year();

// Parts

const yearText = formatter("YYYY");
const monthText = formatter("M");

/** Returns the year of a day or month. */
export const yearOf = (dayOrMonth: string): number => Number(yearText(dayOrMonth));
/** Returns the month of a day. */
export const monthOf = formatter("YYYY-MM");
/** Returns the number of a day's month, 1 to 12. */
export const monthNumber = (dayOrMonth: string): number => Number(monthText(dayOrMonth));
/** Builds a month from a year and a month number, 1 to 12. */
export const toMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

// Calculation

/** Adds calendar days to a day; a negative number subtracts. Clock changes have no effect. */
export const addDays = (day: string, days: number): string => at(day).add(days, "day").format(dayFormat);

const dayNumber = cached((day) => at(day).diff(at("1970-01-01"), "day"));

/** Returns the number of calendar days between two days, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Returns the number of days of a month, 1 to 12. */
export const daysInMonth = (year: number, month: number): number => at(toMonth(year, month)).daysInMonth();

export const firstDayOf = (month: string): string => at(month).format(dayFormat);
export const lastDayOf = (month: string): string => at(month).endOf("month").format(dayFormat);

/** Tells whether an ISO timestamp is before an instant. */
export const isBefore = (moment: string, instant: Date): boolean => dayjs(moment).isBefore(instant);
/** Tells whether an ISO timestamp is after an instant. */
export const isAfter = (moment: string, instant: Date): boolean => dayjs(moment).isAfter(instant);

/** Returns the last day in Rome before the deadline `end`. A deadline at midnight belongs to the previous day. */
export function lastDay(end: Maybe<string>): string | undefined {
  const moment = parseMoment(end);
  return moment ? romeDay(dayjs(moment).subtract(1, "millisecond").toDate()) : parseDate(end);
}

/** Converts a day to a `Date` at midnight in UTC, for spreadsheets, whose days have no time zone. */
export const toUtcDate = (day: string): Date => at(day).toDate();

// Formatting

/** Italian month names, January first. */
export const monthNames: readonly string[] = italian.months ?? [];

const dateText = formatter("DD/MM/YYYY");
const monthFigures = formatter("MM/YYYY");
const monthName = formatter("MMMM");
const monthWords = formatter("MMMM YYYY");
const dayWords = formatter("D MMMM");
const dayShort = formatter("D MMM");
const dayWordsWithYear = formatter("D MMMM YYYY");

/** Formats a date for comparison: "12/12/2026". */
export function formatDate(value: Maybe<string>): string | undefined {
  const day = parseDate(value);
  return day && dateText(day);
}

/** Formats a valid day (a result of `parseDate`) like `formatDayMonth`. */
export const writeDay = (day: string, year: boolean): string => (year ? dayWordsWithYear : dayWords)(day).replace(/^1 /, "1º ");

/** Formats a date for reading: "12 dicembre", or "12 dicembre 2026" with `year`. The first day of a month is "1º". */
export function formatDayMonth(value: Maybe<string>, { year = false }: { year?: boolean } = {}): string | undefined {
  const day = parseDate(value);
  return day && writeDay(day, year);
}

/** Formats a date for a narrow column: "3 nov". */
export function formatDayShort(value: Maybe<string>): string | undefined {
  const day = parseDate(value);
  return day && dayShort(day);
}

const parseMonth = (value: Maybe<string>) => parseDate(value?.length === "YYYY-MM".length ? `${value}-01` : value);

/** Formats a month for reading, "dicembre 2026". Accepts a month ("2026-12"), a day or a timestamp. */
export function formatMonthYear(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthWords(day);
}

/** Formats the name of a month, "dicembre". Accepts a month ("2026-12"), a day or a timestamp. */
export function formatMonthName(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthName(day);
}

/** Formats a month for comparison or typing, "12/2026". Accepts a month ("2026-12"), a day or a timestamp. */
export function formatMonth(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthFigures(day);
}

/**
 * Formats a day and a time of Rome in the format that an installation configures (AP-13), "12/11/2026 10:42". Returns undefined unless
 * both are valid.
 * @param format contains DD, MM, YYYY, HH and mm; other characters are kept
 * @param time "HH:mm"
 */
export function writeDateTime(format: string, day: Maybe<string>, time: Maybe<string>): string | undefined {
  const moment = dayjs.utc(`${day} ${time}`, `${dayFormat} HH:mm`, true);
  return moment.isValid() ? format.replace(/YYYY|MM|DD|HH|mm/g, (part) => moment.format(part)) : undefined;
}
