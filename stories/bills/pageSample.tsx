import type { Bill, DetailedBill } from "@favilla/design-system/bills/bill.ts";
import type { BillDownload } from "@favilla/design-system/bills/useCards.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { fn } from "storybook/test";
import { casa, mare, tigli } from "../data/supplySample.ts";

export const atRest: BillDownload = { download: fn() };

export const hrefOf = ({ number }: Bill): string => `#bolletta-${number}`;

/** A name of eighty characters with very long Italian words. */
const longWords = "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato da";

export const supplies: readonly Supply[] = [casa, tigli, mare];

export const ceased = supplies.map((supply): Supply => ({ ...supply, status: "ceased" }));

export const manySupplies = (count: number): Supply[] =>
  Array.from({ length: count }, (_, index) => ({
    ...casa,
    id: `supply-${index}`,
    supplyCode: `S-${index}`,
    nickname: `Condominio Campione, scala ${index + 1}`,
  }));

export const longSupplies = supplies.map((supply): Supply => ({ ...supply, nickname: longWords }));

const uncounted = { kind: "other", quantity: null, unit: null, unitPrice: null } as const;

const detail = (supplyCode: string, vas: string, amount: number): DetailedBill => ({ supplyCode, type: null, vas, amount, ...uncounted });

const light: Bill = {
  id: 1,
  number: "1045231",
  year: 2026,
  name: "Giulia Esempio",
  commodity: "electricity",
  supplyCode: "S-1",
  contractNumber: "C-1",
  periodFrom: "2026-09-01",
  periodTo: "2026-10-31",
  emissionDate: "2026-11-03",
  expiryDate: "2026-11-26",
  paymentDate: null,
  referenceDate: null,
  paymentType: null,
  totalAmount: 72.19,
  supplyAmount: null,
  installmentAmount: null,
  installmentNumber: 0,
  paymentId: null,
  documentTypeCode: null,
  documentType: null,
  accountStatus: "Unknown",
  details: [detail("S-1", "OP470", 63.19), detail("S-1", "RAI", 9)],
  rates: [],
};

/** One bill due soon, one to be paid, one overdue, one paid. */
export const bills: readonly Bill[] = [
  light,
  { ...light, id: 2, number: "1038846", commodity: "gas", supplyCode: "S-2", expiryDate: "2026-12-12", totalAmount: 118.4, details: [] },
  { ...light, id: 3, number: "1021907", supplyCode: "S-3", emissionDate: "2026-10-08", expiryDate: "2026-11-02", totalAmount: 31.08 },
  { ...light, id: 4, number: "1010033", emissionDate: "2026-09-04", paymentDate: "2026-09-30", totalAmount: 1064.75, details: [] },
];

export const manyBills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(bills[index % bills.length] as Bill),
    id: index + 1,
    number: String(1045231 - index * 37),
  }));
