import type { Notice } from "@favilla/design-system/account/notice.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { NotificationsDocument } from "./generated/notifications.ts";
import { parseNotices } from "./notice.ts";

/** Fetches all notifications, newest first. */
export const fetchNotices = async (customerId: CustomerId, signal?: AbortSignal): Promise<Notice[]> =>
  parseNotices((await query(NotificationsDocument, { customerId }, { signal })).allNotifications);

/** All notifications, newest first: for their page, the bell and the home page. */
export const noticesQuery = privateQuery("notices", fetchNotices, isEmptyList);
