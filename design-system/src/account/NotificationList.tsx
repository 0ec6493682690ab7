import { forwardRef } from "react";
import type { LoadedListProps } from "../data/LoadedList.tsx";
import { group } from "../data/RowGroup.css.ts";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { AccountList } from "./AccountList.tsx";
import type { NotificationFacts } from "./NotificationCard.tsx";
import { list } from "./NotificationRow.css.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";
import { groupsOfNotices } from "./notificationText.ts";

export interface NotificationListProps extends LoadedListProps {
  /** Notifications in display order, newest first, with unique `id`s. @default none */
  notifications?: readonly NotificationFacts[] | undefined;
  /** Called when an unread notification is opened. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** True while more notifications are loading. @default false */
  loadingMore?: boolean | undefined;
}

/**
 * The notifications as rows with their whole text, those of today and of this week first, or the loading, empty or failed state. State:
 * `data-state`.
 */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(function NotificationList(
  { notifications = [], onRead, ...rest },
  ref,
) {
  const words = useMessages(notificationMessages);
  const formats = useFormats();
  const today = useToday();
  const { groups, isParted } = groupsOfNotices(notifications, today, formats);
  return (
    <AccountList
      {...rest}
      ref={ref}
      words={words}
      groups={isParted ? groups.map(({ name, items }) => ({ title: words[name], count: items.length })) : undefined}
      listClassName={cx(group, list)}
    >
      {groups.flatMap(({ items }) =>
        items.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onRead={onRead} />
          </li>
        )),
      )}
    </AccountList>
  );
});
