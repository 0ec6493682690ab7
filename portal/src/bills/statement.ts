import type { billPaymentModes, billStatuses, billSupplyTypes } from "@favilla/design-system/bills/billFilter.ts";
import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import type { AccountStatus } from "./bill.ts";

export type ProductLine = (typeof billSupplyTypes)[number];
export type PaymentCondition = (typeof billPaymentModes)[number];

/**
 * A row of the account statement: a document, what has been paid of it and what is still open. Days are Rome's, "YYYY-MM-DD"; amounts
 * are euros; null where the servers have none.
 */
export interface AccountBalance {
  id: number;
  number: string;
  year: number;
  documentType: string | null;
  commodity: Commodity;
  supplyCode: string | null;
  productLine: ProductLine | null;
  paymentCondition: PaymentCondition | null;
  emissionDate: string | null;
  expiryDate: string | null;
  paymentDate: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  accountStatus: AccountStatus;
  amount: number | null;
  paidAmount: number | null;
  balance: number | null;
}

/** What the customer asks of the statement; null, or an empty list, is no filter. */
export interface StatementFilter {
  supplyCodes: readonly string[];
  statuses: readonly (typeof billStatuses)[number][];
  productLines: readonly ProductLine[];
  paymentConditions: readonly PaymentCondition[];
  periodFrom: string | null;
  periodTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
}

export const defaultStatementFilter: StatementFilter = {
  supplyCodes: [],
  statuses: [],
  productLines: [],
  paymentConditions: [],
  periodFrom: null,
  periodTo: null,
  totalFrom: null,
  totalTo: null,
};

export interface StatementPage {
  balances: readonly AccountBalance[];
  /** All rows that match. */
  total: number;
}

/** Euros, over all rows that match. */
export interface StatementTotal {
  count: number;
  amount: number;
  paidAmount: number;
  balance: number;
}

/** The values that some document has, and the ends of the ranges. */
export interface StatementChoices {
  supplies: readonly { supplyCode: string; name: string | null }[];
  statuses: readonly (typeof billStatuses)[number][];
  productLines: readonly ProductLine[];
  paymentConditions: readonly PaymentCondition[];
  periodFrom: string | null;
  periodTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
}
