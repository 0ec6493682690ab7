import locale from "dayjs/locale/it.js";
import { dayjsLanguage, type Language } from "./language.ts";

const writing = dayjsLanguage(locale, { dayMonth: "D MMMM", dayMonthYear: "D MMMM YYYY", dayShort: "D MMM" });

const ordinal = (text: string) => text.replace(/^1 /, "1º ");

/**
 * Days and percentages whose names begin with a vowel: "8 dicembre", "08/12/2026", "11 dicembre"; "1%" too, because the first day of a month
 * is "il 1º".
 */
const vowelDay = /^(0?8|11)\b|^(1|8\d\d?)%/;

/**
 * Fits the article or preposition at the end of a text to the date or percentage after it: "dall’" for "8 dicembre", "ad " for "agosto",
 * "del " for "2025", "dell’" for "8%".
 */
function beforeDate(before: string, date: string): string {
  if (vowelDay.test(date))
    return before
      .replace(/\b(al|dal|del|nel|sul) $/i, "$1l’")
      .replace(/\bil\s$/, "l’")
      .replace(/\bIl $/, "L’");
  if (date.startsWith("a")) return before.replace(/\b(a) $/i, "$1d ");
  if (/^\d{4}$/.test(date))
    return before
      .replace(/\b(d)i $/i, "$1el ")
      .replace(/\bin $/, "nel ")
      .replace(/\bIn $/, "Nel ");
  return before;
}

/** Italian: "1º dicembre", "l’8 dicembre", "l’11%". */
export const italian: Language = {
  ...writing,
  writeDay: (day, year) => ordinal(writing.writeDay(day, year)),
  writeDayShort: (day, year) => ordinal(writing.writeDayShort(day, year)),
  onDay: (text) => beforeDate("il ", text) + text,
  beforeDate,
  // 1, 11, 11 thousand and all that begin with 8 begin with a vowel.
  percentText: (percent) => (/^(1|11|11\d{3}|8\d*)$/.test(String(percent)) ? `l’${percent}%` : `il ${percent}%`),
  insideSentence: (label) => label.toLowerCase(),
};
