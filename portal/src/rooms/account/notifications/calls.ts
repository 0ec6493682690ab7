import { parseRows } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { NotificationsDocument } from "../generated/account.ts";
import { NotificationListDocument } from "./generated/notifications.ts";
import { type Notice, parseNotices } from "./notice.ts";
import { type Notification, notification } from "./notification.ts";

export const fetchNotifications = async (customerId: string, signal?: AbortSignal): Promise<Notification[]> =>
  parseRows(notification, (await query(NotificationsDocument, { customerId }, { signal })).allNotifications, "notifications");

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);
