import { query } from "../../../platform/wire/graphql.ts";
import { NotificationListDocument } from "./generated/notifications.ts";
import { type Notice, parseNotices } from "./notice.ts";

export const fetchNotices = async (customerId: string, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationListDocument, { customerId }, { signal })).allNotifications);
