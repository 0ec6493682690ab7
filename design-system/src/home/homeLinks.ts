import type { Bill } from "../bills/bill.ts";
import type { BillFilterValue } from "../bills/billFilter.ts";
import type { Supply } from "../supplies/supply.ts";

/** Addresses to which home leads. */
export interface HomeLinks {
  /** All bills. */
  bills: string;
  /** The bills that match a filter. */
  billsOf: (filter: BillFilterValue) => string;
  bill: (bill: Bill) => string;
  /** The way to pay the bill that is due first. */
  pay: string;
  /** All supplies. */
  supplies: string;
  supply: (supply: Supply) => string;
}
