import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { formatDayMonth } from "../data/format.ts";
import { Timeline } from "../data/Timeline.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PendingIllustration } from "../feedback/illustrations/PendingIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { card } from "../layout/Card.css.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { list } from "./AccountList.css.ts";
import { AccountListSkeleton } from "./AccountListSkeleton.tsx";
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

const looks: Record<RequestStatus, { tone: NonNullable<TagProps["tone"]>; icon: Icon }> = {
  Open: { tone: "neutral", icon: ClockIcon },
  InProgress: { tone: "warning", icon: ClockIcon },
  ClosedSuccessfully: { tone: "positive", icon: CheckIcon },
  ClosedWithFailure: { tone: "negative", icon: WarningIcon },
  unknown: { tone: "neutral", icon: HelpIcon },
};

/** A request as the library shows it. */
export interface RequestFacts extends RequestMoments {
  id: string;
  type: RequestType;
  /** Where it can be sent again, after a failure. */
  againHref?: string | undefined;
}

export interface RequestListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** `loaded` without requests is the empty state (spec §4 counts it as a failure; the customer is told that there is none). */
  state: "loading" | "loaded" | "failed";
  /** In the order shown: newest first. Each `id` once. @default none */
  requests?: readonly RequestFacts[] | undefined;
  /** What the list is of ("Le mie richieste"): its accessible name. */
  label: string;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** Where there is no request: one button or link. */
  emptyAction?: ReactNode;
  /** There are more than these. @default false */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** How many the next press adds. @default 10 */
  step?: number | undefined;
  /** Place of the requests' headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

function RequestItem({ type, status, date, updatedAt, againHref, headingLevel }: RequestFacts & { headingLevel: 2 | 3 }) {
  const words = useMessages(requestMessages);
  const known = requestStatuses.includes(status) ? status : "unknown";
  const title = type !== "unknown" && requestTypes.includes(type) ? words[type] : words.unknownType;
  const day = formatDayMonth(date, { year: true });
  const Title = `h${headingLevel}` as const;
  const { tone, icon } = looks[known];
  return (
    <article className={cx(card, styles.request)} data-status={known}>
      <div className={styles.head}>
        <div>
          <Title className={styles.type}>{title}</Title>
          {day && <p className={styles.fact}>{fill(words.requestedOn, { date: day })}</p>}
        </div>
        <Tag tone={tone} icon={icon}>
          {words[known]}
        </Tag>
      </div>
      <p>{words[`next${known}`]}</p>
      {known === "ClosedWithFailure" && againHref && (
        <Link href={againHref} icon="arrow" className={styles.again} aria-label={fill(words.againOf, { words: words.again, type: title })}>
          {words.again}
        </Link>
      )}
      <Disclosure summary={words.timeline} contentClassName={styles.timeline}>
        <Timeline
          label={day ? fill(words.timelineOf, { type: title, date: day }) : words.timeline}
          events={requestEvents({ status: known, date, updatedAt }, words)}
        />
      </Disclosure>
    </article>
  );
}

/** What the customer has asked for, how it stands and who must act next; or why there is nothing. State: `data-state`. */
export const RequestList = forwardRef<HTMLDivElement, RequestListProps>(function RequestList(
  { state, requests = [], label, onRetry, emptyAction, hasMore = false, onLoadMore, step = 10, headingLevel = 2, ...rest },
  ref,
) {
  const words = useMessages(requestMessages);
  const items = useRef<HTMLUListElement>(null);
  const count = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: number });
  const body = () => {
    if (state === "loading") return <AccountListSkeleton label={words.loading} />;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} level={headingLevel} onRetry={onRetry} />;
    if (requests.length === 0)
      return (
        <EmptyState
          illustration={<PendingIllustration />}
          level={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
          action={emptyAction}
        />
      );
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
        <ul ref={items} role="list" aria-label={label} className={list}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestItem {...request} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
        <LoadMore
          count={requests.length}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          step={step}
          label={count(words.moreOne, words.moreOther, step)}
          loadedText={(added) => count(words.loadedOne, words.loadedOther, added)}
          findItem={(index) => items.current?.children[index]?.querySelector<HTMLElement>("h2, h3")}
        />
      </>
    );
  };
  return (
    <div {...rest} ref={ref} data-state={state}>
      {body()}
    </div>
  );
});
