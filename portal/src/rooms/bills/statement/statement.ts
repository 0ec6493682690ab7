import type { billPaymentModes, billStatuses, billSupplyTypes } from "@favilla/design-system/bills/billFilter.ts";
import type { AccountBalance } from "./calls.ts";

export type { AccountBalance, StatementChoices, StatementTotal } from "./calls.ts";

export type ProductLine = (typeof billSupplyTypes)[number];
export type PaymentCondition = (typeof billPaymentModes)[number];

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
