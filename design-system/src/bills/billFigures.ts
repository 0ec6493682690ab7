import { type ConsumptionRow, isEstimatedRow } from "../consumption/consumptionRow.ts";
import { addDays } from "../data/dates.ts";
import type { Load } from "../data/load.ts";
import type { BilledReading } from "./BillReadings.tsx";

/** Days before a period in which the reading at its beginning may have been taken. */
const daysBefore = 62;

/** Returns the first day from which readings are requested, so that the one before the period is among them. */
export const readingsFrom = (periodFrom: string): string => addDays(periodFrom, -daysBefore);

/** Readings of a bill, plain data for `BillReadings`. */
export interface BillSpans {
  spans: BilledReading[];
  startDate: string | null;
  endDate: string | null;
}

const sumOf = (rows: readonly ConsumptionRow[]) => rows.reduce((sum, { consumption }) => sum + (consumption ?? 0), 0);

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the last row with a figure. Of several readings of one day the last one counts. */
const lastRead = (rows: readonly ConsumptionRow[]) => rows.findLast(({ reading }) => reading !== null);

/** Returns the reading of an activation with which a period begins. A reading before it is none of this contract. */
const activationOf = ([first]: readonly ConsumptionRow[]) => (first?.origin === "start" && first.reading !== null ? first : undefined);

function spanOf(zone: ConsumptionRow["zone"], rows: readonly ConsumptionRow[], from: string) {
  const inside = rows.filter(({ date }) => date >= from);
  const before = activationOf(inside) ?? lastRead(rows.filter(({ date }) => date < from));
  const end = lastRead(inside);
  const use = inside.length > 0 ? round(sumOf(inside)) : null;
  const span: BilledReading = {
    zone,
    start: before?.reading ?? null,
    end: end?.reading ?? null,
    use,
    startEstimated: before !== undefined && isEstimatedRow(before),
    endEstimated: end !== undefined && isEstimatedRow(end),
  };
  return { span, startDate: before?.date ?? null, endDate: end?.date ?? null };
}

/**
 * Returns start, end and consumption of each band. The reading at the beginning is the last one before the period, so that start and
 * consumption come to the end (BL-45), or that of the activation (BL-247). Undefined if the period has no consumption.
 * @param rows rows of the period and of the time before it, sorted by date
 */
export function billSpans(rows: readonly ConsumptionRow[], from: string): BillSpans | undefined {
  if (!rows.some(({ date }) => date >= from)) return undefined;
  const zones = [...new Set(rows.map(({ zone }) => zone))].toSorted((one, other) => (one ?? "").localeCompare(other ?? ""));
  const found = zones
    .map((zone) =>
      spanOf(
        zone,
        rows.filter((row) => row.zone === zone),
        from,
      ),
    )
    .filter(({ span }) => span.use !== null);
  return {
    spans: found.map(({ span }) => span),
    startDate: found[0]?.startDate ?? null,
    endDate: found[0]?.endDate ?? null,
  };
}

/** Returns the readings of a period with the state of its rows; no data if they tell no consumption, or if the bill names no period. */
export function loadedSpans(load: Load<readonly ConsumptionRow[]>, from: string | null): Load<BillSpans> {
  if (from === null || load.state === "Unset") return { state: "NoDataFound" };
  if (load.state !== "Loaded") return load;
  const data = billSpans(load.data, from);
  return data ? { state: "Loaded", data } : { state: "NoDataFound" };
}
