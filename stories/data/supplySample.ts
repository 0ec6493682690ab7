import type { Supply } from "@favilla/design-system/supplies/supply.ts";

/** A customer's electricity, as every site loads it. */
export const casa: Supply = {
  id: "supply-1",
  supplyCode: "S-1",
  commodity: "electricity",
  pod: "IT001E00000001",
  pdr: null,
  status: "active",
  address: "Via Fittizia 8, Bologna",
  nickname: "Casa di Bologna",
  selfReadingToken: null,
  contractNumber: "C-1",
};

/** Gas without a name of the customer. */
export const tigli: Supply = {
  ...casa,
  id: "supply-2",
  supplyCode: "S-2",
  commodity: "gas",
  pod: null,
  pdr: "00000000000001",
  address: "Via dei Tigli 14, Bologna",
  nickname: null,
};

/** The same customer's second electricity. */
export const mare: Supply = {
  ...casa,
  id: "supply-3",
  supplyCode: "S-3",
  pod: "IT001E00000002",
  nickname: "Casa al mare",
  address: "Viale Campione 2, Rimini",
};
