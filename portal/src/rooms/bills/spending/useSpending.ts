import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchConsumptionOfPeriod } from "../../consumption/calls.ts";
import type { ConsumptionRow } from "../../consumption/consumption.ts";
import type { Bill } from "../bill.ts";
import { fetchAllBills } from "../calls.ts";

/** Loads every bill of the customer. */
export const useAllBills = (): Load<readonly Bill[]> =>
  toLoad(usePrivate<readonly Bill[]>("allBills", (customerId, _query, signal) => fetchAllBills(customerId, signal)));

interface ReadingsQuery {
  supplyId: string;
  from: string;
  to: string;
}

/** Loads the readings of a supply over years, with one request. Null makes none. */
export const useReadingsOf = (query: ReadingsQuery | null): Load<readonly ConsumptionRow[]> =>
  toLoad(usePrivate<readonly ConsumptionRow[], ReadingsQuery>("consumptionOfPeriod", fetchConsumptionOfPeriod, query));
