import { config } from "../../../platform/config/config.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { noticesQuery } from "./calls.ts";
import { unreadCount } from "./notice.ts";

/** Returns the bell's count; zero while its data are loading. */
export function useUnreadCount(): number {
  const customer = loaded(useQuery(customerQuery));
  const data = loaded(useQuery(noticesQuery));
  return customer && data ? unreadCount(data, customer.alertNotifications, config().excludedNotificationTypes) : 0;
}
