import type { Bill, DetailedBill } from "@favilla/design-system/bills/bill.ts";

const part = (kind: DetailedBill["kind"], type: string, amount: number, counted: Partial<DetailedBill> = {}): DetailedBill => ({
  ...{ supplyCode: "S-1", vas: null, quantity: null, unit: null, unitPrice: null, kind, type, amount },
  ...counted,
});

const autumn: Bill = {
  id: 2,
  number: "1045231",
  year: 2026,
  name: null,
  commodity: "electricity",
  supplyCode: "S-1",
  contractNumber: "C-1",
  periodFrom: "2026-09-01",
  periodTo: "2026-10-31",
  emissionDate: "2026-11-03",
  expiryDate: "2026-11-26",
  paymentDate: null,
  referenceDate: null,
  paymentType: "Bollettino",
  totalAmount: 99.06,
  supplyAmount: null,
  installmentAmount: null,
  installmentNumber: 0,
  paymentId: "300000000000000026",
  documentTypeCode: null,
  documentType: null,
  accountStatus: "Expiring",
  details: [
    part("energy", "Quota consumi", 55.39, { quantity: 283, unit: "kWh", unitPrice: 0.19572 }),
    part("fixed", "Quota fissa", 18.3, { quantity: 61, unit: "giorni", unitPrice: 0.3 }),
    part("tax", "IVA 10%", 7.37),
    part("levy", "Canone TV (rate 9 e 10 di 10)", 18),
  ],
  rates: [],
};

/** The bills of the sample, newest first, which the pages share: give them those of your server. */
export const bills: readonly Bill[] = [
  autumn,
  {
    ...autumn,
    ...{ id: 3, number: "1038846", commodity: "gas", supplyCode: "S-2", contractNumber: "C-2", expiryDate: "2026-12-12" },
    ...{ totalAmount: 118.4, paymentId: "300000000000000034", details: [] },
  },
  {
    ...autumn,
    ...{ id: 1, number: "1010033", periodFrom: "2026-07-01", periodTo: "2026-08-31", emissionDate: "2026-09-03", totalAmount: 86.4 },
    ...{ expiryDate: "2026-09-26", paymentDate: "2026-09-20", paymentType: "Rid", paymentId: null, accountStatus: "Paid" },
    details: [
      part("energy", "Quota consumi", 44.2, { quantity: 231, unit: "kWh", unitPrice: 0.19134 }),
      part("fixed", "Quota fissa", 17.98, { quantity: 62, unit: "giorni", unitPrice: 0.29 }),
      part("tax", "IVA 10%", 6.22),
      part("levy", "Canone TV (rate 7 e 8 di 10)", 18),
    ],
  },
];
