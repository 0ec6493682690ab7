/** What the header's count needs of a notification (spec §3). */
export interface Notification {
  id: string;
  /** SelfReading 1, PromoNotification 2, VoucherNotification 3; null where the servers give none. */
  notificationType: number | null;
  read: boolean;
}

/** The bell's count: unread ones, without the kinds that the configuration excludes; none while alerts are off. */
export const unreadCount = (notifications: readonly Notification[], alertNotifications: boolean, excluded: readonly number[]): number =>
  alertNotifications
    ? notifications.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType)))
        .length
    : 0;
