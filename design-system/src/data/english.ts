import locale from "dayjs/locale/en-gb.js";
import { dayjsLanguage, type Language } from "./language.ts";

/** English as in Britain and Ireland: "27 November", "on 27 November". */
export const english: Language = {
  ...dayjsLanguage(locale, { dayMonth: "D MMMM", dayMonthYear: "D MMMM YYYY", dayShort: "D MMM" }),
  onDay: (text) => `on ${text}`,
  percentText: (percent) => `${percent}%`,
  // Only the first letter: "Direct debit", but "SEPA debit".
  insideSentence: (label) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase()),
};
