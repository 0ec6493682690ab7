import { type Load, toLoad } from "../../platform/loading/load.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import { type ConsumptionQuery, fetchConsumption, fetchLatestReadings } from "./calls.ts";
import type { ConsumptionRow, LatestReading } from "./consumption.ts";

/** Loads the rows of a supply and period. Null, for a closed section, makes no request. */
export const useConsumption = (query: ConsumptionQuery | null): Load<ConsumptionRow[]> =>
  toLoad(usePrivate<ConsumptionRow[], ConsumptionQuery>("consumption", fetchConsumption, query), (rows) => rows.length === 0);

/** Loads the latest reading of every supply by id, with one request. */
export const useLatestReadings = (): Load<Map<string, LatestReading>> =>
  toLoad(usePrivate("latestReadings", (customerId, _query, signal) => fetchLatestReadings(customerId, {}, signal)));

/** Loads the latest readings that are not estimates. */
export const useLatestRealReadings = (): Load<Map<string, LatestReading>> =>
  toLoad(usePrivate("latestRealReadings", (customerId, _query, signal) => fetchLatestReadings(customerId, { realOnly: true }, signal)));
