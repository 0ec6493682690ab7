import type { Customer, Notification, Supply, SupplyAddress } from "@favilla/contract/schema.ts";
import type { Schemas } from "../base/contract.ts";
import type { StoredBill } from "../bills/wire.ts";
import { residenceIdsOf } from "./residences.ts";
import type { SampleEmail } from "./signIns.ts";

/** Everything that belongs to one sample customer. */
export interface Sample {
  email: SampleEmail;
  customer: Customer;
  supplies: readonly Supply[];
  addresses: readonly SupplyAddress[];
  bills: readonly StoredBill[];
  notifications: readonly Notification[];
  vouchers: readonly Schemas["Voucher"][];
}

type Person = Pick<Customer, "customerId" | "name" | "surname" | "fiscalCode"> & Partial<Customer>;

/** A customer, with the fields that are the same for all of them. */
function makeCustomer(email: SampleEmail, person: Person, supplies: readonly Supply[]): Customer {
  return {
    externalId: `C-${person.customerId}`,
    birthplace: "Bologna",
    birthday: "1980-01-01",
    landlinePhone: "0510000000",
    phone: "3000000001",
    alertNotifications: true,
    communicationEmailAddress: email,
    residences: residenceIdsOf(person.customerId),
    statusRequests: [],
    supplyCode: supplies.map((supply) => supply.supplyCode),
    friendCode: null,
    createdAt: "2022-03-01T09:00:00.000Z",
    updatedAt: "2026-01-15T10:30:00.000Z",
    ...person,
  };
}

interface Place {
  toponym: string;
  via: string;
  civicNumber: string;
  city: string;
  province: string;
  postalCode: string;
  staircase?: string;
  internal?: string;
  floor?: string;
}

interface Home {
  supply: Supply;
  address: SupplyAddress;
}

/** A supply and its address, numbered within its customer. */
export function makeSupply(
  customerId: string,
  number: number,
  type: "Electric" | "Gas",
  place: Place,
  changes: Partial<Supply> = {},
): Home {
  const code = `${customerId}${String(number).padStart(3, "0")}`;
  const electric = type === "Electric";
  const street = `${place.toponym} ${place.via} ${place.civicNumber}`;
  const supply: Supply = {
    id: `s-${code}`,
    externalId: `EXT-${code}`,
    code,
    supplyCode: code,
    type,
    pod: electric ? `IT001E${code.slice(-8).padStart(8, "0")}` : null,
    pdr: electric ? null : code.padStart(14, "0"),
    productCode: electric ? "OP470" : "OP471",
    promoCode: null,
    heatingMode: electric ? null : "Riscaldamento, acqua calda e cottura",
    activeFrom: "2022-03-31T22:00:00.000Z",
    supplyStartDate: "2022-03-31T22:00:00.000Z",
    status: "Active",
    meterStatus: "active",
    committedPower: electric ? 3 : null,
    availablePower: electric ? 3.3 : null,
    meterNumber: `M${code}`,
    meterMode: electric ? 2 : 1,
    meterLocationAddress: street,
    address: `${street}, ${place.city}`,
    nickname: null,
    selfReadingData: null,
    selfReadingToken: electric ? null : `srt-${code}`,
    contractNumber: `CTR-${code}`,
    selfReadingOddMonths: !electric,
    billingFrequency: "Even",
    billings: [`b-${code}`],
    billingAddresses: [`ba-${code}`],
    cadastrals: [`c-${code}`],
    supplyAddress: `a-${code}`,
    ...changes,
  };
  const address: SupplyAddress = { id: `a-${code}`, staircase: null, internal: null, floor: null, ...place };
  return { supply, address };
}

/** A customer with these supplies, and nothing else yet. */
export function makeSample(email: SampleEmail, person: Person, homes: readonly Home[] = []): Sample {
  const supplies = homes.map(({ supply }) => supply);
  return {
    email,
    customer: makeCustomer(email, person, supplies),
    supplies,
    addresses: homes.map(({ address }) => address),
    bills: [],
    notifications: [],
    vouchers: [],
  };
}
