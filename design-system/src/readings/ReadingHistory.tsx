import { forwardRef, type ReactNode } from "react";
import { LoadedList, type LoadedListProps } from "../data/LoadedList.tsx";
import { useFormats } from "../data/useFormats.ts";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { card } from "../layout/Card.css.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { rem } from "../theme/rem.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingHistory.css.ts";
import { ReadingTag, readingStates } from "./ReadingTag.tsx";
import { formatMeter, type SentReading } from "./reading.ts";

export interface ReadingHistoryProps extends LoadedListProps {
  /** Readings in display order, newest first, each with the address of its detail. @default none */
  readings?: readonly (SentReading & { href: string })[] | undefined;
  /** Action of the empty state: one button or link. */
  emptyAction?: ReactNode;
  /** True while more readings are loading. @default false */
  loadingMore?: boolean | undefined;
}

const shapes = [0, 1, 2];

const HistorySkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={cx(card, styles.history)}>
    {shapes.map((shape) => (
      <div key={shape} className={styles.row}>
        <div className={styles.words}>
          <Skeleton width={rem(7)} height="1lh" />
          <Skeleton className={styles.fact} width={rem(12)} height="1lh" />
        </div>
        <Skeleton className={styles.tag} shape="pill" width={rem(6)} height={rem(1.75)} />
      </div>
    ))}
  </SkeletonGroup>
);

/** The readings that the customer has sent, or the loading, empty or failed state. State: `data-state`. */
export const ReadingHistory = forwardRef<HTMLDivElement, ReadingHistoryProps>(function ReadingHistory({ readings = [], ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") {
    for (const { status } of readings) checkKnown("readings/ReadingHistory", "readings.status", status, readingStates);
  }
  const words = useMessages(readingsMessages);
  const formats = useFormats();
  return (
    <LoadedList
      {...rest}
      ref={ref}
      words={{
        ...words,
        failureTitle: words.historyFailureTitle,
        emptyTitle: words.historyEmptyTitle,
        emptyDescription: words.historyEmptyDescription,
      }}
      skeleton={<HistorySkeleton label={words.historyLoading} />}
      illustration={<NothingFoundIllustration />}
      listClassName={cx(card, styles.history)}
    >
      {readings.map(({ id, href, value, supplyName, sentAt, status }) => {
        const date = formats.formatDayMonth(sentAt, { year: true, short: true });
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <Link href={href} className={styles.link}>
                {formatMeter(value, undefined, formats)}
              </Link>
              <p className={styles.fact}>{date ? `${supplyName}, ${date}` : supplyName}</p>
            </div>
            <ReadingTag state={status} className={styles.tag} />
            <ChevronRightIcon className={styles.chevron} />
          </li>
        );
      })}
    </LoadedList>
  );
});
