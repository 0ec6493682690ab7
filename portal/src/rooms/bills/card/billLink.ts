import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";

/** Returns the address of a bill: the page of all bills, which opens it. */
export const billPath = (year: number, number: string): string => withQuery(hrefTo("bills"), { a: String(year), n: number });

/** Validates year and number of a link. Returns null for invalid values, such as ones that would change the request's path. */
export const billLink = (year: string, number: string): { year: string; number: string } | null =>
  /^\d{4}$/.test(year) && /^[\w/-]{1,40}$/.test(number) ? { year, number } : null;
