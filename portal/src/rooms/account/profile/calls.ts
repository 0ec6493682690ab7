import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { field, flag, id, listOf, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { moment } from "../../../platform/edge/moment.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { ProfileDocument, ResidencesDocument, UpdateCustomerDocument } from "./generated/profile.ts";

const ids = field((value) => listOf(value).flatMap((one) => (typeof one === "string" || typeof one === "number" ? String(one) : [])));

const profile = z.object({
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
export type Profile = z.infer<typeof profile>;

/** Returns the first row. Throws an ApiError if there is none. */
export function only<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new ApiError(`${what}: no row`, { reason: "body" });
  return row;
}

export const parseProfile = (data: unknown): Profile => only(parseRows(profile, data, "profile"), "profile");

export const fetchProfile = async (customerId: string, signal?: AbortSignal): Promise<Profile> =>
  parseProfile((await query(ProfileDocument, { customerId }, { signal })).allCustomers);

/** Data that a customer may change. Omitted fields are not changed. */
export type ContactChange = Partial<{ phone: string; alertNotifications: boolean }>;

export const updateContacts = async (customerId: string, change: ContactChange): Promise<Profile> =>
  parse(profile, (await query(UpdateCustomerDocument, { customerId, ...change })).updateCustomer, "profile");

const residence = z.object({
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
export type Residence = z.infer<typeof residence>;

export const parseResidences = (data: unknown): Residence[] => parseRows(residence, data, "residences");

export const fetchResidences = async (customerId: string, signal?: AbortSignal): Promise<Residence[]> =>
  parseResidences((await query(ResidencesDocument, { customerId }, { signal })).allResidences);

export const profileQuery = privateQuery("profile", fetchProfile);

export const residencesQuery = privateQuery("residences", fetchResidences, isEmptyList);
