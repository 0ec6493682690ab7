import * as z from "zod/mini";
import { flag, id, lenient } from "../../../platform/edge/edge.ts";

export const notification = z.object({
  id,
  /** SelfReading 1, PromoNotification 2, VoucherNotification 3; null where the servers give none. */
  notificationType: lenient(z.number()),
  read: flag,
});

/** What the header's count needs of a notification (CH-06). */
export type Notification = z.infer<typeof notification>;

/** Counts unread notifications for the bell, without the kinds that the configuration excludes. Returns zero while alerts are off. */
export const unreadCount = (notifications: readonly Notification[], alertNotifications: boolean, excluded: readonly number[]): number =>
  alertNotifications
    ? notifications.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType)))
        .length
    : 0;
