import { type Formats, formatsOf } from "../data/useFormats.ts";
import type { notificationMessages } from "./notificationMessages.it.ts";

type Words = typeof notificationMessages.words;
type When = string | null | undefined;

/** Formats a day with no-break spaces. */
const day = (when: When, { formatDayMonth }: Formats) => formatDayMonth(when, { year: true })?.replaceAll(" ", "\u00a0");

/**
 * Returns the text of a deadline: the last day, or that it has passed. The deadline's own day still counts. Days are ISO days or
 * timestamps.
 */
export function deadlineText(deadline: When, today: string, words: Words, formats: Formats = formatsOf()): string | undefined {
  const { parseDate } = formats;
  const date = day(deadline, formats);
  if (!date) return undefined;
  const past = (parseDate(deadline) ?? "") < (parseDate(today) ?? "");
  return formats.fillDates(past ? words.deadlinePast : words.deadline, { date });
}

/** Returns the text of a discount's period, or undefined without any day. */
export function discountText(from: When, to: When, words: Words, formats: Formats = formatsOf()): string | undefined {
  const [first, last] = [day(from, formats), day(to, formats)];
  if (first && last) return formats.fillDates(words.discount, { from: first, to: last });
  if (first) return formats.fillDates(words.discountFrom, { from: first });
  return last && formats.fillDates(words.discountTo, { to: last });
}
