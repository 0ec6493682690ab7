import { forwardRef, type ReactNode } from "react";
import type { LoadedListProps } from "../data/LoadedList.tsx";
import { Timeline } from "../data/Timeline.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { type StatusLooks, StatusTag } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { AccountList } from "./AccountList.tsx";
import * as styles from "./RequestList.css.ts";
import { requestMessages } from "./requestMessages.it.ts";
import {
  type RequestMoments,
  type RequestStatus,
  type RequestType,
  requestEvents,
  requestStatuses,
  requestTypes,
} from "./requestProgress.ts";

const looks: StatusLooks<RequestStatus, keyof typeof requestMessages.words> = {
  Open: { tone: "neutral", icon: ClockIcon, word: "Open" },
  InProgress: { tone: "warning", icon: ClockIcon, word: "InProgress" },
  ClosedSuccessfully: { tone: "positive", icon: CheckIcon, word: "ClosedSuccessfully" },
  ClosedWithFailure: { tone: "negative", icon: WarningIcon, word: "ClosedWithFailure" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "unknown" },
};

/** Data of one request. */
export interface RequestFacts extends RequestMoments {
  id: string;
  type: RequestType;
  /** Address where the request can be sent again after a failure. */
  againHref?: string | undefined;
}

export interface RequestListProps extends LoadedListProps {
  /** Requests in display order, newest first, with unique `id`s. @default none */
  requests?: readonly RequestFacts[] | undefined;
  /** Action of the empty state: one button or link. */
  emptyAction?: ReactNode;
}

/** A visible name and a longer one for screen readers, so that similar timelines have different names (WCAG 2.4.6). */
const TimelineName = ({ visible, whole }: { visible: string; whole: string }) => (
  <>
    <span aria-hidden="true">{visible}</span>
    <VisuallyHidden>{whole}</VisuallyHidden>
  </>
);

function RequestItem({ type, status, date, updatedAt, againHref, headingLevel }: RequestFacts & { headingLevel: HeadingLevel }) {
  const words = useMessages(requestMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const shownStatus = requestStatuses.includes(status) ? status : "unknown";
  const title = type !== "unknown" && requestTypes.includes(type) ? words[type] : words.unknownType;
  const day = formatDayMonth(date, { year: true });
  const story = day ? fill(words.timelineOf, { type: title, date: day }) : words.timeline;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={cx(card, styles.request)} data-status={shownStatus}>
      <div className={styles.head}>
        <div>
          <Title className={styles.type}>{title}</Title>
          {day && <p className={styles.fact}>{fillDates(words.requestedOn, { date: day })}</p>}
        </div>
        <StatusTag status={status} looks={looks} messages={requestMessages} />
      </div>
      <p>{words[`next${shownStatus}`]}</p>
      {shownStatus === "ClosedWithFailure" && againHref && (
        <Link href={againHref} icon="arrow" className={styles.again} aria-label={fill(words.againOf, { words: words.again, type: title })}>
          {words.again}
        </Link>
      )}
      <Disclosure summary={<TimelineName visible={words.timeline} whole={story} />} contentClassName={styles.timeline}>
        <Timeline label={story} events={requestEvents({ status: shownStatus, date, updatedAt }, words)} />
      </Disclosure>
    </article>
  );
}

/**
 * The customer's requests with their status and the next step, or the loading, empty or failed state. The API reports "no request" as an
 * error (RQ-02); the customer sees the empty state. State: `data-state`.
 */
export const RequestList = forwardRef<HTMLDivElement, RequestListProps>(function RequestList(
  { requests = [], headingLevel = 2, ...rest },
  ref,
) {
  const words = useMessages(requestMessages);
  return (
    <AccountList {...rest} ref={ref} headingLevel={headingLevel} words={words}>
      {requests.map((request) => (
        <li key={request.id}>
          <RequestItem {...request} headingLevel={headingLevel} />
        </li>
      ))}
    </AccountList>
  );
});
