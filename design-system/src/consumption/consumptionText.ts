import { toMonth } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import {
  type ConsumptionSeries,
  type ConsumptionUnit,
  type ConsumptionYear,
  estimateOf,
  type MonthTotal,
  type ReadingOrigin,
} from "./consumption.ts";
import type { ConsumptionFilterValue } from "./consumptionFilter.ts";
import { periodOf } from "./consumptionPeriod.ts";
import type { consumptionMessages } from "./messages.it.ts";

export type ConsumptionWords = WordsOf<typeof consumptionMessages>;

/** Returns the label of a series: "F1", "Reale". An unknown series is its own label. */
export const seriesLabel = (series: ConsumptionSeries, words: ConsumptionWords): string => words[series] ?? series;

/** Returns the name of a month: "agosto" for "2026-08". */
export const monthName = (month: string, formats: Formats = formatsOf()): string => formats.formatMonthName(month) ?? month;

/** Returns a chosen period: "2026", "gennaio–marzo 2026" or "marzo 2026". */
export function filterPeriodText(period: ConsumptionFilterValue, pattern: string, formats: Formats = formatsOf()): string {
  const { year, monthFrom, monthTo } = period;
  if (monthFrom === 1 && monthTo === 12) return String(year);
  const { from, to } = periodOf(period);
  const [first, last] = [monthName(from, formats), monthName(to, formats)];
  return first === last ? `${first} ${year}` : fill(pattern, { from: first, to: last, year });
}

/** Returns the months of a period in short, "gen–mar" or "mar", for a narrow control. The whole year gives undefined. */
export function shortMonthsText({ year, monthFrom, monthTo }: ConsumptionFilterValue, formats: Formats = formatsOf()): string | undefined {
  if (monthFrom === 1 && monthTo === 12) return undefined;
  const [first, last] = [monthFrom, monthTo].map((month) => monthName(toMonth(year, month), formats).slice(0, 3));
  return first === last ? first : `${first}–${last}`;
}

/** Message keys of the origins of a reading. */
const origins = { distributor: "kindReal", estimate: "kindEstimated", customer: "kindOwn", start: "kindStart" } as const;
const isKnown = (origin: ReadingOrigin): origin is keyof typeof origins => Object.hasOwn(origins, origin);

/**
 * Returns the origin of a reading in words: "Reale (lettura a giro)". For an unknown origin it is the server's description. The reading at
 * which a period starts says so.
 */
export function originText(
  { origin, description, initial }: { origin: ReadingOrigin; description?: string | null | undefined; initial?: boolean | undefined },
  words: ConsumptionWords,
): string {
  const kind = isKnown(origin) ? words[origins[origin]] : description || words.kindUnknown;
  return initial ? fill(words.kindInitial, { kind }) : kind;
}

/** Returns "Distributore, fino al 31 ottobre". Before a vowel (8, 11) the preposition has an apostrophe. */
export function updatedText(
  updatedAt: string | null | undefined,
  source: string | null | undefined,
  words: ConsumptionWords,
  { formatDayMonth }: Formats,
): string {
  const date = formatDayMonth(updatedAt);
  if (!date) return source ?? "";
  const updated = fill(/^(8|11) /.test(date) ? words.updatedVowel : words.updated, { date });
  return source ? fill(words.source, { updated, source }) : updated;
}

/** A sentence with placeholders, and their values. */
export interface Sentence {
  text: string;
  values: Readonly<Record<string, string>>;
}

/** Returns the period from the first to the last month with data, "Da gennaio a novembre 2026", or the year if there is none. */
export function periodSentence({ known, year }: ConsumptionYear, words: ConsumptionWords, formats: Formats = formatsOf()): Sentence {
  const [from, to] = [known[0], known.at(-1)];
  const values = { from: from ? monthName(from.month, formats) : "", to: to ? monthName(to.month, formats) : "", year: String(year) };
  if (!from) return { text: "{year}", values };
  if (from === to) return { text: words.periodOne, values };
  return { text: values.to.startsWith("a") ? words.periodVowel : words.period, values };
}

/** Returns a percentage with its Italian article: "il 6%", "l’8%". `useFormats` has `percentText` for the page's language. */
export const withArticle = (percent: number): string => formatsOf().percentText(percent);

function usedSentence(all: ConsumptionYear, period: string, unit: ConsumptionUnit, words: ConsumptionWords, formats: Formats): Sentence {
  const values = { period, total: formats.formatQuantity(all.total, unit) };
  if (!all.change) return { text: words.used, values };
  const { percent, months } = all.change;
  const kind = percent === 0 ? "usedSame" : "usedChanged";
  const ofAll = formats.formatCount(words[`${kind}One`], words[kind], months);
  const change = fill(percent < 0 ? words.less : words.more, { percent: formats.percentText(Math.abs(percent)) });
  return {
    text: months < all.known.length ? words[`${kind}Part`] : ofAll,
    values: { ...values, change, before: String(all.year - 1), count: String(months) },
  };
}

const listMonths = (months: readonly MonthTotal[], formats: Formats) =>
  formats.formatList(months.map(({ month }) => monthName(month, formats)));

/** Returns the sentences of the summary: the consumption, the comparison with the previous year, the estimated part, and missing months. */
export function summarySentences(
  all: ConsumptionYear,
  period: string,
  unit: ConsumptionUnit,
  words: ConsumptionWords,
  formats: Formats = formatsOf(),
): Sentence[] {
  const { known, highest, missing, year } = all;
  if (known.length === 0) return [{ text: words.nothing, values: { year: String(year) } }];
  const highestValues = { month: monthName(highest?.month ?? "", formats), quantity: formats.formatQuantity(highest?.total, unit) };
  return [
    usedSentence(all, period, unit, words, formats),
    known.length > 1 && highest?.total ? { text: words.highest, values: highestValues } : undefined,
    estimateOf(known.flatMap(({ values }) => values)) === "all" ? { text: words.allEstimated, values: {} } : undefined,
    missing.length > 0
      ? {
          text: formats.formatCount(words.missingOne, words.missingOther, missing.length),
          values: { months: listMonths(missing, formats) },
        }
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** Returns which months the total of the previous year adds up, unless it is the whole year. */
export function beforeSentence(
  { known, missing, before, year }: ConsumptionYear,
  words: ConsumptionWords,
  formats: Formats = formatsOf(),
): string | undefined {
  if (before === null || known.length === 0 || known.length === 12) return undefined;
  const [from, to] = [monthName(known[0]?.month ?? "", formats), monthName(known.at(-1)?.month ?? "", formats)];
  const values = { year: year - 1, next: year, from, to };
  if (known.length === 1) return fill(words.beforeNoteOne, values);
  // The rows of the missing months have figures of the previous year that its total leaves out.
  if (missing.some((month) => month.before !== null)) return fill(words.beforeNoteSome, values);
  return fill(to.startsWith("a") ? words.beforeNoteVowel : words.beforeNote, values);
}
