import { addDays } from "@favilla/design-system/data/dates.ts";
import * as z from "zod/mini";
import { flag, id, parse, parseRows } from "../../platform/edge/edge.ts";
import { today } from "../../platform/time/today.ts";
import { get, post } from "../../platform/wire/rest.ts";
import { type ConsumptionRow, type LatestReading, parseConsumption } from "./consumption.ts";

const page = z.object({ totalCount: z.number(), items: z.array(z.unknown()) });

/** What to ask of a supply. Days in Rome, "YYYY-MM-DD", both included. */
export interface ConsumptionQuery {
  supplyId: string;
  from: string;
  to: string;
}

/** Rows of a page (CS-07), and how many pages are followed at most: ten years of daily readings in three zones. */
const pageSize = 200;

const mostPages = 60;

/** Every row of a period: page after page, until as many have come as the servers say there are. */
export async function fetchConsumption(
  customerId: string,
  { supplyId, from, to }: ConsumptionQuery,
  signal?: AbortSignal,
): Promise<ConsumptionRow[]> {
  const rows: unknown[] = [];
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber++) {
    const body = { customerCode: customerId, supplyId, dataInizio: from, dataFine: to, pageNumber, pageSize } as const;
    const answer = await post("consumptions", { body: { ...body, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" }, signal });
    const { totalCount, items } = parse(page, answer, "consumption");
    rows.push(...items);
    if (items.length === 0 || rows.length >= totalCount) break;
  }
  return parseConsumption(rows);
}

const whole = z.object({ items: z.unknown() });

/** The same by the call that gives a period in one answer. */
export async function fetchConsumptionOfPeriod(
  customerId: string,
  { supplyId, from, to }: ConsumptionQuery,
  signal?: AbortSignal,
): Promise<ConsumptionRow[]> {
  const request = { path: { customer: customerId, supply: supplyId }, query: { dateFrom: from, dateTo: to }, signal };
  return parseConsumption(parse(whole, await get("consumptionsOfPeriod", request), "consumption").items);
}

/** The latest reading is looked for this far back, up to tomorrow (CS-07). */
const latestWithin = 120;

const latestPeriod = () => ({ dataInizio: addDays(today(), -latestWithin), dataFine: addDays(today(), 1) });

/** The latest row of one supply; null where it has not been read lately. */
export async function fetchLatestReading(customerId: string, supplyId: string, signal?: AbortSignal): Promise<ConsumptionRow | null> {
  const body = { customerCode: customerId, supplyId, ...latestPeriod(), pageNumber: 0, pageSize: 1 };
  const answer = await post("consumptions", { body: { ...body, sortColumnName: "DATA_LETTURA", sortDirection: "DESC" }, signal });
  return parseConsumption(parse(page, answer, "consumption").items)[0] ?? null;
}

const ofSupply = z.object({ supplyId: id, converter: flag, readings: z.array(z.unknown()) });

/** The latest rows of every supply by its id, one for each zone: one call however many supplies there are. */
export async function fetchLatestReadings(
  customerId: string,
  { realOnly = false }: { realOnly?: boolean } = {},
  signal?: AbortSignal,
): Promise<Map<string, LatestReading>> {
  const body = { customerCode: customerId, ...latestPeriod(), ...(realOnly && { realOnly }) };
  const answer = parse(whole, await post("latestReadings", { body, signal }), "readings");
  const supplies = parseRows(ofSupply, answer.items, "latest readings");
  return new Map(supplies.map(({ supplyId, converter, readings }) => [supplyId, { converter, rows: parseConsumption(readings) }]));
}
