import { config } from "../../../platform/config/config.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { type Asked, usePrivate } from "../../../platform/session/usePrivate.ts";
import { useCustomer } from "../useCustomer.ts";
import { fetchNotifications } from "./calls.ts";
import { type Notification, unreadCount } from "./notification.ts";

export const askedNotifications: Asked<Notification[]> = [
  "notifications",
  (customerId, _query, signal) => fetchNotifications(customerId, signal),
];

/** What the bell and home know of the notifications; undefined while they are loading. */
export const useNotifications = (): Notification[] | undefined => usePrivate(...askedNotifications).data;

/** The bell's count; zero while anything it depends on is still loading. */
export function useUnreadCount(): number {
  const customer = loaded(useCustomer());
  const data = useNotifications();
  return customer && data ? unreadCount(data, customer.alertNotifications, config().excludedNotificationTypes) : 0;
}
