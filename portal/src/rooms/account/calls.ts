import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { flag, id, lenient, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { ApiError, isAborted } from "../../platform/errors/errors.ts";
import { report } from "../../platform/errors/report.ts";
import { query } from "../../platform/wire/graphql.ts";
import { get } from "../../platform/wire/rest.ts";
import { CustomerDocument, NotificationsDocument } from "./generated/account.ts";
import { noPromo, type Promo } from "./referral/promo.ts";

const customer = z.object({
  customerId: id,
  name: optionalText,
  surname: optionalText,
  alertNotifications: flag,
  friendCode: optionalText,
});
/** What the menus and the home page need of a customer (AP-14). */
export type Customer = z.infer<typeof customer>;

const notification = z.object({
  id,
  /** SelfReading 1, PromoNotification 2, VoucherNotification 3; null where the servers give none. */
  notificationType: lenient(z.number()),
  read: flag,
});
/** What the header's count needs of a notification (CH-06). */
export type Notification = z.infer<typeof notification>;

export async function fetchCustomer(customerId: string, signal?: AbortSignal): Promise<Customer> {
  const [own] = parseRows(customer, (await query(CustomerDocument, { customerId }, { signal })).allCustomers, "customers");
  if (!own) throw new ApiError("customers: the session's customer is not among them", { reason: "body" });
  return own;
}

export const fetchNotifications = async (customerId: string, signal?: AbortSignal): Promise<Notification[]> =>
  parseRows(notification, (await query(NotificationsDocument, { customerId }, { signal })).allNotifications, "notifications");

const promo = z.object({
  status: z.literal(true),
  configuration: z.object({
    title: z.string(),
    description: z.string(),
    /** Euros for each of the two friends. */
    reward: z.number(),
    shareText: z.string(),
    /** An https address. */
    shareUrl: z.string().check(z.regex(/^https:\/\//)),
    /** Last day, "YYYY-MM-DD"; null is without end. */
    validTo: day,
  }),
});
/** The bring-a-friend promotion where there is one, with its terms. */
export type RunningPromo = z.infer<typeof promo>;

/** The bring-a-friend promotion. Off, of a wrong structure or not to be had: it is off without terms, and that is logged (PR-01). */
export async function fetchPromo(friendCode: string, signal?: AbortSignal): Promise<Promo> {
  try {
    return parse(promo, await get("promo", { path: { friendCode }, signal }), "promo");
  } catch (error) {
    if (isAborted(error)) throw error;
    report("Api", { what: "promo", error });
    return noPromo;
  }
}
