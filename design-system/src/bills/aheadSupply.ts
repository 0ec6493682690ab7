import type { Supply } from "../supplies/supply.ts";
import type { Bill } from "./bill.ts";
import { isOfSupply } from "./billsOfSupply.ts";

/** Bills that a supply needs before the error of its next one can be measured. */
const fewestBills = 5;

/** Returns the active supply whose next bill comes first, of those with as many bills as its estimate needs. */
export const aheadSupply = (bills: readonly Bill[], supplies: readonly Supply[]): Supply | undefined =>
  supplies
    .flatMap((supply) => {
      const ends = bills
        .flatMap((bill) => (bill.periodTo && supply.supplyCode && isOfSupply(bill, supply.supplyCode) ? [bill.periodTo] : []))
        .sort();
      return supply.status === "active" && ends.length >= fewestBills ? [{ supply, end: ends.at(-1) ?? "" }] : [];
    })
    .sort((one, other) => one.end.localeCompare(other.end))[0]?.supply;
