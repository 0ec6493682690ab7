import { forwardRef, type ReactNode } from "react";
import { EntryRowSkeleton } from "../data/EntryRowSkeleton.tsx";
import { LoadedList, type LoadedListProps } from "../data/LoadedList.tsx";
import { group } from "../data/RowGroup.css.ts";
import { RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { narrow } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { readingsMessages } from "./messages.it.ts";
import { ReadingStatus } from "./ReadingStatus.tsx";
import { readingStates } from "./ReadingTag.tsx";
import { formatMeter, type SentReading } from "./reading.ts";

export interface ReadingHistoryProps extends LoadedListProps {
  /** Readings in display order, newest first, each with the address of its detail. @default none */
  readings?: readonly (SentReading & { href: string })[] | undefined;
  /** Action of the empty state: one button or link. */
  emptyAction?: ReactNode;
  /** True while more readings are loading. @default false */
  loadingMore?: boolean | undefined;
}

const HistorySkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <ul aria-hidden="true" className={cx(group, narrow)}>
      {[0, 1, 2].map((row) => (
        <EntryRowSkeleton key={row} />
      ))}
    </ul>
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
      listClassName={cx(group, narrow)}
    >
      {readings.map(({ id, href, value, supplyName, sentAt, status }) => {
        const date = formats.formatDayMonth(sentAt, { year: true, short: true });
        return (
          <RowLink
            key={id}
            href={href}
            title={formatMeter(value, undefined, formats)}
            note={date ? `${supplyName}, ${date}` : supplyName}
            valueNote={<ReadingStatus state={status} />}
          />
        );
      })}
    </LoadedList>
  );
});
