import type { Supply } from "@favilla/design-system/supplies/supply.ts";

const casa: Supply = {
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

/** The supplies of the sample, which the pages share: give them those of your server. */
export const supplies: readonly Supply[] = [
  casa,
  {
    ...casa,
    ...{ id: "supply-2", supplyCode: "S-2", commodity: "gas", pod: null, pdr: "00000000000001", contractNumber: "C-2" },
    ...{ address: "Via dei Tigli 14, Bologna", nickname: null },
  },
];
