import type { ConsumptionRow, LatestReading } from "@favilla/design-system/consumption/consumptionRow.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { type ConsumptionQuery, fetchLatestReadings, fetchLatestRealOf, latestMonthsQuery, offersLatestReadings } from "./calls.ts";
import { useReadings } from "./useReadings.ts";

/**
 * Loads the rows of the last month of a supply within a period: with one request for all supplies if the servers offer it (AP-27), else
 * with the rows of the whole period.
 */
export function useLastMonth({ supplyId, from, to }: ConsumptionQuery): readonly ConsumptionRow[] | undefined {
  const offered = offersLatestReadings();
  const months = loadedData(useQuery(latestMonthsQuery, offered ? { dataInizio: from, dataFine: to } : null));
  const rows = loadedData(useReadings(offered ? null : { supplyId, from, to }));
  return offered ? months?.get(supplyId)?.rows : rows;
}

const meteredIds = (supplies: readonly Supply[] | undefined): string[] | null =>
  supplies ? supplies.filter(({ commodity }) => commodity === "electricity" || commodity === "gas").map(({ id }) => id) : null;

/** The latest readings that are not estimates, of the supplies with these ids. Servers that answer for all supplies at once need no ids. */
const latestRealReadingsQuery = privateQuery("latestRealReadings", (customerId, signal, supplyIds: string[]) =>
  offersLatestReadings() ? fetchLatestReadings(customerId, { realOnly: true }, signal) : fetchLatestRealOf(customerId, supplyIds, signal),
);

/** Loads the latest readings that are not estimates. */
export function useLatestRealReadings(): Load<Map<string, LatestReading>> {
  const supplies = loadedData(useQuery(suppliesQuery));
  return useQuery(latestRealReadingsQuery, offersLatestReadings() ? [] : meteredIds(supplies));
}
