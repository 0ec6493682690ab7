import { forwardRef, type HTMLAttributes, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PendingIllustration } from "../feedback/illustrations/PendingIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { list } from "./AccountList.css.ts";
import { AccountListSkeleton } from "./AccountListSkeleton.tsx";
import { NotificationCard, type NotificationFacts } from "./NotificationCard.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";

export interface NotificationListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How loading stands (spec §4). */
  state: "loading" | "loaded" | "failed";
  /** In the order shown: newest first. Each `id` once. @default none */
  notifications?: readonly NotificationFacts[] | undefined;
  /** What the list is of ("Le tue notifiche"): its accessible name. */
  label: string;
  /** Today in Rome, ISO day or timestamp. */
  today: string;
  /** One was opened or marked as read, and was not before. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** There are more than these. @default false */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** They are coming. @default false */
  loadingMore?: boolean | undefined;
  /** How many the next press adds. @default 10 */
  step?: number | undefined;
  /** Place of the cards' headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** Notifications, or why there are none. State: `data-state`. */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(function NotificationList(
  {
    state,
    notifications = [],
    label,
    today,
    onRead,
    onRetry,
    hasMore = false,
    onLoadMore,
    loadingMore,
    step = 10,
    headingLevel = 2,
    ...rest
  },
  ref,
) {
  const words = useMessages(notificationMessages);
  const items = useRef<HTMLUListElement>(null);
  const count = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: number });
  const body = () => {
    if (state === "loading") return <AccountListSkeleton label={words.loading} />;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} level={headingLevel} onRetry={onRetry} />;
    if (notifications.length === 0)
      return (
        <EmptyState
          illustration={<PendingIllustration />}
          level={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
        <ul ref={items} role="list" aria-label={label} className={list}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationCard {...notification} today={today} onRead={onRead} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
        <LoadMore
          count={notifications.length}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          loading={loadingMore}
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
