/** Which months of which year the customer asks for (CS-06). */
export interface ConsumptionFilterValue {
  year: number;
  /** 1 to 12. */
  monthFrom: number;
  /** 1 to 12, not before `monthFrom`. */
  monthTo: number;
}

/** How many years back readings are kept for the customer (CS-06). */
const yearsBack = 6;

/** The current calendar year, whole. */
export const defaultConsumptionFilter = (currentYear: number): ConsumptionFilterValue => ({ year: currentYear, monthFrom: 1, monthTo: 12 });

/** The years to choose from, latest first: at most six back, and none before the supply was activated. */
export function consumptionYears(currentYear: number, activationYear?: number | undefined): number[] {
  const first = Math.min(currentYear, Math.max(currentYear - yearsBack, activationYear ?? 0));
  return Array.from({ length: currentYear - first + 1 }, (_, index) => currentYear - index);
}

/** How many groups differ from the current year, whole: the number on the filter button (CS-13). */
export const countActiveConsumptionGroups = ({ year, monthFrom, monthTo }: ConsumptionFilterValue, currentYear: number): number =>
  Number(year !== currentYear) + Number(monthFrom !== 1 || monthTo !== 12);

/** The period ends before it begins. One month alone is a period. */
export const endsBeforeItBegins = ({ monthFrom, monthTo }: ConsumptionFilterValue): boolean => monthTo < monthFrom;
