import type { Contract } from "@favilla/design-system/supplies/contract.ts";

/** A contract with a price for each band that ends in a hundred days. */
export const contract: Contract = {
  number: "CTR-000123",
  offerName: "Luce Chiara 24",
  offerCode: "000123ESFML01XXLUCECHIARA24XXXXX",
  priceKind: "fixed",
  index: null,
  price: {
    units: [
      { band: "F1", perUnit: 0.1462 },
      { band: "F2", perUnit: 0.1318 },
      { band: "F3", perUnit: 0.12 },
    ],
    perYear: 120,
  },
  priceEnd: "2027-02-28",
  concludedOn: "2025-02-10",
  start: "2025-03-01",
  end: null,
  documents: [
    { id: "condizioni", name: "Condizioni generali di fornitura" },
    { id: "scheda", name: "Scheda sintetica dell’offerta" },
  ],
};

/** A contract of which nothing is known. */
export const unknownContract: Contract = {
  number: "CTR-000124",
  offerName: null,
  offerCode: null,
  priceKind: null,
  index: null,
  price: { units: [], perYear: null },
  priceEnd: null,
  concludedOn: null,
  start: null,
  end: null,
  documents: [],
};
