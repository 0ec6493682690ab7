import { config } from "../../../platform/config/config.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { type PrivateQuery, usePrivate } from "../../../platform/session/usePrivate.ts";
import { useCustomer } from "../useCustomer.ts";
import { fetchNotifications } from "./calls.ts";
import { type Notification, unreadCount } from "./notification.ts";

export const notificationsQuery: PrivateQuery<Notification[]> = [
  "notifications",
  (customerId, _query, signal) => fetchNotifications(customerId, signal),
];

/** Returns the notifications that bell and home page need; undefined while they are loading. */
export const useNotifications = (): Notification[] | undefined => usePrivate(...notificationsQuery).data;

/** Returns the bell's count; zero while its data are loading. */
export function useUnreadCount(): number {
  const customer = loaded(useCustomer());
  const data = useNotifications();
  return customer && data ? unreadCount(data, customer.alertNotifications, config().excludedNotificationTypes) : 0;
}
