import * as z from "zod/mini";
import { id, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { write } from "../../../platform/wire/write.ts";
import { fetchCustomer } from "../calls.ts";
import { type Customer, customerSchema } from "../customer.ts";
import { UpdateCustomerDocument } from "../generated/account.ts";
import { ResidencesDocument } from "./generated/profile.ts";

/** Data that a customer may change. Omitted fields are not changed. */
export type ContactChange = Partial<{ phone: string; alertNotifications: boolean }>;

export const updateContacts = (customerId: CustomerId, change: ContactChange): Promise<Customer> =>
  write(
    UpdateCustomerDocument,
    { customerId, ...change },
    { read: ({ updateCustomer }) => parse(customerSchema, updateCustomer, "customer"), present: () => fetchCustomer(customerId) },
  );

const residenceSchema = z.object({
  id,
  customerId: optionalId,
  country: optionalText,
  city: optionalText,
  province: optionalText,
  /** Name of the street, without its toponym. */
  address: optionalText,
  civicNumber: optionalId,
  postalCode: optionalId,
  floor: optionalId,
  staircase: optionalId,
  internal: optionalId,
  toponym: optionalText,
});

/** The customer's residence (PF-08). */
export type Residence = z.infer<typeof residenceSchema>;

export const parseResidences = (data: unknown): Residence[] => parseRows(residenceSchema, data, "residences");

export const fetchResidences = async (customerId: CustomerId, signal?: AbortSignal): Promise<Residence[]> =>
  parseResidences((await query(ResidencesDocument, { customerId }, { signal })).allResidences);

export const residencesQuery = privateQuery("residences", fetchResidences, isEmptyList);
