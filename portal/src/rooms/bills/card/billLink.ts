import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";

/** The address of a bill: that of all bills, which opens this one. */
export const billPath = (year: number, number: string): string => withQuery(hrefTo("bills"), { a: String(year), n: number });

/** Year and number of a link as they may be asked for; null for what cannot be a bill, such as a way out of the call's path. */
export const billLink = (year: string, number: string): { year: string; number: string } | null =>
  /^\d{4}$/.test(year) && /^[\w/-]{1,40}$/.test(number) ? { year, number } : null;
