import type { Commodity } from "../data/commodity.ts";
import type { Day, Euros, SupplyCode } from "../data/kinds.ts";
import type { AccountStatus, Instalment } from "./bill.ts";
import type { ReportedPayment } from "./billFacts.ts";
import type { BillPaymentMode, billStatuses, billSupplyTypes } from "./billFilter.ts";

/**
 * A document of the account statement, with the paid amount and the open amount. Days are in Rome, "YYYY-MM-DD"; amounts are in euros; null
 * means missing.
 */
export interface AccountBalance {
  id: number;
  number: string;
  year: number;
  documentType: string | null;
  commodity: Commodity;
  supplyCode: SupplyCode | null;
  productLine: ProductLine | null;
  paymentCondition: BillPaymentMode | null;
  emissionDate: Day | null;
  expiryDate: Day | null;
  paymentDate: Day | null;
  periodFrom: Day | null;
  periodTo: Day | null;
  accountStatus: AccountStatus;
  amount: Euros | null;
  paidAmount: Euros | null;
  balance: Euros | null;
  /** A payment that the customer has reported on this device. */
  reported?: ReportedPayment | undefined;
  rates: Instalment[];
}

/** Totals of all matching documents, in euros. */
export interface AccountTotal {
  count: number;
  amount: Euros;
  paidAmount: Euros;
  balance: Euros;
}

/** The part of the statement that has come, newest first. */
export interface LoadedDocuments {
  /** Documents to show now. */
  items: readonly AccountBalance[];
  /** Documents that have come so far. */
  fetched: readonly AccountBalance[];
  /** Number of all matching documents. */
  total: number;
  /** True if all matching documents have come. */
  complete: boolean;
  hasMore: boolean;
  /** Number of documents that the next press adds. */
  next: number;
  loadMore: () => void;
  loadingMore: boolean;
  /** True if the last press failed. */
  moreFailed: boolean;
}

export type ProductLine = (typeof billSupplyTypes)[number];

/** Filter of the statement as a server takes it. Null or an empty list does not restrict. */
export interface StatementFilter {
  supplyCodes: readonly string[];
  statuses: readonly (typeof billStatuses)[number][];
  productLines: readonly ProductLine[];
  paymentConditions: readonly BillPaymentMode[];
  periodFrom: string | null;
  periodTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
}

/** Values that occur in the documents, and the limits of the ranges. */
export interface StatementChoices {
  /** Supplies by their codes, each with its nickname or else its address. */
  supplies: readonly { supplyCode: string; name: string | null }[];
  statuses: readonly (typeof billStatuses)[number][];
  productLines: readonly ProductLine[];
  paymentConditions: readonly BillPaymentMode[];
  periodFrom: string | null;
  periodTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
}
