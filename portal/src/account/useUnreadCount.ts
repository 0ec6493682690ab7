import { fetchNotifications } from "../api/account.ts";
import { loaded } from "../app/load.ts";
import { config } from "../config/config.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { unreadCount } from "./notification.ts";
import { useCustomer } from "./useCustomer.ts";

/** The bell's count; zero while anything it depends on is still loading. */
export function useUnreadCount(): number {
  const customer = loaded(useCustomer());
  const { data } = usePrivate("notifications", (customerId, _query, signal) => fetchNotifications(customerId, signal));
  return customer && data ? unreadCount(data, customer.alertNotifications, config().excludedNotificationTypes) : 0;
}
