import { daysToAsk } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { yearOf } from "@favilla/design-system/data/dates.ts";
import { HomeYear } from "@favilla/design-system/home/HomeYear.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useReadings } from "../consumption/useReadings.ts";
import { consumptionsOfPath } from "../supplies/supplyPath.ts";

/** `HomeYear` with data from the servers. */
export function YearOfSupply({ supply }: { supply: Supply }) {
  const year = yearOf(useToday());
  const load = useReadings({ supplyId: supply.id, ...daysToAsk(defaultConsumptionFilter(year)) });
  return <HomeYear supply={supply} href={consumptionsOfPath(supply.id)} year={year} load={load} />;
}
