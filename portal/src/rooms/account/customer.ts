import { isolate } from "@favilla/design-system/theme/isolate.ts";
import * as z from "zod/mini";
import { flag, id, optionalText } from "../../platform/edge/edge.ts";

export const customer = z.object({
  customerId: id,
  name: optionalText,
  surname: optionalText,
  alertNotifications: flag,
  friendCode: optionalText,
});

/** Data of the customer that the menus and the home page need (AP-14). */
export type Customer = z.infer<typeof customer>;

/** Customers with a lower id may not use the portal: they see the error page (RT-06). */
const firstCustomerId = 100;

export const isRefused = ({ customerId }: Pick<Customer, "customerId">): boolean => Number(customerId) < firstCustomerId;

/** Returns the name for a greeting: the first name, or the surname, which is a company's name. */
export const calledName = ({ name, surname }: Pick<Customer, "name" | "surname">): string | undefined =>
  name?.trim() || surname?.trim() || undefined;

/** Returns name and surname for a place where other text stands beside them. */
export const fullName = ({ name, surname }: Pick<Customer, "name" | "surname">): string =>
  [name, surname].flatMap((part) => (part?.trim() ? isolate(part.trim()) : [])).join(" ");
