import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";

/** The supplies of the sample: give the page those of your server. */
export const supplies: readonly Supply[] = [
  {
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
  },
];

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
  details: [],
  rates: [],
};

/** The bills of the sample, newest first. */
export const bills: readonly Bill[] = [
  autumn,
  {
    ...autumn,
    ...{ id: 1, number: "1038846", periodFrom: "2026-07-01", periodTo: "2026-08-31", emissionDate: "2026-09-03", totalAmount: 86.4 },
    ...{ expiryDate: "2026-09-26", paymentDate: "2026-09-20", accountStatus: "Paid" },
  },
];
