import { addMonths, lastDayOf } from "@favilla/design-system/data/days.ts";
import type { Contract, PriceChange } from "@favilla/design-system/supplies/contract.ts";
import type { UsedRow } from "@favilla/design-system/supplies/priceChange.ts";
import type { NoticeRules } from "@favilla/design-system/supplies/priceNotice.ts";

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
  change: null,
  withdrawal: null,
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
  change: null,
  withdrawal: null,
};

/** A rise that is announced three months and more before. */
export const rise: PriceChange = {
  noticedOn: "2026-11-10",
  from: "2027-03-01",
  before: contract.price,
  after: {
    units: [
      { band: "F1", perUnit: 0.1598 },
      { band: "F2", perUnit: 0.1433 },
      { band: "F3", perUnit: 0.1301 },
    ],
    perYear: 132,
  },
  document: "condizioni",
};

/** Twelve months of 100 kWh in F1, 60 in F2 and 40 in F3. */
export const use: readonly UsedRow[] = Array.from({ length: 12 }, (_, index) =>
  (["F1", "F2", "F3"] as const).map((zone) => ({
    date: lastDayOf(addMonths("2025-11", index)),
    zone,
    consumption: { F1: 100, F2: 60, F3: 40 }[zone],
    origin: index === 11 ? "estimate" : "real",
  })),
).flat();

/** Times of notice, of no real source. */
export const notice: NoticeRules = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  rise: { months: 3 },
  fall: { months: 1 },
};
