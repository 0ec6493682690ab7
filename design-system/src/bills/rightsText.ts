import type { DateWords } from "../data/dateFormats.ts";
import type { Formats } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { Right } from "./rights.ts";
import type { rightsMessages } from "./rightsMessages.it.ts";
import type { RightsRules } from "./rightsRules.ts";

type Words = WordsOf<typeof rightsMessages>;
type Money = (euros: number | null) => string;

/** Returns the name of a right. */
export const rightTitle = (right: Right, words: Words) =>
  right.kind === "samePeriod" ? fill(words.samePeriodTitle, { bills: right.bills }) : words[`${right.kind}Title`];

/** Returns the sentence with the figures of a bill that is out of proportion. */
function comparisonText({ total, comparison }: Extract<Right, { kind: "anomaly" }>, words: Words, money: Money, formats: Formats): string {
  if (comparison.by === "readings") {
    const { billed, read, unit } = comparison;
    const quantity = (value: number) => `${formats.formatNumber(value)}\u00a0${unit}`;
    return fill(words.anomalyReadings, { billed: quantity(billed), read: quantity(read) });
  }
  const { by, amount, threshold } = comparison;
  const euros = { total: money(total / 100), amount: money(amount / 100), threshold: money(threshold / 100) };
  return fill(by === "mean" ? words.anomalyMean : words.anomalyHighest, euros);
}

/** Returns the sentences about a right, with its figures. */
export function rightText(right: Right, words: Words, money: Money, formats: Formats): string {
  const on = (day: string) => formats.formatDayMonth(day, { year: true }) ?? day;
  if (right.kind === "anomaly")
    return [comparisonText(right, words, money, formats), right.keepsSupply && words.keepsSupply].filter(Boolean).join(" ");
  if (right.kind === "instalments") return fill(words.instalmentsText, { total: money(right.total / 100) });
  if (right.kind === "oldUse") return formats.fillDates(words.oldUseText, { from: on(right.from), before: on(right.before) });
  if (right.kind === "samePeriod") return fill(words.samePeriodText, { answer: right.answer });
  return fill(words.estimateText, { quantity: `${formats.formatNumber(right.quantity)}\u00a0${right.unit}` });
}

/** Returns the sentences about a right below its bars (`RightsBars`), which have the other figures. */
export function checkText({ comparison, keepsSupply }: Extract<Right, { kind: "anomaly" }>, words: Words, money: Money): string {
  const text = { mean: words.checkAbove, highest: words.checkFrom, readings: words.checkReadings }[comparison.by];
  const check = comparison.by === "readings" ? text : fill(text, { threshold: money(comparison.threshold / 100) });
  return keepsSupply ? `${check} ${words.keepsSupply}` : check;
}

/** Returns until when a right can be used, on a page: with the distance where the day is near. */
export function untilText(lastDay: string, today: string, words: Words, dates: DateWords, formats: Formats): string {
  if (lastDay === today) return words.lastDay;
  const date = formats.bareDayFrom(lastDay, today) ?? lastDay;
  const distance = formats.distanceText(lastDay, today, dates);
  return distance ? formats.fillDates(words.untilSoon, { date, distance }) : formats.fillDates(words.until, { date });
}

/** Returns until when a right can be used. */
export const lastDayText = (lastDay: string, today: string, words: Words, formats: Formats): string =>
  lastDay === today ? words.lastDay : formats.fillDates(words.until, { date: formats.formatDayMonth(lastDay, { year: true }) ?? lastDay });

/** Returns the source of the figures, and the day on which they were checked. */
export const sourceText = ({ source, checked }: Pick<RightsRules, "source" | "checked">, words: Words, formats: Formats): string =>
  formats.fillDates(words.source, { source, date: formats.formatDayMonth(checked, { year: true }) ?? checked });
