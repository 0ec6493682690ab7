import { daysBetween } from "../data/dates.ts";
import type { Bill } from "../../../portal/src/rooms/bills/bill.ts";

const newFor = 30;
/** CSV files exist for bills issued after this day. */
const lastDayWithoutCsv = "2025-06-30";

/** Tells whether a bill is new: for 30 days, counting the day of issue. */
export function isNew({ emissionDate }: Pick<Bill, "emissionDate">, today: string): boolean {
  if (!emissionDate) return false;
  const age = daysBetween(emissionDate, today);
  return age >= 0 && age < newFor;
}

export const hasCsv = ({ emissionDate }: Pick<Bill, "emissionDate">): boolean => emissionDate !== null && emissionDate > lastDayWithoutCsv;
