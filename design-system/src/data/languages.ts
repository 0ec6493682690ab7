import { warnMisuse } from "../theme/misuse.ts";
import { italian } from "./italian.ts";
import type { Language } from "./language.ts";

const languages = new Map<string, Language>([["it", italian]]);
const fallbacks = new Map<string, Language>();

/** Adds a language ("de"), so that regions of it write days in its own way. `locales/en` and `locales/de` do it when they are imported. */
export function registerLanguage(code: string, language: Language): void {
  languages.set(code, language);
}

/** Returns a language by what the browser knows of it: names of months and their order, but no article or preposition. */
function browserLanguage(locale: string): Language {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", calendar: "gregory", ...options });
    return (dayOrMonth: string) => format.format(new Date(dayOrMonth));
  };
  const [short, shortWithYear] = [write({ day: "numeric", month: "short" }), write({ day: "numeric", month: "short", year: "numeric" })];
  const dayMonth = write({ day: "numeric", month: "long" });
  const dayMonthYear = write({ day: "numeric", month: "long", year: "numeric" });
  const writeMonthName = write({ month: "long" });
  const asItIs = (text: string) => text;
  return {
    monthNames: Array.from({ length: 12 }, (_, index) => writeMonthName(`2026-${String(index + 1).padStart(2, "0")}`)),
    writeDay: (day, year) => (year ? dayMonthYear : dayMonth)(day),
    writeDayShort: (day, year) => (year ? shortWithYear : short)(day),
    writeMonth: write({ month: "long", year: "numeric" }),
    writeMonthName,
    onDay: asItIs,
    percentText: (percent) => new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100),
    insideSentence: asItIs,
  };
}

/** Returns the language of a locale. One that is not registered is the browser's, with a warning in development. */
export function languageOf(locale: string): Language {
  const code = locale.replace(/[-_].*$/, "").toLowerCase();
  const language = languages.get(code) ?? fallbacks.get(locale);
  if (language) return language;
  if (process.env.NODE_ENV !== "production")
    warnMisuse(
      "theme/FavillaProvider",
      `\`locale\` is "${locale}", whose language is not loaded, so that days have no article or preposition`,
      `Import its words (\`@favilla/design-system/locales/${code}\`), or add it with \`registerLanguage("${code}", …)\`.`,
    );
  const fallback = browserLanguage(locale);
  fallbacks.set(locale, fallback);
  return fallback;
}
