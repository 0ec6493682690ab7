import locale from "dayjs/locale/it.js";
import { dayjsLanguage, type Language } from "./language.ts";

const writing = dayjsLanguage(locale, { dayMonth: "D MMMM", dayMonthYear: "D MMMM YYYY", dayShort: "D MMM" });

/** Italian: "1º dicembre", "l’8 dicembre", "l’11%". */
export const italian: Language = {
  ...writing,
  writeDay: (day, year) => writing.writeDay(day, year).replace(/^1 /, "1º "),
  onDay: (text) => (/^(8|11) /.test(text) ? `l’${text}` : `il ${text}`),
  // 1, 8, 11, 80 to 89 and 800 to 899 begin with a vowel.
  percentText: (percent) => (/^(1|11|8\d?\d?)$/.test(String(percent)) ? `l’${percent}%` : `il ${percent}%`),
  insideSentence: (label) => label.toLowerCase(),
};
