import { unreadCount } from "@favilla/design-system/account/notice.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { noticesQuery } from "./calls.ts";

/** Returns the bell's count; zero while its data are loading. */
export function useUnreadCount(): number {
  const customer = loadedData(useQuery(customerQuery));
  const data = loadedData(useQuery(noticesQuery));
  return customer && data ? unreadCount(data, customer.alertNotifications, config().excludedNotificationTypes) : 0;
}
