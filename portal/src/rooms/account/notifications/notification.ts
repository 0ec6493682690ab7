import * as z from "zod/mini";
import { codeList } from "../../../platform/edge/codeList.ts";
import { flag, id, lenient } from "../../../platform/edge/edge.ts";

export const notificationTypes = codeList({ SelfReading: 1, PromoNotification: 2, VoucherNotification: 3 });

export const notification = z.object({
  id,
  /** A code of `notificationTypes`. Null if the servers send none. */
  notificationType: lenient(z.number()),
  read: flag,
});

/** Data of a notification that the header's count needs (CH-06). */
export type Notification = z.infer<typeof notification>;

/** Counts unread notifications for the bell, without the kinds that the configuration excludes. Returns zero while alerts are off. */
export const unreadCount = (notifications: readonly Notification[], alertNotifications: boolean, excluded: readonly number[]): number =>
  alertNotifications
    ? notifications.filter(({ read, notificationType }) => !read && !(notificationType !== null && excluded.includes(notificationType)))
        .length
    : 0;
