import type { CadastralFacts } from "@favilla/design-system/account/cadastral.ts";
import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import type { PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { SupplyAddress } from "@favilla/design-system/supplies/address.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { supplies } from "../sample/supplies.ts";

/** The supply of the sample with all its data: give the page that of your server. */
export const supply: DetailedSupply = {
  ...(supplies[0] as Supply),
  externalId: null,
  code: null,
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
  selfReadingOddMonths: null,
  billingFrequency: "Even",
  billings: [],
  billingAddresses: [],
  cadastrals: [],
  supplyAddress: null,
};

/** Payment method, and delivery of the bills. */
export const term: PaymentTermFacts = {
  mode: "Postal",
  effectiveDate: "2022-04-01",
  deliveryMode: "Email",
  email: "giulia@esempio.it",
  postalAddress: "Via Fittizia 8, 40121 Bologna BO",
};

const street = { civicNumber: "8", staircase: null, internal: null, floor: null, postalCode: "40121", city: "Bologna" };

/** Place of the supply. */
export const supplyAddress: SupplyAddress = { ...street, id: "a-1", toponym: "Via", via: "Fittizia", province: "BO" };

/** Address of the paper bills. */
export const billingAddress: BillingAddress = {
  ...street,
  id: "b-1",
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

export const cadastral: CadastralFacts = {
  ...{ holderTitle: "owner", city: "Bologna", urbanSection: null, sheet: "62", particle: "318", subordinate: "26" },
  ...{ changeStatus: null, lastChangeRequestDate: null },
};
