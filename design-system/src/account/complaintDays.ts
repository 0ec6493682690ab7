import type { Formats } from "../data/useFormats.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { ComplaintClock } from "./complaintClock.ts";
import type { complaintMessages } from "./complaintMessages.it.ts";

type Words = WordsOf<typeof complaintMessages>;

export const dayText = (day: string, { formatDayMonth }: Formats): string => formatDayMonth(day, { year: true }) ?? day;

/** Returns who must act, or nothing after the answer. */
export function turnText({ turn }: ComplaintClock, words: Words): string {
  if (turn === "nobody") return "";
  return turn === "you" ? words.turnYou : words.turnUs;
}

/** Returns until when the retailer answers, or how late the answer is or was. Empty where nobody knows. */
export function daysText({ turn, lastDay, daysLeft, late }: ComplaintClock, words: Words, formats: Formats): string {
  const { formatCount, fillDates } = formats;
  if (turn === "nobody") return late ? formatCount(words.answeredLateOne, words.answeredLateOther, late) : "";
  if (lastDay === null) return "";
  if (late) return formatCount(words.lateOne, words.lateOther, late);
  const left = daysLeft === 0 ? words.lastDay : formatCount(words.daysLeftOne, words.daysLeftOther, daysLeft ?? 0);
  return `${fillDates(words.answerBy, { date: dayText(lastDay, formats) })} ${left}`;
}
