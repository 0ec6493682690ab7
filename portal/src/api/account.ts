import * as z from "zod/mini";
import type { Customer } from "../account/customer.ts";
import type { Notification } from "../account/notification.ts";
import { anyObject, flag, id, lenient, optionalText, parse, parseRows } from "./edge.ts";
import { ApiError } from "./errors.ts";
import { CustomerDocument, NotificationsDocument } from "./generated/account.ts";
import { query } from "./graphql.ts";
import { report } from "./report.ts";
import { get } from "./rest.ts";

const customer = z.object({
  customerId: id,
  name: optionalText,
  surname: optionalText,
  alertNotifications: flag,
  friendCode: optionalText,
});
const notification = z.object({ id, notificationType: lenient(z.number()), read: flag });

export async function fetchCustomer(customerId: string): Promise<Customer> {
  const [own] = parseRows(customer, (await query(CustomerDocument, { customerId })).allCustomers, "customers");
  if (!own) throw new ApiError("customers: the session's customer is not among them", { reason: "body" });
  return own;
}

export const fetchNotifications = async (customerId: string): Promise<Notification[]> =>
  parseRows(notification, (await query(NotificationsDocument, { customerId })).allNotifications, "notifications");

const promo = z.object({ status: z.boolean(), configuration: z.optional(z.nullable(anyObject)) });

/** Whether bring a friend can be offered. Any failure means no, and is logged (spec §8). */
export async function fetchPromoAvailable(friendCode: string): Promise<boolean> {
  try {
    const { status, configuration } = parse(promo, await get("promo", { path: { friendCode } }), "promo");
    return status && configuration != null;
  } catch (error) {
    report("Api", { what: "promo", error });
    return false;
  }
}
