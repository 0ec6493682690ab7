import type { DatabaseSync } from "node:sqlite";
import type { Supply } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import { isDay } from "../base/dates.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { meterOf } from "./meter.ts";
import { oddRows } from "./oddRows.ts";
import { type AcceptedReadings, type ConsumptionRow, latestOf, rowsOf } from "./rows.ts";

const wrongPeriod = () => new ApiError("Parameters", "Il periodo non è valido.");

/** Newest day first; within a day consumption comes before other components, and zones stay in order. */
const newestFirst = (rows: readonly ConsumptionRow[]): ConsumptionRow[] =>
  rows.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));

/** Readings and consumption, for the token's customer only. */
export function consumptionRoutes(database: DatabaseSync, clock: Clock, acceptedOf: AcceptedReadings): Hono<Guarded> {
  const all = database.prepare("SELECT data FROM supplies WHERE customer = ? ORDER BY code");
  const byId = database.prepare("SELECT data FROM supplies WHERE customer = ? AND id = ?");

  const requireCustomer = (customer: string, customerCode: string): string => {
    if (customer !== customerCode) throw new ApiError("CUSTOMER-NOT-FOUND");
    return customer;
  };
  const supplyOf = (customer: string, id: string): Supply => {
    const row = byId.get(customer, id);
    if (!row) throw new ApiError("SUPPLY-NOT-FOUND", "Fornitura non trovata.");
    return JSON.parse(String(row["data"]));
  };
  const untilToday = (day: string): string => (day < clock.today() ? day : clock.today());

  const rows = (customer: string, supply: Supply, from: string, to: string): ConsumptionRow[] => {
    if (to < from) throw wrongPeriod();
    const meter = meterOf(supply);
    const regular = meter ? rowsOf(meter, from, untilToday(to), acceptedOf(customer).get(supply.id)) : [];
    return [...(oddRows[supply.supplyCode] ?? []), ...regular];
  };

  return new Hono<Guarded>()
    .post("/consumptions", async (context) => {
      const query = await readBody(context, "consumptions");
      const supply = supplyOf(requireCustomer(context.var.customer, query.customerCode), query.supplyId);
      const found = rows(query.customerCode, supply, query.dataInizio, query.dataFine);
      const ordered = query.sortDirection === "ASC" ? found : newestFirst(found);
      const start = query.pageNumber * query.pageSize;
      const items = ordered.slice(start, start + query.pageSize);
      return context.json({ pageNumber: query.pageNumber, pageSize: query.pageSize, totalCount: found.length, items });
    })
    .get("/consumptions/:customer/:supply", (context) => {
      const { customer, supply } = context.req.param();
      const found = supplyOf(requireCustomer(context.var.customer, customer), supply);
      const { dateFrom, dateTo } = context.req.query();
      if (!isDay(dateFrom) || !isDay(dateTo)) throw wrongPeriod();
      return context.json({ items: rows(customer, found, dateFrom, dateTo) });
    })
    .post("/latest-readings", async (context) => {
      const { customerCode, dataInizio, dataFine, supplyIds, realOnly, wholeMonth } = await readBody(context, "latestReadings");
      const customer = requireCustomer(context.var.customer, customerCode);
      if (dataFine < dataInizio) throw wrongPeriod();
      const supplies: Supply[] = supplyIds?.length
        ? [...new Set(supplyIds)].map((id) => supplyOf(customer, id))
        : all.all(customer).map(({ data }) => JSON.parse(String(data)));
      const accepted = acceptedOf(customer);
      const latest = { from: dataInizio, to: untilToday(dataFine), realOnly: realOnly ?? false, wholeMonth: wholeMonth ?? false };
      const items = supplies.map(({ id, ...supply }) => {
        const meter = meterOf({ id, ...supply });
        const readings = meter ? latestOf(meter, latest, accepted.get(id)) : [];
        return { supplyId: id, converter: meter?.converter ?? false, readings };
      });
      return context.json({ items: items.filter((item) => item.readings.length > 0) });
    });
}
