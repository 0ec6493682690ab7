import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { casa } from "../data/supplySample.ts";

/** All data of a supply, as a site loads them. */
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
  selfReadingOddMonths: false,
  billingFrequency: "Even",
  billings: ["b-1"],
  billingAddresses: ["ba-1"],
  cadastrals: ["c-1"],
  supplyAddress: "a-1",
};
