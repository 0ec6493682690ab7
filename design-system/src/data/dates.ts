/**
 * Days, months and moments, read, compared, reckoned and written as Italians do and in Rome's time, whatever the browser's language and
 * time zone. A day is "YYYY-MM-DD", a month "YYYY-MM", a moment ISO 8601: as texts they are in the order of time. What is no date is
 * undefined, never an error.
 *
 * This is the only module that knows dayjs. A site that uses dayjs itself gets the three plugins too, for they are added to the package;
 * its own language and default time zone stay as they are.
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

/** The first year of our dates: an archive has those before it as placeholders only. */
export const firstYear = 1900;
/** Rome's first moment of that year, and the one after its year 9999. */
const [begin, end] = ["1899-12-31T23:00:00.000Z", "9999-12-31T23:00:00.000Z"];

/** A day or month at its beginning in UTC, where all days are of one length. */
const at = (dayOrMonth: string) => dayjs(dayOrMonth, { utc: true, locale: italian.name });

const mostKnown = 2000;

/** Keeps answers: time zones and formats are slow to work out, and a list of bills has the same few hundred dates thousands of times. */
function remembered<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined || known.has(text)) return answer as Answer;
    if (known.size >= mostKnown) known.clear();
    const worked = work(text);
    known.set(text, worked);
    return worked;
  };
}

const writer = (format: string): ((dayOrMonth: string) => string) => remembered((dayOrMonth) => at(dayOrMonth).format(format));

// Reading.

/** An instant in UTC with milliseconds; undefined where it is none, or out of our years. */
function momentOf(instant: Date): string | undefined {
  // A year of more than four digits begins with a sign, which comes before digits.
  const text = Number.isNaN(instant.getTime()) ? "" : instant.toISOString();
  return text >= begin && text < end ? text : undefined;
}

/**
 * Where a day begins in Rome. dayjs would also show an instant in a zone, but by way of the browser's own: where that leaves out an hour
 * or a day that Rome has, it shows another.
 */
const beginOf = (day: string) => dayjs.tz(day, rome);

/** Minutes by which Rome is ahead of UTC in a month; undefined where the clocks change in it. A zone is slow to ask, day by day. */
const offsetIn = remembered((month) => {
  const offset = beginOf(firstDayOf(month)).utcOffset();
  return offset === beginOf(addDays(lastDayOf(month), 1)).utcOffset() ? offset : undefined;
});

/** The calendar day in Rome at an instant. Undefined before 1900, after 9999 and for an invalid `Date`. */
export function romeDay(instant: Date): string | undefined {
  const text = momentOf(instant);
  if (!text) return undefined;
  const offset = offsetIn(text.slice(0, "YYYY-MM".length));
  if (offset !== undefined) return dayjs.utc(instant).add(offset, "minute").format(dayFormat);
  // Rome is ahead of UTC: its day is UTC's or the next one. After 9999 there is none: five digits come before four nines.
  const day = text.slice(0, dayFormat.length);
  const next = addDays(day, 1);
  return next > day && instant.getTime() >= beginOf(next).valueOf() ? next : day;
}

/** Strict parsing knows no offsets, and digits of a second may be many: the shape of a timestamp is read here, its day by dayjs. */
const timestampShape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

const isDay = (text: string) => dayjs.utc(text, dayFormat, true).isValid() && Number(text.slice(0, 4)) >= firstYear;

const readDate = remembered((value: string): string | undefined => {
  const [, day = value, offset] = timestampShape.exec(value) ?? [];
  if (!isDay(day)) return undefined;
  return offset ? romeDay(new Date(value)) : day;
});

/**
 * The calendar day in Rome of an ISO day or timestamp (one without an offset is Rome's own time).
 * Undefined for what is missing, malformed, impossible (30 February) or before 1900, such as the placeholders of the year 1.
 */
export const parseDate = (value: unknown): string | undefined => (typeof value === "string" ? readDate(value) : undefined);

/** The moment of an ISO timestamp, in UTC with milliseconds; one without an offset is Rome's own time. A day is no moment. */
export function parseMoment(value: unknown): string | undefined {
  const [text, day, offset] = (typeof value === "string" && timestampShape.exec(value)) || [];
  if (!text || !day || !isDay(day)) return undefined;
  return momentOf((offset ? dayjs.utc(text) : dayjs.tz(text, rome)).toDate());
}

/** The year that two figures stand for, between 1969 and 2068. */
export const fullYear = (figures: string): number => dayjs.utc(figures, "YY").year();

// Parts.

const yearText = writer("YYYY");
const monthText = writer("M");

/** The year of a day or month. */
export const yearOf = (dayOrMonth: string): number => Number(yearText(dayOrMonth));
/** The month that a day is in. */
export const monthOf = writer("YYYY-MM");
/** The place of a day's month in the year, 1 to 12. */
export const monthNumber = (dayOrMonth: string): number => Number(monthText(dayOrMonth));
/** A month, 1 to 12, of a year. */
export const toMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

// Reckoning.

/** The day so many calendar days after another, or before it: a day is a day, also where the clocks change. */
export const addDays = (day: string, days: number): string => at(day).add(days, "day").format(dayFormat);

const dayNumber = remembered((day) => at(day).diff(at("1970-01-01"), "day"));

/** Calendar days from one day to another, below zero backwards. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** How many days a month, 1 to 12, has. */
export const daysInMonth = (year: number, month: number): number => at(toMonth(year, month)).daysInMonth();

export const firstDayOf = (month: string): string => at(month).format(dayFormat);
export const lastDayOf = (month: string): string => at(month).endOf("month").format(dayFormat);

/** Whether an ISO timestamp lies before an instant. */
export const isBefore = (moment: string, instant: Date): boolean => dayjs(moment).isBefore(instant);
/** Whether an ISO timestamp lies after an instant. */
export const isAfter = (moment: string, instant: Date): boolean => dayjs(moment).isAfter(instant);

/** The last day in Rome on which something that ends at `end` can still be done: midnight belongs to the day before. */
export function lastDay(end: Maybe<string>): string | undefined {
  const moment = parseMoment(end);
  return moment ? romeDay(dayjs(moment).subtract(1, "millisecond").toDate()) : parseDate(end);
}

/** A day as a `Date`, at midnight in UTC: for spreadsheets, whose days have no zone. */
export const toUtcDate = (day: string): Date => at(day).toDate();

// Writing.

/** From January on, as Italian writes them. */
export const monthNames: readonly string[] = italian.months ?? [];

const dateText = writer("DD/MM/YYYY");
const monthFigures = writer("MM/YYYY");
const monthName = writer("MMMM");
const monthWords = writer("MMMM YYYY");
const dayWords = writer("D MMMM");
const dayWordsWithYear = writer("D MMMM YYYY");

/** A date to compare, "12/12/2026". */
export function formatDate(value: Maybe<string>): string | undefined {
  const day = parseDate(value);
  return day && dateText(day);
}

/** As `formatDayMonth`, of a day that `parseDate` has given. */
export const writeDay = (day: string, year: boolean): string => (year ? dayWordsWithYear : dayWords)(day).replace(/^1 /, "1º ");

/** A date to read, "12 dicembre", or "12 dicembre 2026" with its year. The first of a month is "1º". */
export function formatDayMonth(value: Maybe<string>, { year = false }: { year?: boolean } = {}): string | undefined {
  const day = parseDate(value);
  return day && writeDay(day, year);
}

const parseMonth = (value: Maybe<string>) => parseDate(value?.length === "YYYY-MM".length ? `${value}-01` : value);

/** A month to read, "dicembre 2026", of "2026-12", a day or a timestamp. */
export function formatMonthYear(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthWords(day);
}

/** A month's name, "dicembre", of "2026-12", a day or a timestamp. */
export function formatMonthName(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthName(day);
}

/** A month to compare or to type, "12/2026", of "2026-12", a day or a timestamp. */
export function formatMonth(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && monthFigures(day);
}

/**
 * A day and a time of Rome as an installation writes moments (spec §9), "12/11/2026 10:42"; undefined unless both are known.
 * @param format with DD, MM, YYYY, HH and mm; all else stays as it is
 * @param time "HH:mm"
 */
export function writeDateTime(format: string, day: Maybe<string>, time: Maybe<string>): string | undefined {
  const moment = dayjs.utc(`${day} ${time}`, `${dayFormat} HH:mm`, true);
  return moment.isValid() ? format.replace(/YYYY|MM|DD|HH|mm/g, (part) => moment.format(part)) : undefined;
}
