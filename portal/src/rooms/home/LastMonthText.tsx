import { addDays, firstDayOf, monthOf } from "@favilla/design-system/data/dates.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ConsumptionRow, isEstimatedRow } from "../consumption/consumption.ts";
import { unitOf } from "../consumption/figures.ts";
import { useLastMonth } from "../consumption/useConsumption.ts";
import type { Supply } from "../supplies/supply.ts";
import { homeMessages } from "./messages.it.ts";

/** Number of days before this month in which the last month with a figure is searched: two bimonthly readings. */
const searched = 130;

/** Consumption of one month. */
interface Month {
  month: string;
  quantity: number;
  /** True if any part of it is an estimate. */
  estimated: boolean;
}

/** Returns the newest month that has rows, before the current one, which is not complete. */
export function lastMonthOf(rows: readonly ConsumptionRow[], today: string): Month | undefined {
  const months = rows.map(({ date }) => monthOf(date)).filter((month) => month < monthOf(today));
  const month = months.toSorted().at(-1);
  if (month === undefined) return undefined;
  const ofMonth = rows.filter(({ date, consumption }) => monthOf(date) === month && consumption !== null);
  return {
    month,
    quantity: ofMonth.reduce((sum, { consumption }) => sum + (consumption ?? 0), 0),
    estimated: ofMonth.some(isEstimatedRow),
  };
}

interface LastMonthTextProps {
  supply: Supply;
  shows: "quantity" | "month";
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/** The consumption of a supply's last month, "≈ 136 kWh", or the name of that month. Nothing while it loads, or if there is none. */
export function LastMonthText({ supply, shows, today }: LastMonthTextProps) {
  const { estimated } = useMessages(homeMessages);
  const { formatMonthName, formatQuantity } = useFormats();
  const start = firstDayOf(monthOf(today));
  const rows = useLastMonth({ supplyId: supply.id, from: addDays(start, -searched), to: addDays(start, -1) });
  const last = rows && lastMonthOf(rows, today);
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
      {formatQuantity(last.quantity, unitOf(supply.commodity), 0)}
    </>
  );
}
