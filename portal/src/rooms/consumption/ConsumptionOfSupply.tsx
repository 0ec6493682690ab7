import { unitOf } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { LastMonthView } from "@favilla/design-system/consumption/LastMonthView.tsx";
import { lastMonthMessages } from "@favilla/design-system/consumption/lastMonthMessages.it.ts";
import { daysOfLastMonths, type LastMonths, lastMonths, usedSoFar } from "@favilla/design-system/consumption/lastMonths.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { isStarting } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useReadings } from "./useReadings.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** Loads the newest months, with the year before, so that they can be compared. */
function useLastMonths({ id }: DetailedSupply): Load<LastMonths> {
  const day = useToday();
  const load = useReadings({ supplyId: id, ...daysOfLastMonths(day) });
  const rows = loadedData(load);
  const months = useMemo(() => rows && lastMonths(rows, day), [rows, day]);
  if (load.state !== "Loaded") return load;
  return months ? { state: "Loaded", data: months } : { state: "NoDataFound" };
}

/** The newest month of a supply, for its page: `LastMonthView` with data from the servers. */
export const LastMonthOfSupply = ({ supply }: OfSupply) => <LastMonthView load={useLastMonths(supply)} unit={unitOf(supply.commodity)} />;

/** The consumption of a supply in one line: "1.409 kWh da gennaio a ottobre". */
export function ConsumptionNote({ supply }: OfSupply) {
  const words = useMessages(lastMonthMessages);
  const formats = useFormats();
  const year = loadedData(useLastMonths(supply))?.year;
  if (year) return usedSoFar(year, unitOf(supply.commodity), words, formats);
  return isStarting(supply) ? words.notActive : words.all;
}
