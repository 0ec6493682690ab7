import locale from "dayjs/locale/de.js";
import { dayjsLanguage, type Language } from "./language.ts";

/** German: "27. November", "am 27. November". */
export const german: Language = {
  ...dayjsLanguage(locale, { dayMonth: "D. MMMM", dayMonthYear: "D. MMMM YYYY", dayShort: "D. MMM" }),
  onDay: (text) => `am ${text}`,
  percentText: (percent) => `${percent}\u00a0%`,
  // Nouns keep their capital letter.
  insideSentence: (label) => label,
};
