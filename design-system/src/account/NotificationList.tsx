import { forwardRef } from "react";
import type { LoadedListProps } from "../data/LoadedList.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccountList } from "./AccountList.tsx";
import { NotificationCard, type NotificationFacts } from "./NotificationCard.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";

export interface NotificationListProps extends LoadedListProps {
  /** In the order shown: newest first. Each `id` once. @default none */
  notifications?: readonly NotificationFacts[] | undefined;
  /** Today in Rome, ISO day or timestamp. */
  today: string;
  /** One was opened or marked as read, and was not before. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** They are coming. @default false */
  loadingMore?: boolean | undefined;
}

/** Notifications, or why there are none. State: `data-state`. */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(function NotificationList(
  { notifications = [], today, onRead, headingLevel, ...rest },
  ref,
) {
  const words = useMessages(notificationMessages);
  return (
    <AccountList {...rest} ref={ref} headingLevel={headingLevel} words={words}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard {...notification} today={today} onRead={onRead} headingLevel={headingLevel} />
        </li>
      ))}
    </AccountList>
  );
});
