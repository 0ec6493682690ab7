import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { addDays } from "@favilla/design-system/data/dates.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useQuery } from "../../platform/query/useQuery.ts";
import { type ConsumptionQuery, consumptionOfPeriodQuery, consumptionQuery } from "./calls.ts";

/** Years of readings that come with one request: the next bill needs them all (ADR 37). */
const sharedYears = 3;

/**
 * Loads the rows of a supply and period. Those of the last three years are a part of one answer, which pages take their parts from
 * (AP-48); a period that begins earlier has a request of its own. Null makes no request.
 */
export function useReadings(asked: ConsumptionQuery | null): Load<readonly ConsumptionRow[]> {
  const today = useToday();
  const from = addDays(today, -366 * sharedYears);
  const shared = asked && asked.from >= from ? { supplyId: asked.supplyId, from, to: today } : null;
  const all = useQuery(consumptionOfPeriodQuery, shared);
  const own = useQuery(consumptionQuery, shared ? null : asked);
  const rows = loadedData(all);
  const [first, last] = [asked?.from ?? today, asked?.to ?? today];
  const part = useMemo(() => rows?.filter(({ date }) => date >= first && date <= last), [rows, first, last]);
  if (!shared) return own;
  if (!part) return all;
  return part.length === 0 ? { state: "NoDataFound" } : { state: "Loaded", data: part };
}
