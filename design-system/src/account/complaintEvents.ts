import type { TimelineEvent } from "../data/Timeline.tsx";
import type { Formats } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { ComplaintMoments } from "./complaint.ts";
import type { ComplaintClock } from "./complaintClock.ts";
import { dayText } from "./complaintDays.ts";
import type { complaintMessages } from "./complaintMessages.it.ts";

type Words = WordsOf<typeof complaintMessages>;

/** Returns the sentence about the way on. */
export function wayText({ turn, conciliation }: ComplaintClock, name: string, words: Words, formats: Formats): string {
  if (conciliation?.isOpen) return fill(turn === "nobody" ? words.conciliationOpen : words.conciliationLate, { name });
  if (!conciliation?.from) return fill(words.conciliationAfter, { name });
  return formats.fillDates(words.conciliationFrom, { date: dayText(conciliation.from, formats), name });
}

/** Returns what has happened and what comes. */
export function eventsOf({ receivedOn, asked, answer }: ComplaintMoments, { lastDay, conciliation }: ComplaintClock, words: Words) {
  const events: TimelineEvent[] = [{ id: "received", state: "done", title: words.received, date: receivedOn }];
  if (answer) {
    const title = answer.verdict === "unknown" ? words.answered : words[answer.verdict];
    events.push({ id: "answer", state: "done", title, date: answer.on });
  } else {
    if (asked !== null) events.push({ id: "asked", state: "current", title: words.asked });
    events.push({ id: "answer", state: asked === null ? "current" : "coming", title: words.answerComing, date: lastDay });
  }
  // Its day may be before that of the answer, so the sentence below the events says it.
  if (conciliation) events.push({ id: "conciliation", state: conciliation.isOpen ? "current" : "coming", title: words.conciliation });
  return events;
}
