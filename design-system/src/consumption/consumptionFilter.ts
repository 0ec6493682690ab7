/** Filter of the consumption: months of one year (CS-06). */
export interface ConsumptionFilterValue {
  year: number;
  /** 1 to 12. */
  monthFrom: number;
  /** 1 to 12, not before `monthFrom`. */
  monthTo: number;
}

/** Number of past years whose readings are kept (CS-06). */
const yearsBack = 6;

/** Returns the default filter: the whole current calendar year. */
export const defaultConsumptionFilter = (currentYear: number): ConsumptionFilterValue => ({ year: currentYear, monthFrom: 1, monthTo: 12 });

/** Returns the years to offer, latest first: at most six years back, and none before the supply's activation. */
export function consumptionYears(currentYear: number, activationYear?: number | undefined): number[] {
  const first = Math.min(currentYear, Math.max(currentYear - yearsBack, activationYear ?? 0));
  return Array.from({ length: currentYear - first + 1 }, (_, index) => currentYear - index);
}

/** Returns the number of groups that differ from the default, shown on the filter button (CS-13). */
export const countActiveConsumptionGroups = ({ year, monthFrom, monthTo }: ConsumptionFilterValue, currentYear: number): number =>
  Number(year !== currentYear) + Number(monthFrom !== 1 || monthTo !== 12);

/** Tells whether the period ends before it begins. A single month is valid. */
export const endsBeforeItBegins = ({ monthFrom, monthTo }: ConsumptionFilterValue): boolean => monthTo < monthFrom;
