import { forwardRef } from "react";
import type { LoadedListProps } from "../data/LoadedList.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccountList } from "./AccountList.tsx";
import { NotificationCard, type NotificationFacts } from "./NotificationCard.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";

export interface NotificationListProps extends LoadedListProps {
  /** Notifications in display order, newest first, with unique `id`s. @default none */
  notifications?: readonly NotificationFacts[] | undefined;
  /** Called when an unread notification is opened or marked as read. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** True while more notifications are loading. @default false */
  loadingMore?: boolean | undefined;
}

/** The notifications, or the loading, empty or failed state. State: `data-state`. */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(function NotificationList(
  { notifications = [], onRead, headingLevel, ...rest },
  ref,
) {
  const words = useMessages(notificationMessages);
  return (
    <AccountList {...rest} ref={ref} headingLevel={headingLevel} words={words}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard {...notification} onRead={onRead} headingLevel={headingLevel} />
        </li>
      ))}
    </AccountList>
  );
});
