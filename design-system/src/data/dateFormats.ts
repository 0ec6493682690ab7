import { fill, type WordsOf } from "../theme/messages.ts";
import { italianRegion, type Region, writtenLocale } from "../theme/region.ts";
import { cached } from "./cached.ts";
import type { dateMessages } from "./dateMessages.it.ts";
import { daysBetween, formatter, yearOf } from "./days.ts";
import type { Language } from "./language.ts";
import { languageOf } from "./languages.ts";
import { type ZoneDates, zoneDates } from "./zoneDates.ts";

type Day = string | null | undefined;

export type DateWords = WordsOf<typeof dateMessages>;

/** Number of days before and after today within which a text says the distance instead of the date. */
export const nearDays = 30;

/** Number of days to come whose date needs no year, because no other year is meant. */
const yearAhead = 180;

/** Keeps day and month on the same line. */
const noBreakSpace = "\u00a0";

/** Formats of days and months in one region. An invalid date gives undefined, never an error. `today` is a day, "YYYY-MM-DD". */
export interface DateFormats extends ZoneDates, Pick<Language, "monthNames" | "percentText" | "insideSentence"> {
  /** Order and separator of a typed date, in dayjs's notation: "DD/MM/YYYY". */
  readonly dateFormat: string;
  /** Formats a date for comparison: "12/12/2026". */
  readonly formatDate: (value: Day) => string | undefined;
  /** Formats a date for reading: "12 dicembre", "12 dicembre 2026" with `year`, "12 dic" with `short`, for rows, tags and cards. */
  readonly formatDayMonth: (value: Day, options?: { year?: boolean; short?: boolean }) => string | undefined;
  /** Formats a date for a narrow column: "3 nov". */
  readonly formatDayShort: (value: Day) => string | undefined;
  /** Formats a month for reading, "dicembre 2026". Accepts a month ("2026-12"), a day or a timestamp. */
  readonly formatMonthYear: (value: Day) => string | undefined;
  /** Formats the name of a month, "dicembre". Accepts a month ("2026-12"), a day or a timestamp. */
  readonly formatMonthName: (value: Day) => string | undefined;
  /** Formats a month for comparison or typing, "12/2026". Accepts a month ("2026-12"), a day or a timestamp. */
  readonly formatMonth: (value: Day) => string | undefined;
  /**
   * Formats a day as it follows a verb: "il 27 novembre", "on 27 November". The year is omitted if it equals `year`, the year that the reader
   * assumes.
   */
  readonly onDay: (value: Day, year: number) => string | undefined;
  /** Formats a day as it follows a noun: "Scadenza 27 novembre". */
  readonly bareDay: (value: Day, year: number) => string | undefined;
  /** Formats a day in short like `onDay`: "il 27 nov", "l’8 gen 2027". */
  readonly onDayShort: (value: Day, year: number) => string | undefined;
  /** Formats a day in short like `bareDay`: "27 nov". */
  readonly bareDayShort: (value: Day, year: number) => string | undefined;
  /** Formats a day beside today like `onDay`, or `onDayShort` with `short`. The year is there unless it is this one or the day comes soon. */
  readonly dayFrom: (value: Day, today: string, short?: boolean) => string | undefined;
  /** Formats a day beside today like `bareDay`: "28 novembre", or "28 nov" with `short`. */
  readonly bareDayFrom: (value: Day, today: string, short?: boolean) => string | undefined;
  /**
   * Fills a text like `fill`, and fits the article or preposition before each date: "fino al {date}" gives "fino all’8 dicembre", and "a
   * {month}" gives "ad agosto". Used for every text in which a day, a month or a year follows a word.
   */
  readonly fillDates: typeof fill;
  /** Returns the distance in words ("oggi", "domani", "ieri", "tra 6 giorni", "da 19 giorni"), undefined beyond `nearDays`. */
  readonly distanceText: (value: Day, today: string, words: DateWords) => string | undefined;
  /** Returns the distance of a near day ("tra 6 giorni"), else its date ("13 gennaio"). */
  readonly relativeText: (value: Day, today: string, words: DateWords) => string | undefined;
  /** Says when something must be paid: "Scaduta da 19 giorni", "Scade oggi", "Scade il 13 gennaio", or "Scade il 13 gen" with `short`. */
  readonly dueInText: (value: Day, today: string, words: DateWords, short?: boolean) => string | undefined;
  /** Says when a debit leaves the account: always by its date, "Addebito il 13 dicembre". */
  readonly debitText: (value: Day, today: string, words: DateWords, short?: boolean) => string | undefined;
  /** Says when a bill was paid: always by its date, "Pagata il 4 ottobre". */
  readonly paidText: (value: Day, today: string, words: DateWords, short?: boolean) => string | undefined;
}

const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: "DD", month: "MM", year: "YYYY" };

/** Returns the order and separator of day, month and year in a locale, in dayjs's notation: "DD.MM.YYYY". */
function dateFormatOf(locale: string): string {
  // The default, without Intl, because most pages are Italian.
  if (locale === italianRegion.locale) return "DD/MM/YYYY";
  const format = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  return format
    .formatToParts(0)
    .map(({ type, value }) => parts[type] ?? (type === "literal" ? value.replace(/[^/.-]/g, "") : ""))
    .join("")
    .replace(/[^DMY]+$/, "");
}

/** Returns the year that a reader assumes for a day: its own if it comes soon, else this year. */
function assumedYear(day: string, today: string): number {
  const distance = daysBetween(today, day);
  return distance > 0 && distance <= yearAhead ? yearOf(day) : yearOf(today);
}

function createDateFormats(region: Region, language: Language): DateFormats {
  const zone = zoneDates(region.timeZone);
  const { parseDate } = zone;
  const { monthNames, percentText, insideSentence } = language;
  const parseMonth = (value: Day) => parseDate(value?.length === "YYYY-MM".length ? `${value}-01` : value);
  const onceOf = (parse: (value: Day) => string | undefined) => (write: (day: string) => string) => {
    const writeOnce = cached(write);
    return (value: Day) => {
      const day = parse(value);
      return day && writeOnce(day);
    };
  };
  const [ofDay, ofMonth] = [onceOf(parseDate), onceOf(parseMonth)];
  const joined = (text: string) => text.replaceAll(" ", noBreakSpace);
  const writtenBy = (write: Language["writeDay"], finish: (text: string) => string) => (value: Day, year: number) => {
    const day = parseDate(value);
    return day && joined(finish(write(day, yearOf(day) !== year)));
  };
  const asItIs = (text: string) => text;
  const onDay = writtenBy(language.writeDay, language.onDay);
  const bareDay = writtenBy(language.writeDay, asItIs);
  const onDayShort = writtenBy(language.writeDayShort, language.onDay);
  const bareDayShort = writtenBy(language.writeDayShort, asItIs);
  const beside =
    (full: DateFormats["onDay"], inShort: DateFormats["onDay"]): DateFormats["dayFrom"] =>
    (value, today, short = false) => {
      const day = parseDate(value);
      return day && (short ? inShort : full)(day, assumedYear(day, today));
    };
  const [dayFrom, bareDayFrom] = [beside(onDay, onDayShort), beside(bareDay, bareDayShort)];
  const distanceText: DateFormats["distanceText"] = (value, today, words) => {
    const day = parseDate(value);
    if (!day) return undefined;
    const distance = daysBetween(today, day);
    if (Math.abs(distance) > nearDays) return undefined;
    if (distance === 0) return words.today;
    if (distance === 1) return words.tomorrow;
    if (distance === -1) return words.yesterday;
    return fill(distance > 0 ? words.inDays : words.sinceDays, { count: Math.abs(distance) });
  };
  const sentence =
    (key: "debit" | "paid"): DateFormats["debitText"] =>
    (value, today, words, short) => {
      const date = dayFrom(value, today, short);
      return date && fill(words[key], { date });
    };
  const fillDates: typeof fill = (text, values) => {
    const { beforeDate } = language;
    if (!beforeDate) return fill(text, values);
    let filled = "";
    // The placeholders are at the odd indexes.
    for (const [index, part] of text.split(/(\{\w+\})/).entries()) {
      const value = fill(part, values);
      filled = (index % 2 === 0 ? filled : beforeDate(filled, value)) + value;
    }
    return filled;
  };
  const dateFormat = dateFormatOf(writtenLocale(region));
  return {
    ...zone,
    monthNames,
    percentText,
    insideSentence,
    dateFormat,
    formatDate: ofDay(formatter(dateFormat)),
    formatDayMonth: (value, { year = false, short = false } = {}) => {
      const day = parseDate(value);
      return day && (short ? language.writeDayShort : language.writeDay)(day, year);
    },
    formatDayShort: ofDay((day) => language.writeDayShort(day)),
    formatMonthYear: ofMonth(language.writeMonth),
    formatMonthName: ofMonth(language.writeMonthName),
    formatMonth: ofMonth(formatter("MM/YYYY")),
    onDay,
    bareDay,
    onDayShort,
    bareDayShort,
    dayFrom,
    bareDayFrom,
    fillDates,
    distanceText,
    relativeText: (value, today, words) => distanceText(value, today, words) ?? bareDayFrom(value, today),
    dueInText: (value, today, words, short) => {
      const day = parseDate(value);
      const date = day && (distanceText(day, today, words) ?? dayFrom(day, today, short));
      return date && fill(day < today ? words.overdue : words.due, { date });
    },
    debitText: sentence("debit"),
    paidText: sentence("paid"),
  };
}

const made = new WeakMap<Region, { language: Language; formats: DateFormats }>();

/** Returns the formats of days and months of a region: the same object until its language is registered. */
export function dateFormatsOf(region: Region): DateFormats {
  const language = languageOf(region.locale);
  const stored = made.get(region);
  if (stored?.language === language) return stored.formats;
  const formats = createDateFormats(region, language);
  made.set(region, { language, formats });
  return formats;
}
