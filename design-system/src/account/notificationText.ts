import { formatDayMonth, parseDate } from "../data/dates.ts";
import { fill } from "../theme/messages.ts";
import type { notificationMessages } from "./notificationMessages.it.ts";

type Words = typeof notificationMessages.words;
type When = string | null | undefined;

/** Not torn apart at the end of a line. */
const day = (when: When) => formatDayMonth(when, { year: true })?.replaceAll(" ", "\u00a0");

/** Until when, or that it is over: the deadline's own day still counts. Days are ISO days or timestamps. */
export function deadlineText(deadline: When, today: string, words: Words): string | undefined {
  const date = day(deadline);
  if (!date) return undefined;
  const past = (parseDate(deadline) ?? "") < (parseDate(today) ?? "");
  return fill(past ? words.deadlinePast : words.deadline, { date });
}

/** For how long a discount holds; undefined without a day. */
export function discountText(from: When, to: When, words: Words): string | undefined {
  const [first, last] = [day(from), day(to)];
  if (first && last) return fill(words.discount, { from: first, to: last });
  if (first) return fill(words.discountFrom, { from: first });
  return last && fill(words.discountTo, { to: last });
}
