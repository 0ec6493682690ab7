import { firstYear, fullYear } from "../data/days.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { plainText } from "./mask.ts";

/** Reason why a text is not a date: wrong format, impossible month, impossible day of the month, or a year before 1900. */
export type DateProblem = "format" | "month" | "day" | "year";

/** The parsed date (null for blank text), or the problem with the parsed numbers. */
export type ParsedDate =
  | { value: string | null; problem?: undefined }
  | { value: null; problem: DateProblem; year?: number; month?: number; day?: number };

const twoDigits = (figures: string) => figures.padStart(2, "0");

function toDate(yearFigures: string, monthFigures: string, dayFigures: string, { parseDate }: Formats): ParsedDate {
  const year = yearFigures.length > 2 ? Number(yearFigures) : fullYear(yearFigures);
  const month = Number(monthFigures);
  const day = Number(dayFigures);
  const wrong = (problem: DateProblem): ParsedDate => ({ value: null, problem, year, month, day });
  if (month < 1 || month > 12) return wrong("month");
  if (year < firstYear) return wrong("year");
  const value = parseDate(`${year}-${twoDigits(monthFigures)}-${twoDigits(dayFigures)}`);
  return value ? { value } : wrong("day");
}

// With separators, or digits only ("27112026"). Countries whose dates begin with the year write it first.
const days = /^(\d\d?)[/.\- ]+(\d\d?)[/.\- ]+(\d\d|\d{4})$/;
const packedDays = /^(\d\d)(\d\d)(\d\d|\d{4})$/;
const yearFirst = /^(\d{4})[/.\- ]+(\d\d?)[/.\- ]+(\d\d?)$/;

const notWritten: ParsedDate = { value: null, problem: "format" };

/**
 * Parses a day in the order of the region, in Italian "27/11/2026", "27-11-26", "27.11.2026", "27112026", or as "2026-11-27". The result is "YYYY-MM-DD".
 * Full-width digits are accepted (NFKC); digits of other scripts are a "format" problem.
 */
export function parseDateText(text: string, formats: Formats = formatsOf()): ParsedDate {
  const typed = plainText(text);
  if (typed === "") return { value: null };
  if (typed === undefined) return notWritten;
  const { dateFormat } = formats;
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(typed) ?? (dateFormat.startsWith("YYYY") ? yearFirst.exec(typed) : null);
  const [, isoYear, isoMonth, isoDay] = iso ?? [];
  if (isoYear && isoMonth && isoDay) return toDate(isoYear, isoMonth, isoDay, formats);
  const [, first, second, year] = days.exec(typed) ?? packedDays.exec(typed) ?? [];
  const [day, month] = dateFormat.startsWith("MM") ? [second, first] : [first, second];
  return day && month && year ? toDate(year, month, day, formats) : notWritten;
}

/** Formats "2026-11-27" as "27/11/2026". Returns "" for null and any other text. */
export const formatDateText = (value: string | null, { parseDate, formatDate }: Formats = formatsOf()): string =>
  (value !== null && parseDate(value) === value && formatDate(value)) || "";
