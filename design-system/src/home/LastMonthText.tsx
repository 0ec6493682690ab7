import { unitOf } from "../consumption/consumptionFigures.ts";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { monthsOfUse, newestMonth } from "../consumption/monthsOfUse.ts";
import { addDays, firstDayOf, monthOf } from "../data/dates.ts";
import { useFormats } from "../data/useFormats.ts";
import type { Supply } from "../supplies/supply.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { homeMessages } from "./messages.it.ts";

/** Number of days before this month in which the last month with a figure is searched: two bimonthly readings. */
const searched = 130;

/** Returns the days in which the last month with a figure is searched: up to the end of the month before. */
export function daysOfLastMonth(today: string): { from: string; to: string } {
  const start = firstDayOf(monthOf(today));
  return { from: addDays(start, -searched), to: addDays(start, -1) };
}

/** Parts of the last month that a row of home says. */
export const lastMonthParts = ["quantity", "month"] as const;

export interface LastMonthTextProps {
  supply: Pick<Supply, "commodity">;
  /** Rows of `daysOfLastMonth`; undefined until they have come. */
  rows: readonly ConsumptionRow[] | undefined;
  shows: (typeof lastMonthParts)[number];
}

/** The consumption of a supply's last month, "≈ 136 kWh", or the name of that month. Nothing while it loads, or if there is none. */
export function LastMonthText({ supply, rows, shows }: LastMonthTextProps) {
  const today = useToday();
  const { estimated } = useMessages(homeMessages);
  const { formatMonthName, formatQuantity } = useFormats();
  const last = rows && newestMonth(monthsOfUse(rows, today));
  if (!last) return null;
  if (shows === "month") return formatMonthName(last.month);
  return (
    <>
      {last.estimated && (
        <>
          <span aria-hidden="true">≈ </span>
          <VisuallyHidden>{estimated} </VisuallyHidden>
        </>
      )}
      {formatQuantity(last.total, unitOf(supply.commodity), 0)}
    </>
  );
}
