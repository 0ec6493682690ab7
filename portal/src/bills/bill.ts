import type { Commodity } from "@favilla/design-system/data/commodity.ts";

/** A line of a bill's detail. */
export interface BillDetail {
  supplyCode: string | null;
  type: string | null;
  /** Euros. */
  amount: number | null;
  /** Product code, for instance OP470. */
  vas: string | null;
}

export interface BillRate {
  number: number;
  amount: number | null;
  expiryDate: string | null;
  paymentDate: string | null;
}

/** The servers' account status; "Unknown" for a code they don't document. */
export type AccountStatus = "Paid" | "Expiring" | "Expired" | "NotPaid" | "Unknown";

/**
 * A bill (spec §3). Dates are calendar days in Rome, "YYYY-MM-DD"; null where the servers have none, a placeholder
 * or something that is no date. Amounts are euros.
 */
export interface Bill {
  id: number;
  number: string;
  year: number;
  name: string | null;
  commodity: Commodity;
  supplyCode: string | null;
  contractNumber: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  emissionDate: string | null;
  expiryDate: string | null;
  paymentDate: string | null;
  referenceDate: string | null;
  paymentType: string | null;
  totalAmount: number | null;
  supplyAmount: number | null;
  installmentAmount: number | null;
  installmentNumber: number;
  paymentId: string | null;
  documentTypeCode: string | null;
  documentType: string | null;
  accountStatus: AccountStatus;
  details: readonly BillDetail[];
  rates: readonly BillRate[];
}

/** A page of the servers' list. `total` counts all bills that match. */
export interface BillPage {
  bills: readonly Bill[];
  total: number;
}
