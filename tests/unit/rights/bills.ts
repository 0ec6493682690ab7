import type { Bill, DetailedBill } from "@favilla/design-system/bills/bill.ts";
import { type BillReadingFacts, rightsOf } from "@favilla/design-system/bills/rights.ts";
import type { RightsRules } from "@favilla/design-system/bills/rightsRules.ts";
import { addDays, addMonths, firstDayOf, lastDayOf } from "@favilla/design-system/data/days.ts";

export const rules: RightsRules = {
  source: "Fonte di prova",
  checked: "2026-11-01",
  anomaly: { electricity: 150, gas: 200, firstBill: 150, least: 50, days: 10 },
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
  samePeriod: { answer: 15 },
  oldUse: { years: 2 },
  estimate: true,
};

export const line = (changes: Partial<DetailedBill> = {}): DetailedBill => ({
  ...{ supplyCode: "S-1", type: "Quota consumi", amount: 60, vas: null, kind: "energy", quantity: 200, unit: "kWh", unitPrice: 0.3 },
  ...changes,
});

let nextId = 1;

/** A bill of electricity, issued on 10 November 2026 and due on 30 November. */
export const bill = (euros: number | null, from: string, to: string, changes: Partial<Bill> = {}): Bill =>
  ({
    ...{ id: nextId++, number: "1", year: 2026, name: null, commodity: "electricity", supplyCode: "S-1", contractNumber: null },
    ...{ periodFrom: from, periodTo: to, emissionDate: "2026-11-10", expiryDate: "2026-11-30", paymentDate: null },
    ...{ referenceDate: null, paymentType: null, totalAmount: euros, supplyAmount: null, installmentAmount: null, installmentNumber: 0 },
    ...{ paymentId: null, documentTypeCode: null, documentType: null, accountStatus: "NotPaid", details: [line()], rates: [] },
    ...changes,
  }) as Bill;

/** The bill that vectors are about: of October 2026. */
export const ofOctober = (euros: number | null, changes: Partial<Bill> = {}): Bill => bill(euros, "2026-10-01", "2026-10-31", changes);

/** Paid bills that fill the twelve months before October 2026, each of so many months, oldest first. */
export const yearOf = (euros: readonly (number | null)[], changes: Partial<Bill> = {}): Bill[] => {
  const months = 12 / euros.length;
  return euros.map((each, index) => {
    const first = addMonths("2025-10", index * months);
    const to = lastDayOf(addMonths(first, months - 1));
    const expiryDate = addDays(to, 30);
    const days = { emissionDate: addDays(to, 10), expiryDate, paymentDate: expiryDate };
    return bill(each, firstDayOf(first), to, { ...days, accountStatus: "Paid", ...changes });
  });
};

export const even = (count: number, euros: number, changes: Partial<Bill> = {}): Bill[] =>
  yearOf(
    Array.from({ length: count }, () => euros),
    changes,
  );

export const gas = { commodity: "gas", details: [line({ unit: "Smc" })] } as const;
export const paid = { paymentDate: "2026-11-15", accountStatus: "Paid" } as const;

interface Around {
  others?: readonly Bill[];
  readings?: BillReadingFacts;
  rules?: RightsRules;
  today?: string;
}

/** Returns what is said of a bill: the kinds of its rights, in their order. */
export const said = (about: Bill, { others = [], readings, rules: own = rules, today = "2026-11-20" }: Around = {}): string =>
  rightsOf(about, others, readings, own, today)
    .map(({ kind }) => kind)
    .join(", ");
