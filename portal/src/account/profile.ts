import type { Customer } from "./customer.ts";

/** Everything of a customer (spec §3). The birthday is a day, "YYYY-MM-DD"; createdAt and updatedAt are moments in UTC; null is missing. */
export interface Profile extends Customer {
  externalId: string | null;
  fiscalCode: string | null;
  birthplace: string | null;
  birthday: string | null;
  landlinePhone: string | null;
  phone: string | null;
  communicationEmailAddress: string | null;
  /** Ids of the residences. */
  residences: readonly string[];
  /** Ids of the status requests. */
  statusRequests: readonly string[];
  /** The code of each supply. */
  supplyCode: readonly string[];
  createdAt: string | null;
  updatedAt: string | null;
}

/** Where the customer lives (spec §3). */
export interface Residence {
  id: string;
  customerId: string | null;
  country: string | null;
  city: string | null;
  province: string | null;
  /** Name of the street, without its toponym. */
  address: string | null;
  civicNumber: string | null;
  postalCode: string | null;
  floor: string | null;
  staircase: string | null;
  internal: string | null;
  toponym: string | null;
}
