import { type Load, loaded, toLoad } from "../../platform/loading/load.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import type { Supply } from "../supplies/supply.ts";
import { useSupplies } from "../supplies/useSupplies.ts";
import {
  type ConsumptionQuery,
  fetchConsumption,
  fetchLatestMonths,
  fetchLatestReading,
  fetchLatestReadings,
  fetchLatestRealOf,
  offersLatestReadings,
} from "./calls.ts";
import type { ConsumptionRow, LatestReading } from "./consumption.ts";

/** Loads the rows of a supply and period. Null, for a closed section, makes no request. */
export const useConsumption = (query: ConsumptionQuery | null): Load<ConsumptionRow[]> =>
  toLoad(usePrivate<ConsumptionRow[], ConsumptionQuery>("consumption", fetchConsumption, query), (rows) => rows.length === 0);

/** Loads the latest month of every supply by id, with one request, if the servers offer it. */
export const useLatestMonths = (): Load<Map<string, LatestReading>> =>
  toLoad(
    usePrivate(
      "latestMonths",
      (customerId, _query, signal) => fetchLatestMonths(customerId, {}, signal),
      offersLatestReadings() ? undefined : null,
    ),
  );

/**
 * Loads the rows of the last month of a supply within a period: with one request for all supplies if the servers offer it (AP-27), else
 * with the rows of the whole period.
 */
export function useLastMonth({ supplyId, from, to }: ConsumptionQuery): ConsumptionRow[] | undefined {
  const offered = offersLatestReadings();
  const months = usePrivate<Map<string, LatestReading>, Omit<ConsumptionQuery, "supplyId">>(
    "lastMonths",
    (customerId, period, signal) => fetchLatestMonths(customerId, { dataInizio: period.from, dataFine: period.to }, signal),
    offered ? { from, to } : null,
  ).data;
  const rows = loaded(useConsumption(offered ? null : { supplyId, from, to }));
  return offered ? (months?.get(supplyId)?.rows as ConsumptionRow[] | undefined) : rows;
}

/** Loads the latest row of one supply, where the servers do not answer for all of them. */
export const useLatestReading = (supplyId: string): Load<ConsumptionRow | null> =>
  toLoad(usePrivate<ConsumptionRow | null, string>("latestReading", fetchLatestReading, offersLatestReadings() ? null : supplyId));

const meteredIds = (supplies: readonly Supply[] | undefined): string[] | null =>
  supplies ? supplies.filter(({ commodity }) => commodity === "electricity" || commodity === "gas").map(({ id }) => id) : null;

/** Loads the latest readings that are not estimates. */
export function useLatestRealReadings(): Load<Map<string, LatestReading>> {
  const offered = offersLatestReadings();
  const supplies = loaded(useSupplies());
  return toLoad(
    usePrivate<Map<string, LatestReading>, string[]>(
      "latestRealReadings",
      (customerId, ids, signal) =>
        offered ? fetchLatestReadings(customerId, { realOnly: true }, signal) : fetchLatestRealOf(customerId, ids, signal),
      offered ? [] : meteredIds(supplies),
    ),
  );
}
