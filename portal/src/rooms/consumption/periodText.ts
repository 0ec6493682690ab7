import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { monthName } from "@favilla/design-system/consumption/consumptionText.ts";
import { type Formats, formatsOf } from "@favilla/design-system/data/useFormats.ts";
import { fill } from "@favilla/design-system/theme/messages.ts";
import { periodOf } from "./period.ts";

/** Formats a period: "2026", "gennaio–marzo 2026" or "marzo 2026". */
export function filterPeriodText(period: ConsumptionFilterValue, pattern: string, formats: Formats = formatsOf()): string {
  const { year, monthFrom, monthTo } = period;
  if (monthFrom === 1 && monthTo === 12) return String(year);
  const { from, to } = periodOf(period);
  const [first, last] = [monthName(from, formats), monthName(to, formats)];
  return first === last ? `${first} ${year}` : fill(pattern, { from: first, to: last, year });
}
