import type { BillFacts } from "@favilla/design-system/bills/billFacts.ts";
import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";

/** A bill of this page. */
export interface Bill extends Required<Pick<BillFilterValue, "contractType">> {
  /** Facts that its card shows. */
  facts: BillFacts;
  paymentMode: BillFilterValue["paymentModes"][number];
  /** Code of the payment notice: 12 or 18 digits. Null if there is nothing to pay by hand. */
  code: string | null;
}

/** A file format appears as a button: name one in `formats` once your server has the file. */
const electricity: BillFacts = {
  id: "2026-1045231",
  commodity: "electricity",
  supplyName: "Casa di Bologna",
  year: 2026,
  number: "1045231",
  status: "Expiring",
  emissionDate: "2026-11-03",
  expiryDate: "2026-11-27",
  total: 72.19,
  period: { from: "2026-09-01", to: "2026-10-31" },
  formats: [],
  lines: [
    { id: "energy", label: "Quota consumi", amount: 55.39, quantity: 283, unit: "kWh", unitPrice: 0.19572 },
    { id: "tv", label: "Canone TV (rata 9 di 10)", amount: 9 },
    { id: "fixed", label: "Quota fissa", amount: 7.8 },
  ],
};

/** The bills of the sample, the open ones first: give the page those of your server. */
export const bills: readonly Bill[] = [
  { facts: electricity, contractType: "mono", paymentMode: "postal", code: "300000000000000026" },
  {
    facts: {
      ...electricity,
      id: "2026-1038846",
      commodity: "gas",
      supplyName: "Via dei Tigli 14, Bologna",
      number: "1038846",
      status: "ToBePaid",
      expiryDate: "2026-12-12",
      total: 118.4,
      lines: [],
    },
    contractType: "mono",
    paymentMode: "postal",
    code: "300000000000000034",
  },
  {
    facts: {
      ...electricity,
      id: "2026-1010033",
      number: "1010033",
      status: "Paid",
      emissionDate: "2026-09-04",
      expiryDate: "2026-09-28",
      paymentDate: "2026-09-24",
      total: 64.75,
      period: { from: "2026-07-01", to: "2026-08-31" },
      lines: [],
    },
    contractType: "mono",
    paymentMode: "bank",
    code: null,
  },
];
