import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import type { SupplyAddress } from "@favilla/design-system/supplies/address.ts";
import * as z from "zod/mini";
import { flag, id, optionalId, optionalText, parse, parseRows } from "../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import { query } from "../../platform/wire/graphql.ts";
import { write } from "../../platform/wire/write.ts";
import { BillingAddressesDocument, SupplyAddressDocument, UpdateBillingAddressDocument } from "./generated/addresses.ts";

const inside = {
  staircase: optionalId,
  internal: optionalId,
  floor: optionalId,
  postalCode: optionalId,
  city: optionalText,
  civicNumber: optionalId,
};

const supplyAddressSchema = z.object({ ...inside, id, toponym: optionalText, via: optionalText, province: optionalText });

const billingAddressSchema = z.object({
  ...inside,
  id,
  supplyCode: id,
  address: optionalText,
  province: optionalText,
  provinceCode: optionalText,
  toponym: optionalText,
  name: optionalText,
  surname: optionalText,
  active: flag,
  manualInsert: flag,
  manualInsertDate: optionalText,
});

/** Parses an address, which may be null. */
export const parseSupplyAddress = (data: unknown): SupplyAddress | null => parse(z.nullable(supplyAddressSchema), data, "supply address");

export const parseBillingAddresses = (rows: unknown): BillingAddress[] => parseRows(billingAddressSchema, rows, "billing addresses");

/** Fetches the address of a supply by the address id. */
export const fetchSupplyAddress = async (addressId: string, signal?: AbortSignal): Promise<SupplyAddress | null> =>
  parseSupplyAddress((await query(SupplyAddressDocument, { addressId }, { signal })).supplyAddress);

/** Fetches the addresses for a supply's paper bills. */
export const fetchBillingAddresses = async (supplyCode: string, signal?: AbortSignal): Promise<BillingAddress[]> =>
  parseBillingAddresses((await query(BillingAddressesDocument, { supplyCode }, { signal })).billingAddresses);

/**
 * Saves a billing address.
 * @param key idempotency key, the same for every attempt at the same change
 */
export function updateBillingAddress(address: BillingAddress, key: string): Promise<BillingAddress> {
  const variables = {
    ...address,
    address: address.address ?? "",
    civicNumber: address.civicNumber ?? "",
    postalCode: address.postalCode ?? "",
    provinceCode: address.provinceCode ?? "",
    city: address.city ?? "",
    name: address.name ?? "",
    surname: address.surname ?? "",
  };
  return write(UpdateBillingAddressDocument, variables, {
    read: ({ updateBillingAddress }) => parse(billingAddressSchema, updateBillingAddress, "billing address"),
    present: () => address,
    idempotencyKey: key,
  });
}

/** The address of a supply, by the address's id. */
export const supplyAddressQuery = privateQuery(
  "supplyAddress",
  (_customerId, signal, addressId: string) => fetchSupplyAddress(addressId, signal),
  (address) => address === null,
);

/** The billing addresses of a supply, by its code. */
export const billingAddressesQuery = privateQuery(
  "billingAddresses",
  (_customerId, signal, supplyCode: string) => fetchBillingAddresses(supplyCode, signal),
  isEmptyList,
);
