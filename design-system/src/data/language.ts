import { formatter } from "./days.ts";

/** A language's way to write days and months. Days and months are valid: "YYYY-MM-DD", "YYYY-MM". */
export interface Language {
  /** Names of the months, January first. */
  readonly monthNames: readonly string[];
  /** Writes a day for reading: "12 dicembre", "12 dicembre 2026". */
  readonly writeDay: (day: string, year: boolean) => string;
  /** Writes a day for a narrow place: "3 nov", or "3 nov 2027" with `year`. */
  readonly writeDayShort: (day: string, year?: boolean) => string;
  /** Writes a month with its year: "dicembre 2026". */
  readonly writeMonth: (dayOrMonth: string) => string;
  /** Writes the name of a month: "dicembre". */
  readonly writeMonthName: (dayOrMonth: string) => string;
  /** Adds to a written day what it has after a verb: "il 27 novembre", "on 27 November", "am 27. November". */
  readonly onDay: (text: string) => string;
  /**
   * Changes the last word of a text, an article or a preposition, to the form that the date after it needs: "fino al " becomes "fino all’"
   * before "8 dicembre". The date is a day, a month or a year as it is written. Not needed where these words have one form.
   */
  readonly beforeDate?: (before: string, date: string) => string;
  /** Writes a percentage as it stands before "more" or "less": "l’8%", "8%", "8 %". */
  readonly percentText: (percent: number) => string;
  /** Writes a label inside a sentence: in lower case, except where nouns have a capital letter. */
  readonly insideSentence: (label: string) => string;
}

/** Formats of a language in dayjs's notation. */
interface DayFormats {
  dayMonth: string;
  dayMonthYear: string;
  dayShort: string;
}

/** Creates the writing functions of a language from one of dayjs's locales, which its module imports. */
export function dayjsLanguage(
  locale: { readonly name: string; readonly months?: readonly string[] },
  { dayMonth, dayMonthYear, dayShort }: DayFormats,
): Pick<Language, "monthNames" | "writeDay" | "writeDayShort" | "writeMonth" | "writeMonthName"> {
  const [withoutYear, withYear] = [formatter(dayMonth, locale.name), formatter(dayMonthYear, locale.name)];
  const [short, shortWithYear] = [formatter(dayShort, locale.name), formatter(`${dayShort} YYYY`, locale.name)];
  return {
    monthNames: locale.months ?? [],
    writeDay: (day, year) => (year ? withYear : withoutYear)(day),
    writeDayShort: (day, year) => (year ? shortWithYear : short)(day),
    writeMonth: formatter("MMMM YYYY", locale.name),
    writeMonthName: formatter("MMMM", locale.name),
  };
}
