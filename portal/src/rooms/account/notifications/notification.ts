import type { Notification } from "../calls.ts";

export type { Notification } from "../calls.ts";

/** The bell's count: unread ones, without the kinds that the configuration excludes; none while alerts are off. */
export const unreadCount = (notifications: readonly Notification[], alertNotifications: boolean, excluded: readonly number[]): number =>
  alertNotifications
    ? notifications.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType)))
        .length
    : 0;
