import { unitOf } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { monthsOfUse, newestMonth } from "@favilla/design-system/consumption/monthsOfUse.ts";
import { addDays, firstDayOf, monthOf } from "@favilla/design-system/data/dates.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { homeMessages } from "@favilla/design-system/home/messages.it.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useLastMonth } from "../consumption/useConsumption.ts";

/** Number of days before this month in which the last month with a figure is searched: two bimonthly readings. */
const searched = 130;

interface LastMonthTextProps {
  supply: Supply;
  shows: "quantity" | "month";
}

/** The consumption of a supply's last month, "≈ 136 kWh", or the name of that month. Nothing while it loads, or if there is none. */
export function LastMonthText({ supply, shows }: LastMonthTextProps) {
  const today = useToday();
  const { estimated } = useMessages(homeMessages);
  const { formatMonthName, formatQuantity } = useFormats();
  const start = firstDayOf(monthOf(today));
  const rows = useLastMonth({ supplyId: supply.id, from: addDays(start, -searched), to: addDays(start, -1) });
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
