import type { BillFilterValue } from "./billFilter.ts";

type Chosen = Pick<BillFilterValue, "statuses" | "supplyTypes" | "payer">;

/** Returns the filter with what the chips chose kept, after a change of what they do not show. */
export const withChips = <Filter extends Chosen>(filter: Filter, beyond: Filter, next: Filter): Filter => ({
  ...next,
  ...(beyond.statuses === filter.statuses ? {} : { statuses: filter.statuses, ...(filter.payer && { payer: filter.payer }) }),
  ...(beyond.supplyTypes === filter.supplyTypes ? {} : { supplyTypes: filter.supplyTypes }),
});
