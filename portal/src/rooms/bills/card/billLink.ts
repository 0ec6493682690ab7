import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";

/** Returns the address of a bill's own page. */
export const billHref = ({ year, number }: Pick<Bill, "year" | "number"> | BillLink): string =>
  hrefTo("billDetail", { year: String(year), number });

/** The parameter of the page of all bills that opens the way to pay, with a bill's id or `firstToPay`. */
export const payParameter = "paga";
/** Stands for the bill that is due first. */
export const firstToPay = "prima";

/** Returns the address that opens the way to pay a bill, or the one that is due first. */
export const payPath = (id?: number): string => withQuery(hrefTo("bills"), { [payParameter]: id === undefined ? firstToPay : String(id) });

/** Year and number of a bill in an address. */
export interface BillLink {
  year: string;
  number: string;
}

/** Validates year and number of a link. Returns null for invalid values, such as ones that would change the request's path. */
export const billLink = (year: string, number: string): BillLink | null =>
  /^\d{4}$/.test(year) && /^[\w/-]{1,40}$/.test(number) ? { year, number } : null;

/**
 * Finds the bill that an address asks to pay among those to pay: one that is paid, debited or a credit is not among them (BL-39).
 * @param requested its id, or `firstToPay`
 */
export const requestedOf = (due: readonly Bill[], requested: string): Bill | undefined =>
  requested === firstToPay ? due[0] : due.find(({ id }) => String(id) === requested);

/** Returns the id by which an address names a bill beside the list: "2026-1045231". */
export const billId = ({ year, number }: Pick<Bill, "year" | "number">): string => `${year}-${number}`;

/** Returns year and number of a bill's id in an address. Returns null for invalid values. */
export const billOfId = (id: string): BillLink | null => billLink(id.slice(0, 4), id.slice(5));
