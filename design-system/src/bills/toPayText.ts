import { type DateWords, uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { toPayMessages } from "./toPayMessages.it.ts";

type Words = WordsOf<typeof toPayMessages>;

/** Due dates of the bills to pay: how many there are, and the most urgent fact about them. */
export interface ToPayText {
  count: string;
  urgent: string;
  /** True if a due date has passed. */
  late: boolean;
}

/**
 * Says how many bills must be paid and which is the most urgent: "2 bollette, una è scaduta da 19 giorni".
 * @param days due dates in Rome, "YYYY-MM-DD", null if unknown
 */
export function toPayText(
  days: readonly (string | null)[],
  today: string,
  words: Words,
  dateWords: DateWords,
  formats: Formats = formatsOf(),
): ToPayText {
  const dueDays = days.filter((day) => day !== null).toSorted();
  const overdue = dueDays.filter((day) => day < today).length;
  const due = uncapitalized((dueDays[0] && formats.dueInText(dueDays[0], today, dateWords)) ?? "");
  const count = days.length === 1 ? words.one : fill(words.other, { count: days.length });
  const urgent = (): string => {
    if (!due) return words.noDay;
    if (days.length === 1) return due;
    if (overdue === 0) return fill(words.first, { due });
    if (overdue === days.length) return words.allOverdue;
    return overdue === 1 ? fill(words.oneOverdue, { due }) : fill(words.someOverdue, { count: overdue });
  };
  return { count, urgent: urgent(), late: overdue > 0 };
}
