import { firstDayOf, lastDayOf, toMonth } from "../data/dates.ts";
import { type ConsumptionFilterValue, consumptionYears, defaultConsumptionFilter } from "./consumptionFilter.ts";

/** Returns the first and last day of months of a year, "YYYY-MM-DD"; months are 1 to 12. */
export function periodOf({ year, monthFrom, monthTo }: ConsumptionFilterValue): { from: string; to: string } {
  return { from: firstDayOf(toMonth(year, monthFrom)), to: lastDayOf(toMonth(year, monthTo)) };
}

/**
 * Query parameter with a supply's id, year and months, "s-1:2025:3-9". It is repeated for each supply that does not show the current year.
 */
const name = "periodo";
const shape = /^(.+):(\d{4}):(\d{1,2})-(\d{1,2})$/;

const textIn = (query: URLSearchParams, supplyId: string) => query.getAll(name).find((text) => text.startsWith(`${supplyId}:`));

/** Reads the period of a supply from the address. An invalid one gives the current year. */
export function readPeriod(query: URLSearchParams, supplyId: string, currentYear: number): ConsumptionFilterValue {
  const [, id, ...numbers] = shape.exec(textIn(query, supplyId) ?? "") ?? [];
  const [year = 0, monthFrom = 0, monthTo = 0] = numbers.map(Number);
  const isPeriod = consumptionYears(currentYear).includes(year) && monthFrom >= 1 && monthFrom <= monthTo && monthTo <= 12;
  return id === supplyId && isPeriod ? { year, monthFrom, monthTo } : defaultConsumptionFilter(currentYear);
}

/** Writes a supply's period into the address. The whole current year is not written. */
export function writePeriod(
  query: URLSearchParams,
  supplyId: string,
  period: ConsumptionFilterValue,
  currentYear: number,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  for (const text of query.getAll(name)) if (text !== textIn(query, supplyId)) next.append(name, text);
  const { year, monthFrom, monthTo } = period;
  if (year !== currentYear || monthFrom !== 1 || monthTo !== 12) next.append(name, `${supplyId}:${year}:${monthFrom}-${monthTo}`);
  return next;
}
