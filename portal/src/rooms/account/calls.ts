import { parseRows } from "../../platform/edge/edge.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { query } from "../../platform/wire/graphql.ts";
import { type Customer, customer } from "./customer.ts";
import { CustomerDocument, NotificationsDocument } from "./generated/account.ts";
import { type Notification, notification } from "./notifications/notification.ts";

export async function fetchCustomer(customerId: string, signal?: AbortSignal): Promise<Customer> {
  const [own] = parseRows(customer, (await query(CustomerDocument, { customerId }, { signal })).allCustomers, "customers");
  if (!own) throw new ApiError("customers: the session's customer is not among them", { reason: "body" });
  return own;
}

export const fetchNotifications = async (customerId: string, signal?: AbortSignal): Promise<Notification[]> =>
  parseRows(notification, (await query(NotificationsDocument, { customerId }, { signal })).allNotifications, "notifications");
