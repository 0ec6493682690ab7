import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Timeline.css.ts";
import { timelineMessages } from "./timelineMessages.it.ts";
import { useFormats } from "./useFormats.ts";

export const timelineStates = ["done", "current", "coming", "failed"] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineEvent {
  id: string;
  state: TimelineState;
  /** Name of the event: "Richiesta inviata". */
  title: ReactNode;
  /** ISO day or timestamp, shown as "12 dicembre 2026" in Rome's time zone. An invalid date is left out. */
  date?: string | null | undefined;
  /** One more sentence about the event. */
  text?: ReactNode;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, "children"> {
  /** Accessible name: "Avanzamento della richiesta". */
  label: string;
  /** Events in chronological order. */
  events: readonly TimelineEvent[];
}

const icons = { done: CheckIcon, current: ClockIcon, coming: undefined, failed: CloseIcon };

/** Past, current and coming events as an ordered list. State of each event: `data-state`. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline({ label, events, ...rest }, ref) {
  const words = useMessages(timelineMessages);
  const { formatDayMonth, parseDate } = useFormats();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without numbers.
    <ol role="list" {...rest} ref={ref} aria-label={label}>
      {events.map(({ id, state, title, date, text }) => {
        const MarkShape = icons[state];
        const day = parseDate(date);
        return (
          <li key={id} className={styles.event} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <span className={cx(styles.mark, styles.marks[state])}>{MarkShape && <MarkShape />}</span>
            <div className={styles.body}>
              <div className={styles.title}>
                {title}
                <VisuallyHidden>, {words[state]}</VisuallyHidden>
              </div>
              {day && (
                <time className={styles.date} dateTime={day}>
                  {formatDayMonth(day, { year: true })}
                </time>
              )}
              {text && <p>{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
});
