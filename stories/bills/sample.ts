import type { BillFacts } from "@favilla/design-system/bills/BillCard.tsx";

/** An electricity bill that is due soon, with three parts. All names are invented. */
export const sampleBill: BillFacts = {
  id: "2026-1045231",
  commodity: "electricity",
  supplyName: "Casa di Bologna",
  year: 2026,
  number: "1045231",
  status: "Expiring",
  emissionDate: "2026-11-03",
  expiryDate: "2026-11-27",
  paymentDate: null,
  total: 72.19,
  period: { from: "2026-09-01", to: "2026-10-31" },
  formats: ["pdf", "csv"],
  lines: [
    { id: "energy", label: "Quota consumi", amount: 55.39, quantity: 283, unit: "kWh", unitPrice: 0.19572 },
    { id: "tv", label: "Canone TV (rata 3 di 10)", amount: 11.81 },
    { id: "boiler", label: "Assistenza caldaia", amount: 4.99 },
  ],
};

export const oneLine = sampleBill.lines?.slice(0, 1);

/** A bill in three instalments, the first of them paid. */
export const billInRates = {
  status: "ToBePaid",
  total: 240.6,
  lines: oneLine,
  rates: [
    { number: 1, amount: 80.2, expiryDate: "2026-11-27", paymentDate: "2026-11-20" },
    { number: 2, amount: 80.2, expiryDate: "2026-12-08", paymentDate: "0001-01-01T00:00:00.000Z" },
    { number: 3, amount: 80.2, expiryDate: "2027-01-11", paymentDate: null },
  ],
} satisfies Partial<BillFacts>;

/** A bill with placeholder, missing and malformed dates, and no total. */
export const unknownBill = {
  status: "Unknown",
  commodity: "other",
  emissionDate: "0001-01-01T00:00:00.000Z",
  expiryDate: "31/12/2026",
  paymentDate: undefined,
  period: { from: null, to: null },
  total: null,
  lines: [],
} satisfies Partial<BillFacts>;

export const longBill = {
  supplyName: "Condominio Campione, scala B, interno 12, locali comuni e box",
  number: "20261045231001",
  total: 1234567.89,
  isNew: true,
  lines: [
    { id: "1", label: "Spesa per la vendita di energia elettrica, quota fissa e quota energia", amount: 1234567.89 },
    { id: "2", label: "Oneri", amount: null },
  ],
} satisfies Partial<BillFacts>;

/** A gas bill to be paid, one overdue, one paid. */
export const sampleBills: readonly BillFacts[] = [
  { ...sampleBill, isNew: true },
  {
    ...sampleBill,
    id: "2026-1038846",
    commodity: "gas",
    supplyName: "Via dei Tigli 14",
    number: "1038846",
    status: "ToBePaid",
    expiryDate: "2026-12-12",
    total: 118.4,
  },
  {
    ...sampleBill,
    id: "2026-1021907",
    supplyName: "Casa al mare",
    number: "1021907",
    status: "NotPaid",
    emissionDate: "2026-10-08",
    expiryDate: "2026-11-02",
    total: 31.08,
    lines: oneLine,
  },
  {
    ...sampleBill,
    id: "2026-1010033",
    number: "1010033",
    status: "Paid",
    emissionDate: "2026-09-04",
    expiryDate: "2026-10-01",
    paymentDate: "2026-09-30T10:15:00.000Z",
    total: 1064.75,
  },
];

/** Returns this many bills, each with its own id and number. */
export const manyBills = (count: number): BillFacts[] =>
  Array.from({ length: count }, (_, index) => {
    const bill = sampleBills[index % sampleBills.length] as BillFacts;
    const number = String(1045231 - index * 37);
    return { ...bill, id: number, number, isNew: index === 0 };
  });
