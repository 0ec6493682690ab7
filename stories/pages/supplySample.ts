import type { PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import type { SupplyAddress } from "../../portal/src/rooms/supplies/addressCalls.ts";
import type { DetailedSupply } from "../../portal/src/rooms/supplies/supplyDetail.ts";
import { supplies } from "./sample.tsx";

const [casa] = supplies;
if (!casa) throw new Error("no sample supply");

export const supply: DetailedSupply = {
  ...casa,
  externalId: "EXT-1",
  code: "S-1",
  productCode: "OP470",
  promoCode: null,
  heatingMode: null,
  activeFrom: "2022-04-01",
  supplyStartDate: "2022-04-01",
  meterStatus: "active",
  committedPower: 3,
  availablePower: 3.3,
  meterNumber: "M100001",
  meterMode: "provider",
  meterLocationAddress: "Via Fittizia 8",
  selfReadingData: null,
  selfReadingToken: null,
  selfReadingOddMonths: false,
  billingFrequency: "Even",
  billings: ["b-1"],
  billingAddresses: ["ba-1"],
  cadastrals: ["c-1"],
  supplyAddress: "a-1",
};

export const term: PaymentTermFacts = {
  mode: "Bank",
  deliveryMode: "Email",
  email: "giulia@esempio.it",
  emailConfirmed: false,
  validatingSince: "2026-11-18T09:30:00.000Z",
  iban: "IT60X0542811101000000123456",
  ibanStatus: "Active",
  postalAddress: "Via Fittizia 8, 40121 Bologna BO",
  effectiveDate: "2022-04-01",
  lastRequest: { status: "Active", date: "2026-07-21" },
};

export const pendingTerm: PaymentTermFacts = { ...term, lastRequest: { status: "OnHold", date: "2026-11-18" } };

const street = { civicNumber: "8", staircase: "B", internal: "5", floor: "2", postalCode: "40121", city: "Bologna" };

export const supplyAddress: SupplyAddress = { ...street, id: "a-1", toponym: "Via", via: "Fittizia", province: "BO" };

export const billingAddress: BillingAddress = {
  ...street,
  id: "ba-1",
  supplyCode: "S-1",
  address: "Via Fittizia",
  province: "Bologna",
  provinceCode: "BO",
  toponym: null,
  name: "Giulia",
  surname: "Esempio",
  active: true,
  manualInsert: false,
  manualInsertDate: null,
};
