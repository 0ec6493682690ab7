import { daysBetween } from "../data/dates.ts";
import { capitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { notificationMessages } from "./notificationMessages.it.ts";

type Words = WordsOf<typeof notificationMessages>;
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

/** Groups of a list of notifications, in display order. */
export const noticeGroups = ["today", "thisWeek", "earlier"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Weekday of a day, Monday 0 to Sunday 6. */
const weekdayOf = (ofDay: string): number => (new Date(`${ofDay}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the group of a notification. The week begins on Monday; a day to come counts as today, no day as earlier. */
export function noticeGroupOf(createdAt: When, today: string, { parseDate }: Formats = formatsOf()): NoticeGroup {
  const created = parseDate(createdAt);
  if (!created) return "earlier";
  const age = daysBetween(created, today);
  if (age <= 0) return "today";
  return age <= weekdayOf(today) ? "thisWeek" : "earlier";
}

/** Parts a list by the days on which its notifications came. "Earlier" is no group unless it is below something newer. */
export function groupsOfNotices<Notice extends { createdAt?: When }>(
  notifications: readonly Notice[],
  today: string,
  formats: Formats = formatsOf(),
): { groups: { name: NoticeGroup; items: Notice[] }[]; isParted: boolean } {
  const groups = noticeGroups
    .map((name) => ({ name, items: notifications.filter(({ createdAt }) => noticeGroupOf(createdAt, today, formats) === name) }))
    .filter(({ items }) => items.length > 0);
  return { groups, isParted: groups.length > 1 || groups[0]?.name !== "earlier" };
}

interface NoteContext {
  today: string;
  words: Words;
  formats: Formats;
}

interface Dated {
  createdAt?: When;
  deadline?: When;
  discountFrom?: When;
  discountTo?: When;
}

/**
 * Returns the quiet line of a row: the day on which it came unless it is today, the deadline and the days of a
 * discount. A deadline on a discount's last day is said once.
 */
export function noteOf({ createdAt, deadline, discountFrom, discountTo }: Dated, { today, words, formats }: NoteContext): string {
  const { bareDayFrom, fillDates, parseDate } = formats;
  const [created, last, from, to] = [createdAt, deadline, discountFrom, discountTo].map((when) => parseDate(when));
  const short = (when: When) => bareDayFrom(when, today, true) ?? "";
  const group = noticeGroupOf(createdAt, today, formats);
  const facts: string[] = [];
  if (created && group !== "today") facts.push(short(created));
  if (last && last !== to) facts.push(fillDates(last < today ? words.rowPast : words.rowUntil, { date: short(last) }));
  if (from && to) facts.push(fillDates(words.rowDiscount, { from: short(from), to: short(to) }));
  else if (from) facts.push(fillDates(words.rowDiscountFrom, { from: short(from) }));
  else if (to) facts.push(fillDates(words.rowDiscountTo, { to: short(to) }));
  return capitalized(facts.join(" · "));
}
