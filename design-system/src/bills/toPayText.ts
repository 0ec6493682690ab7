import { daysBetween } from "../data/dates.ts";
import { type DateWords, uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import { soonDays } from "./dueDate.ts";
import type { toPayMessages } from "./toPayMessages.it.ts";

type Words = WordsOf<typeof toPayMessages>;

/** Due dates of the bills to pay: how many there are, and the most urgent fact about them. */
export interface ToPayText {
  count: string;
  urgent: string;
  /** True if a due date has passed. */
  late: boolean;
  /** True if one of the bills may correct the others, and none is late or due within days. */
  doubtful: boolean;
}

/**
 * Says how many bills must be paid and which is the most urgent: "2 bollette, una è scaduta da 19 giorni".
 * @param days due dates in Rome, "YYYY-MM-DD", null if unknown
 * @param undatedOverdue number of the bills without a day that are overdue nevertheless, as the servers say
 * @param samePeriod true if all bills are for one period: then one may correct the other, which is said unless a day is near
 */
export function toPayText(
  days: readonly (string | null)[],
  today: string,
  words: Words,
  dateWords: DateWords,
  formats: Formats = formatsOf(),
  samePeriod = false,
  undatedOverdue = 0,
): ToPayText {
  const dueDays = days.filter((day) => day !== null).toSorted();
  const pastDays = dueDays.filter((day) => day < today).length;
  const overdue = pastDays + undatedOverdue;
  const byDay = (dueDays[0] && formats.dueInText(dueDays[0], today, dateWords)) ?? "";
  const due = uncapitalized(pastDays === 0 && undatedOverdue > 0 ? words.overdue : byDay);
  const count = formats.formatCount(words.one, words.other, days.length);
  const isNear = dueDays[0] !== undefined && daysBetween(today, dueDays[0]) <= soonDays;
  const doubtful = samePeriod && days.length > 1 && !isNear && undatedOverdue === 0;
  const urgent = (): string => {
    if (doubtful) return days.length > 2 ? words.samePeriodMany : words.samePeriodTwo;
    if (!due) return words.noDay;
    if (days.length === 1) return due;
    if (overdue === 0) return fill(words.first, { due });
    if (overdue === days.length) return words.allOverdue;
    return formats.formatCount(words.oneOverdue, words.someOverdue, overdue, { due });
  };
  return { count, urgent: urgent(), late: overdue > 0, doubtful };
}
