import { forwardRef, type ReactNode } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import type { LoadedListProps } from "../data/LoadedList.tsx";
import { group } from "../data/RowGroup.css.ts";
import { Timeline } from "../data/Timeline.tsx";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { StatusTag } from "../feedback/StatusTag.tsx";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { AccountList } from "./AccountList.tsx";
import * as styles from "./RequestList.css.ts";
import { requestMessages } from "./requestMessages.it.ts";
import { byWhoActs, type RequestMoments, type RequestType, requestEvents, requestGroupOf, requestGroups } from "./requestProgress.ts";
import { statusLooks, useRequestTexts } from "./requestTexts.ts";

/** Data of one request. */
export interface RequestFacts extends RequestMoments {
  id: string;
  type: RequestType;
  /** Name of the supply that the request is about. */
  supply?: string | null | undefined;
  /** The new value that was asked for: an address, the end of an account. */
  asked?: ReactNode;
  /** Address of the page or panel that the request is about. Without it the row leads nowhere. */
  href?: string | undefined;
  /** Address where the request can be sent again after a failure. */
  againHref?: string | undefined;
  /** A line of the site's own, such as the days of a complaint. @default nothing */
  note?: ReactNode;
  /** True if a later request asks for the same: a failure then needs nothing of the customer. @default false */
  replaced?: boolean | undefined;
}

export interface RequestListProps extends LoadedListProps {
  /** Requests, newest first, with unique `id`s. They are grouped by who must act next. @default none */
  requests?: readonly RequestFacts[] | undefined;
  /** Action of the empty state: one button or link. */
  emptyAction?: ReactNode;
}

/** Lines of a request below its title: the supply, the days, and the tag. */
const lines = ["quiet", "quiet", "tag"] as const;

/** A visible name and a longer one for screen readers, so that similar timelines have different names (WCAG 2.4.6). */
const TimelineName = ({ visible, whole }: { visible: string; whole: string }) => (
  <>
    <span aria-hidden="true">{visible}</span>
    <VisuallyHidden>{whole}</VisuallyHidden>
  </>
);

interface ItemProps {
  request: RequestFacts;
  headingLevel: HeadingLevel;
}

function RequestItem({ request, headingLevel }: ItemProps) {
  const { date, updatedAt, supply, asked, href, note } = request;
  const words = useMessages(requestMessages);
  const statusWords = useMessages(requestStatusMessages);
  const Anchor = useLink();
  const { status, title, days, story, next, againHref } = useRequestTexts(request);
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.request} data-status={status}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <Title className={styles.type}>
            {href ? (
              <Anchor href={href} className={styles.link} aria-label={supply ? fill(words.aboutOf, { type: title, supply }) : undefined}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Title>
          {(supply || !isAbsent(asked)) && (
            <p className={styles.fact}>
              {supply}
              {supply && !isAbsent(asked) && " · "}
              {asked}
            </p>
          )}
          {days && <p className={styles.fact}>{days}</p>}
        </div>
        {href && <ChevronRightIcon className={styles.chevron} />}
      </div>
      <div className={styles.state}>
        <StatusTag status={status} looks={statusLooks} messages={requestStatusMessages} className={styles.tag} />
        <Disclosure
          summary={<TimelineName visible={words.timeline} whole={story} />}
          summaryClassName={styles.opener}
          contentClassName={styles.timeline}
        >
          <Timeline label={story} events={requestEvents({ status, date, updatedAt }, statusWords)} />
        </Disclosure>
      </div>
      {next && <p>{next}</p>}
      {note}
      {againHref && (
        <Link href={againHref} icon="arrow" className={styles.again} aria-label={fill(words.againOf, { words: words.again, type: title })}>
          {words.again}
        </Link>
      )}
    </article>
  );
}

/**
 * The customer's requests, grouped by who must act next, or the loading, empty or failed state. The API reports "no request" as an error
 * (RQ-02); the customer sees the empty state. State: `data-state`.
 */
export const RequestList = forwardRef<HTMLDivElement, RequestListProps>(function RequestList(
  { requests = [], headingLevel = 2, ...rest },
  ref,
) {
  const words = useMessages(requestMessages);
  const groups = requestGroups.flatMap((each) => {
    const count = requests.filter((request) => requestGroupOf(request) === each).length;
    return count > 0 ? [{ title: words[each], count }] : [];
  });
  return (
    <AccountList
      {...rest}
      ref={ref}
      headingLevel={headingLevel}
      words={words}
      groups={groups}
      entry={lines}
      listClassName={cx(group, styles.list)}
    >
      {byWhoActs(requests).map((request) => (
        <li key={request.id}>
          <RequestItem request={request} headingLevel={Math.min(headingLevel + 1, 6) as HeadingLevel} />
        </li>
      ))}
    </AccountList>
  );
});
