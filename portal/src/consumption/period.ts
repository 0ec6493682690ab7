import { romeDay } from "@favilla/design-system/data/format.ts";

const two = (number: number) => String(number).padStart(2, "0");

/** First and last day of some months of a year, "YYYY-MM-DD"; months are 1 to 12. */
export function periodOf({ year, monthFrom, monthTo }: { year: number; monthFrom: number; monthTo: number }): { from: string; to: string } {
  const last = new Date(Date.UTC(year, monthTo, 0)).getUTCDate();
  return { from: `${year}-${two(monthFrom)}-01`, to: `${year}-${two(monthTo)}-${two(last)}` };
}

/** The calendar year that it is in Rome. */
export const yearInRome = (moment: Date): number => Number(romeDay(moment)?.slice(0, 4));
