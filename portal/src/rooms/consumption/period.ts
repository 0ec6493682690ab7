import {
  type ConsumptionFilterValue,
  consumptionYears,
  defaultConsumptionFilter,
} from "@favilla/design-system/consumption/consumptionFilter.ts";
import { firstDayOf, lastDayOf, romeDay, toMonth, yearOf } from "@favilla/design-system/data/dates.ts";

/** First and last day of some months of a year, "YYYY-MM-DD"; months are 1 to 12. */
export function periodOf({ year, monthFrom, monthTo }: ConsumptionFilterValue): { from: string; to: string } {
  return { from: firstDayOf(toMonth(year, monthFrom)), to: lastDayOf(toMonth(year, monthTo)) };
}

/** The calendar year that it is in Rome. */
export const yearInRome = (moment: Date): number => yearOf(romeDay(moment) as string);

/** In the address: a supply's id, the year and its months, "s-1:2025:3-9". One for each supply that does not show the current year. */
const name = "periodo";
const shape = /^(.+):(\d{4}):(\d{1,2})-(\d{1,2})$/;

const textIn = (query: URLSearchParams, supplyId: string) => query.getAll(name).find((text) => text.startsWith(`${supplyId}:`));

/** The period that an address asks of a supply. What can't be chosen, or is none, is the current year. */
export function readPeriod(query: URLSearchParams, supplyId: string, currentYear: number): ConsumptionFilterValue {
  const [, id, ...numbers] = shape.exec(textIn(query, supplyId) ?? "") ?? [];
  const [year = 0, monthFrom = 0, monthTo = 0] = numbers.map(Number);
  const isPeriod = consumptionYears(currentYear).includes(year) && monthFrom >= 1 && monthFrom <= monthTo && monthTo <= 12;
  return id === supplyId && isPeriod ? { year, monthFrom, monthTo } : defaultConsumptionFilter(currentYear);
}

/** The address's query with another period of a supply; the current year, whole, is not written. */
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
