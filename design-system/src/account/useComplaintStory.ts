import { currentRules } from "../data/currentRules.ts";
import { useFormats } from "../data/useFormats.ts";
import type { ComplaintStory } from "../files/complaintStory.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Complaint } from "./complaint.ts";
import { complaintClock } from "./complaintClock.ts";
import { daysText, turnText } from "./complaintDays.ts";
import { eventsOf, wayText } from "./complaintEvents.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import type { ComplaintRules } from "./complaintRules.ts";

/** Returns the function that tells a complaint in words, by the rules of the site. */
export function useComplaintStory(siteRules: ComplaintRules | undefined): (complaint: Complaint) => ComplaintStory {
  const words = useMessages(complaintMessages);
  const formats = useFormats();
  const today = useToday();
  return (complaint) => {
    const { number, kind, copy, asked, answer } = complaint;
    const rules = currentRules(siteRules, today);
    const clock = complaintClock(complaint, rules, today);
    const way = clock.conciliation && rules?.conciliation;
    const notes = [
      turnText(clock, words),
      daysText(clock, words, formats),
      clock.indemnity !== null && fill(words.indemnity, { amount: formats.formatMoney(clock.indemnity / 100) }),
      way && wayText(clock, way.name, words, formats),
    ];
    return {
      number,
      kind: kind === "unknown" ? words.unknownKind : words[kind],
      events: eventsOf(complaint, clock, words).map(({ title, date }) => ({ title: String(title), date })),
      notes: notes.flatMap((note) => note || []),
      copy,
      asked,
      answer: answer?.text ?? null,
    };
  };
}
