import { type ConsumptionRow, isEstimatedRow, type LatestReading } from "@favilla/design-system/consumption/consumptionRow.ts";
import { addDays } from "@favilla/design-system/data/dates.ts";
import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import * as z from "zod/mini";
import { config } from "../../platform/config/config.ts";
import { distinctRows } from "../../platform/edge/distinctRows.ts";
import { flag, parse, parseRows, supplyId } from "../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../platform/session/customerId.ts";
import { today } from "../../platform/time/today.ts";
import { readRows } from "../../platform/wire/readPages.ts";
import { get, post } from "../../platform/wire/rest.ts";
import { hasConverter, parseConsumption } from "./consumption.ts";

const pageSchema = z.object({ totalCount: z.number(), items: z.array(z.unknown()) });

/** Supply and period of a request. Days in Rome, "YYYY-MM-DD", both included. */
export interface ConsumptionQuery {
  supplyId: SupplyId;
  from: string;
  to: string;
}

/** Rows per page (CS-07), and the maximum number of pages: ten years of daily readings in three bands. */
const pageSize = 200;

const mostPages = 60;

/** Reads every row of a period as it was sent, page after page, until the number that the server announced is reached. */
const readPeriod = (customerId: CustomerId, { supplyId, from, to }: ConsumptionQuery, signal?: AbortSignal): Promise<unknown[]> =>
  readRows("consumption", mostPages, (pageNumber) => {
    const body = { customerCode: customerId, supplyId, dataInizio: from, dataFine: to, pageNumber, pageSize } as const;
    return post("consumptions", { body: { ...body, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" }, signal });
  });

/** Fetches the rows of a period. */
export const fetchConsumption = async (customerId: CustomerId, query: ConsumptionQuery, signal?: AbortSignal): Promise<ConsumptionRow[]> =>
  parseConsumption(await readPeriod(customerId, query, signal));

const periodSchema = z.object({ items: z.array(z.unknown()) });

/** Fetches the rows with the call that returns a whole period. */
export async function fetchConsumptionOfPeriod(
  customerId: CustomerId,
  { supplyId, from, to }: ConsumptionQuery,
  signal?: AbortSignal,
): Promise<ConsumptionRow[]> {
  const request = { path: { customer: customerId, supply: supplyId }, query: { dateFrom: from, dateTo: to }, signal };
  const { items } = parse(periodSchema, await get("consumptionsOfPeriod", request), "consumption");
  return parseConsumption(distinctRows(items, "consumption"));
}

/** Number of days before today in which the latest reading is searched, up to tomorrow (CS-07). */
const latestWithin = 120;

const latestPeriod = () => ({ dataInizio: addDays(today(), -latestWithin), dataFine: addDays(today(), 1) });

/** Fetches the latest row of one supply, or null if there is no recent one. */
export async function fetchLatestReading(customerId: CustomerId, supplyId: SupplyId, signal?: AbortSignal): Promise<ConsumptionRow | null> {
  const body = { customerCode: customerId, supplyId, ...latestPeriod(), pageNumber: 0, pageSize: 1 };
  const answer = await post("consumptions", { body: { ...body, sortColumnName: "DATA_LETTURA", sortDirection: "DESC" }, signal });
  return parseConsumption(parse(pageSchema, answer, "consumption").items)[0] ?? null;
}

/**
 * Tells whether the servers answer for all supplies at once, which the specification does not ask of them: the configuration has no path
 * if they do not.
 */
export const offersLatestReadings = (): boolean => (config().paths.latestReadings as string | undefined) !== undefined;

const ofSupplySchema = z.object({ supplyId, converter: flag, readings: z.array(z.unknown()) });

/** Choice of the latest readings. */
interface Latest {
  /** No estimates. */
  realOnly?: boolean;
  /** All rows of the latest reading's month. */
  wholeMonth?: boolean;
  /** Days in Rome, "YYYY-MM-DD", both included. */
  dataInizio?: string;
  dataFine?: string;
}

/** Period of the latest readings. Without days, that of the last 120. */
type LatestPeriod = Pick<Latest, "dataInizio" | "dataFine">;

/** Fetches the latest rows of every supply by id, one per band, with a single request. */
export async function fetchLatestReadings(
  customerId: CustomerId,
  latest: Latest = {},
  signal?: AbortSignal,
): Promise<Map<string, LatestReading>> {
  const body = { customerCode: customerId, ...latestPeriod(), ...latest };
  const answer = parse(periodSchema, await post("latestReadings", { body, signal }), "readings");
  const supplies = parseRows(ofSupplySchema, answer.items, "latest readings");
  return new Map(
    supplies.map(({ supplyId, converter, readings }) => [
      supplyId,
      { converter, rows: parseConsumption(distinctRows(readings, "readings")) },
    ]),
  );
}

/**
 * Fetches the rows of every supply's latest month by id. Those of its latest day alone would not be what was used in that month: the customer
 * and the distributor may read a meter in the same one.
 * @param period days in Rome, "YYYY-MM-DD", both included; by default those of the latest readings
 */
export const fetchLatestMonths = (
  customerId: CustomerId,
  period: LatestPeriod = {},
  signal?: AbortSignal,
): Promise<Map<string, LatestReading>> => fetchLatestReadings(customerId, { ...period, wholeMonth: true }, signal);

/** Requests at the same time, if each supply needs one. */
const atOnce = 6;

/** Fetches the latest reading that is no estimate of each supply, with one request for each: the rows of the last 120 days. */
export async function fetchLatestRealOf(
  customerId: CustomerId,
  supplyIds: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, LatestReading>> {
  const { dataInizio: from, dataFine: to } = latestPeriod();
  const found = new Map<string, LatestReading>();
  for (let start = 0; start < supplyIds.length; start += atOnce) {
    const some = supplyIds.slice(start, start + atOnce);
    const answers = await Promise.all(some.map((supplyId) => readPeriod(customerId, { supplyId, from, to }, signal)));
    for (const [index, answer] of answers.entries()) {
      const real = parseConsumption(answer).filter((row) => !isEstimatedRow(row));
      const rows = real.filter(({ date }) => date === real.at(-1)?.date);
      if (rows.length > 0) found.set(some[index] as string, { converter: hasConverter(answer), rows });
    }
  }
  return found;
}

/** The readings of a supply over years, with one request. */
export const consumptionOfPeriodQuery = privateQuery("consumptionOfPeriod", (customerId, signal, query: ConsumptionQuery) =>
  fetchConsumptionOfPeriod(customerId, query, signal),
);

/** The rows of a supply and period. */
export const consumptionQuery = privateQuery(
  "consumption",
  (customerId, signal, query: ConsumptionQuery) => fetchConsumption(customerId, query, signal),
  isEmptyList,
);

/** The latest month of every supply by id within a period, with one request. */
export const latestMonthsQuery = privateQuery("latestMonths", (customerId, signal, period: LatestPeriod) =>
  fetchLatestMonths(customerId, period, signal),
);

/** The latest row of one supply, by its id, where the servers do not answer for all of them. */
export const latestReadingQuery = privateQuery("latestReading", (customerId, signal, supplyId: SupplyId) =>
  fetchLatestReading(customerId, supplyId, signal),
);
