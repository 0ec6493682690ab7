import { isolate } from "@favilla/design-system/theme/isolate.ts";
import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { flag, id, ids, onlyRow, optionalId, optionalText, parseRows, wholeOf } from "../../platform/edge/edge.ts";
import { moment } from "../../platform/edge/moment.ts";

export const customerSchema = z.object({
  customerId: id,
  externalId: optionalId,
  name: optionalText,
  surname: optionalText,
  fiscalCode: optionalText,
  birthplace: optionalText,
  birthday: day,
  landlinePhone: optionalId,
  phone: optionalId,
  alertNotifications: flag,
  communicationEmailAddress: optionalText,
  /** Ids of the residences. */
  residences: ids,
  /** Ids of the status requests. */
  statusRequests: ids,
  /** Codes of the supplies. */
  supplyCode: ids,
  friendCode: optionalText,
  createdAt: moment,
  updatedAt: moment,
});

/** All data of a customer (AP-14). The birthday is a day, "YYYY-MM-DD"; createdAt and updatedAt are UTC timestamps; null means missing. */
export type Customer = z.infer<typeof customerSchema>;

/** Reads the session's customer. Throws an ApiError if no row is one. */
export const parseCustomer = (rows: unknown): Customer => onlyRow(parseRows(customerSchema, rows, "customers"), "customers");

/** Customers with a lower id may not use the portal: they see the error page (RT-06). */
const firstCustomerId = 100;

export const isRefused = ({ customerId }: Pick<Customer, "customerId">): boolean =>
  (wholeOf(customerId) ?? firstCustomerId) < firstCustomerId;

/** Returns the name for a greeting: the first name, or the surname, which is a company's name. */
export const calledName = ({ name, surname }: Pick<Customer, "name" | "surname">): string | undefined =>
  name?.trim() || surname?.trim() || undefined;

/** Returns name and surname for a place where other text stands beside them. */
export const fullName = ({ name, surname }: Pick<Customer, "name" | "surname">): string =>
  [name, surname].flatMap((part) => (part?.trim() ? isolate(part.trim()) : [])).join(" ");

/** Returns the customer of a bill. The number on paper is that of the retailer's other systems, if there is one. */
export const billCustomer = (customer: Customer) => ({
  name: fullName(customer),
  number: customer.externalId ?? customer.customerId,
  fiscalCode: customer.fiscalCode ?? undefined,
});
