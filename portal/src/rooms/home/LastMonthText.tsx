import { daysOfLastMonth, type LastMonthTextProps, LastMonthText as Text } from "@favilla/design-system/home/LastMonthText.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useLastMonth } from "../consumption/useConsumption.ts";

/** The library's `LastMonthText` with the readings of a supply. */
export function LastMonthText({ supply, shows }: Pick<LastMonthTextProps, "shows"> & { supply: Supply }) {
  return <Text supply={supply} shows={shows} rows={useLastMonth({ supplyId: supply.id, ...daysOfLastMonth(useToday()) })} />;
}
