import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { formatDayMonth } from "../data/format.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { card } from "../layout/Card.css.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingHistory.css.ts";
import { ReadingTag } from "./ReadingTag.tsx";
import { formatMeter, type SentReading } from "./reading.ts";

export interface ReadingHistoryProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How loading stands (spec §4). */
  state: "loading" | "loaded" | "failed";
  /** In the order shown: newest first. Each leads to its detail. @default none */
  readings?: readonly (SentReading & { href: string })[] | undefined;
  /** What the list is of ("Le letture che hai inviato"): its accessible name. */
  label: string;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** Under the words where there is none yet: one button or link. */
  emptyAction?: ReactNode;
  /** There are more than these. @default false */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** They are coming. @default false */
  loadingMore?: boolean | undefined;
  /** How many the next press adds. @default 10 */
  step?: number | undefined;
  /** Place of the empty and the failed panel's title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

const shapes = [0, 1, 2];

/** The readings that the customer sent, or why there are none. State: `data-state`. */
export const ReadingHistory = forwardRef<HTMLDivElement, ReadingHistoryProps>(function ReadingHistory(
  { state, readings = [], label, onRetry, emptyAction, hasMore = false, onLoadMore, loadingMore, step = 10, headingLevel = 2, ...rest },
  ref,
) {
  const words = useMessages(readingsMessages);
  const list = useRef<HTMLUListElement>(null);
  const count = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: number });

  const body = () => {
    if (state === "loading")
      return (
        <SkeletonGroup label={words.historyLoading} className={cx(card, styles.history)}>
          {shapes.map((shape) => (
            <div key={shape} className={styles.row}>
              <div className={styles.words}>
                <Skeleton width="7rem" height="1lh" />
                <Skeleton className={styles.fact} width="12rem" height="1lh" />
              </div>
              <Skeleton className={styles.tag} shape="pill" width="6rem" height="1.75rem" />
            </div>
          ))}
        </SkeletonGroup>
      );
    if (state === "failed") return <ServerErrorPanel title={words.historyFailureTitle} level={headingLevel} onRetry={onRetry} />;
    if (readings.length === 0)
      return (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          level={headingLevel}
          title={words.historyEmptyTitle}
          description={words.historyEmptyDescription}
          action={emptyAction}
        />
      );
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
        <ul ref={list} role="list" aria-label={label} className={cx(card, styles.history)}>
          {readings.map(({ id, href, value, supplyName, sentAt, status }) => {
            const date = formatDayMonth(sentAt, { year: true });
            return (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <Link href={href} className={styles.link}>
                    {formatMeter(value)}
                  </Link>
                  <p className={styles.fact}>{date ? `${supplyName}, ${date}` : supplyName}</p>
                </div>
                <ReadingTag state={status} className={styles.tag} />
              </li>
            );
          })}
        </ul>
        <LoadMore
          count={readings.length}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          loading={loadingMore}
          step={step}
          label={count(words.moreOne, words.moreOther, step)}
          loadedText={(added) => count(words.loadedOne, words.loadedOther, added)}
          findItem={(index) => list.current?.children[index]?.querySelector<HTMLElement>("a")}
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
