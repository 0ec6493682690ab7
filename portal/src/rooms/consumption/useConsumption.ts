import { type Load, toLoad } from "../../platform/loading/load.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import { type ConsumptionQuery, fetchConsumption, fetchLatestReadings } from "./calls.ts";
import type { ConsumptionRow, LatestReading } from "./consumption.ts";

/** The rows of a supply and period; null, of a section that is closed, asks for nothing. */
export const useConsumption = (query: ConsumptionQuery | null): Load<ConsumptionRow[]> =>
  toLoad(usePrivate<ConsumptionRow[], ConsumptionQuery>("consumption", fetchConsumption, query), (rows) => rows.length === 0);

/** The latest reading of every supply by its id, in one call. */
export const useLatestReadings = (): Load<Map<string, LatestReading>> =>
  toLoad(usePrivate("latestReadings", (customerId, _query, signal) => fetchLatestReadings(customerId, {}, signal)));

/** The same, of readings that are no estimate. */
export const useLatestRealReadings = (): Load<Map<string, LatestReading>> =>
  toLoad(usePrivate("latestRealReadings", (customerId, _query, signal) => fetchLatestReadings(customerId, { realOnly: true }, signal)));
