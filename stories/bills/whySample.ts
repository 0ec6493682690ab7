import type { CountedLine } from "@favilla/design-system/bills/billLine.ts";
import type { ExplainedBill } from "@favilla/design-system/bills/explainBill.ts";

export const energy = (quantity: number, unitPrice: number, amount: number): CountedLine => ({
  ...{ kind: "energy", label: "Quota consumi", amount, quantity, unit: "kWh", unitPrice },
});
export const fixed = (quantity: number, unitPrice: number, amount: number): CountedLine => ({
  ...{ kind: "fixed", label: "Quota fissa", amount, quantity, unit: "giorni", unitPrice },
});
const vat = (amount: number): CountedLine => ({ kind: "tax", label: "IVA 10%", amount });
const licence = (amount: number, rates: string): CountedLine => ({ kind: "levy", label: `Canone TV (rate ${rates} di 10)`, amount });

/** July and August 2026. */
export const summer: ExplainedBill = {
  total: 86.4,
  lines: [energy(231, 0.19134, 44.2), fixed(62, 0.29, 17.98), vat(6.22), licence(18, "7 e 8")],
  period: { from: "2026-07-01", to: "2026-08-31" },
};

/** September and October 2026, of which October is estimated. */
export const autumn: ExplainedBill = {
  total: 99.06,
  lines: [energy(283, 0.19572, 55.39), fixed(61, 0.3, 18.3), vat(7.37), licence(18, "9 e 10")],
  period: { from: "2026-09-01", to: "2026-10-31" },
  estimates: [{ month: "2026-10", quantity: 136 }],
};

/** September and October 2025. */
export const autumnBefore: ExplainedBill = {
  total: 95.02,
  lines: [energy(273, 0.19169, 52.33), fixed(61, 0.29, 17.69), vat(7), licence(18, "9 e 10")],
  period: { from: "2025-09-01", to: "2025-10-31" },
};

/** September and October 2026, with 120 kWh of May and June taken back. */
export const recalculated: ExplainedBill = {
  total: 73.85,
  lines: [
    energy(283, 0.19572, 55.39),
    { ...energy(-120, 0.19134, -22.96), label: "Ricalcolo maggio e giugno" },
    fixed(61, 0.3, 18.3),
    vat(5.12),
    licence(18, "9 e 10"),
  ],
  period: { from: "2026-09-01", to: "2026-10-31" },
};

const others = autumn.lines.slice(1);

/** Bills to explain with the oddest lines that may come, each with the bill before it. */
export const oddBills: readonly { bill: ExplainedBill; previous: ExplainedBill | null }[] = [
  { bill: autumn, previous: null },
  { bill: { total: -35.4, lines: [energy(-180, 0.19667, -35.4)] }, previous: summer },
  { bill: recalculated, previous: summer },
  { bill: { ...autumn, total: 101.06 }, previous: summer },
  { bill: { ...autumn, lines: [{ ...energy(283, 0.19572, 55.39), quantity: null }, ...others] }, previous: summer },
  { bill: { ...autumn, lines: [] }, previous: summer },
  // Corrected twice.
  { bill: { ...autumn, lines: [energy(300, 0.19572, 58.72), energy(-300, 0.19572, -58.72), ...autumn.lines] }, previous: summer },
  // Split over a change of price, and over a change of meter.
  { bill: { ...autumn, total: 99.05, lines: [energy(141, 0.19134, 26.98), energy(142, 0.2, 28.4), ...others] }, previous: summer },
  {
    bill: {
      ...autumn,
      lines: [energy(140, 0.19572, 27.4), energy(143, 0.19572, 27.99), fixed(61, 0.2, 12.2), fixed(61, 0.1, 6.1), ...autumn.lines.slice(2)],
    },
    previous: summer,
  },
  { bill: { ...autumn, total: 0 }, previous: { ...summer, total: 0 } },
];
