import { currentRules } from "../data/currentRules.ts";
import { useFormats } from "../data/useFormats.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { ComplaintMoments } from "./complaint.ts";
import { complaintClock } from "./complaintClock.ts";
import { daysText } from "./complaintDays.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import type { ComplaintRules } from "./complaintRules.ts";

interface ComplaintNoteProps {
  complaint: ComplaintMoments;
  rules: ComplaintRules | undefined;
}

/** The days of a complaint in one sentence, for its row in a list. Nothing where they are not known. Internal. */
export function ComplaintNote({ complaint, rules }: ComplaintNoteProps) {
  const words = useMessages(complaintMessages);
  const today = useToday();
  const text = daysText(complaintClock(complaint, currentRules(rules, today), today), words, useFormats());
  return text ? <p>{text}</p> : null;
}
