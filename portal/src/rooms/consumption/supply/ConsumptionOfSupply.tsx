import { LastMonth } from "@favilla/design-system/consumption/LastMonth.tsx";
import { LastMonthSkeleton } from "@favilla/design-system/consumption/LastMonthSkeleton.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { isStarting } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useQuery } from "../../../platform/query/useQuery.ts";
import type { DetailedSupply } from "../../supplies/supplyDetail.ts";
import { consumptionQuery } from "../calls.ts";
import { unitOf } from "../figures.ts";
import { daysOfLastMonths, type LastMonths, lastMonths } from "./lastMonths.ts";
import { supplyUseMessages } from "./supplyUseMessages.it.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** Loads the newest months, with the year before, so that they can be compared. */
function useLastMonths({ id }: DetailedSupply): Load<LastMonths | undefined> {
  const day = useToday();
  const load = useQuery(consumptionQuery, { supplyId: id, ...daysOfLastMonths(day) });
  const rows = loadedData(load);
  const months = useMemo(() => rows && lastMonths(rows, day), [rows, day]);
  return load.state === "Loaded" ? { state: "Loaded", data: months } : load;
}

/** The newest month of a supply, for its page. Renders nothing if there is no consumption, or if it could not be loaded. */
export function LastMonthOfSupply({ supply }: OfSupply) {
  const { loading } = useMessages(supplyUseMessages);
  const load = useLastMonths(supply);
  if (load.state === "Loading")
    return (
      <SkeletonGroup label={loading}>
        <LastMonthSkeleton />
      </SkeletonGroup>
    );
  const last = loadedData(load);
  return last ? <LastMonth months={last.months} before={last.before} unit={unitOf(supply.commodity)} /> : null;
}

/** The consumption of a supply in one line: "1.409 kWh da gennaio a ottobre". */
export function ConsumptionNote({ supply }: OfSupply) {
  const words = useMessages(supplyUseMessages);
  const { fillDates, formatMonthName, formatQuantity } = useFormats();
  const year = loadedData(useLastMonths(supply))?.year;
  if (!year) return isStarting(supply) ? words.notActive : words.all;
  const [from = "", to = ""] = [year.from, year.to].map((month) => formatMonthName(month));
  const quantity = formatQuantity(year.total, unitOf(supply.commodity), 0);
  return from === to ? fillDates(words.inMonth, { quantity, month: to }) : fillDates(words.fromTo, { quantity, from, to });
}
