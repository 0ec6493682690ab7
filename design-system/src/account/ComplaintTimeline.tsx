import { forwardRef, type HTMLAttributes } from "react";
import { currentRules } from "../data/currentRules.ts";
import { Timeline } from "../data/Timeline.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Complaint } from "./complaint.ts";
import { complaintClock } from "./complaintClock.ts";
import { daysText, dayText, turnText } from "./complaintDays.ts";
import { eventsOf, wayText } from "./complaintEvents.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import type { ComplaintRules } from "./complaintRules.ts";

export interface ComplaintTimelineProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  complaint: Pick<Complaint, "number" | "kind" | "receivedOn" | "fourMonthly" | "asked" | "answer">;
  /** Times, sums and source, which are the site's. Without them no day is named. */
  rules?: ComplaintRules | undefined;
}

/**
 * Progress of a complaint (CL-20): who must act, the last day with the days that are left, the delay with the sum that it brings, and the way
 * on. Every figure is the site's (`ComplaintRules`), whose source is named. State: `data-turn`.
 */
export const ComplaintTimeline = forwardRef<HTMLElement, ComplaintTimelineProps>(function ComplaintTimeline(
  { complaint, rules: siteRules, ...rest },
  ref,
) {
  const words = useMessages(complaintMessages);
  const formats = useFormats();
  const today = useToday();
  const rules = currentRules(siteRules, today);
  const clock = complaintClock(complaint, rules, today);
  const { turn, indemnity, conciliation, lastDay } = clock;
  const way = conciliation && rules?.conciliation;
  const lead = [turnText(clock, words), daysText(clock, words, formats)].filter(Boolean).join(" ");
  return (
    <Stack gap={3} {...rest} ref={ref} data-turn={turn}>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {indemnity !== null && <p>{fill(words.indemnity, { amount: formats.formatMoney(indemnity / 100) })}</p>}
      <Timeline label={fill(words.progressOf, { number: complaint.number })} events={eventsOf(complaint, clock, words)} />
      {way && <p>{wayText(clock, way.name, words, formats)}</p>}
      {way && conciliation.isOpen && (
        <Link href={way.href} icon="arrow">
          {words.toConciliation}
        </Link>
      )}
      {rules && (lastDay !== null || way) && (
        <Text size="small" tone="muted">
          {formats.fillDates(words.source, { source: rules.source, date: dayText(rules.checked, formats) })}
        </Text>
      )}
    </Stack>
  );
});
