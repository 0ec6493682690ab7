import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, dayOf } from "../base/dates.ts";
import { meterOf } from "../consumption/meter.ts";
import { oddRows } from "../consumption/oddRows.ts";
import { type ConsumptionRow, type OwnReading, rowsOf } from "../consumption/rows.ts";
import type { Paper } from "../paper/paper.ts";
import { dateWords, numberWords } from "../paper/words.ts";
import type { BillWire } from "./wire.ts";

/** Days before a period in which the reading at its beginning may have been taken. */
const daysBefore = 62;

/** A reading with its day, and whether it is an estimate. */
interface MeterFigure {
  day: string | null;
  reading: number;
  estimated: boolean;
}

/** Figures of a band at both ends of a bill's period, and what was used in between. */
export interface BandReading {
  zone: string;
  unit: string;
  start: MeterFigure | undefined;
  end: MeterFigure | undefined;
  use: number;
}

const figureOf = (row: ConsumptionRow | undefined): MeterFigure | undefined =>
  row && { day: dayOf(row.date), reading: Number(row.reading), estimated: row.readingCode === "MA" };

/**
 * The readings behind a bill, one for each band of the supply; none without a meter or a period, and none of a meter whose rows are odd. The
 * one at the beginning is the last before it, or that of the activation.
 */
export function readingsOfBill(wire: BillWire, supply: Supply, today: string, own: readonly OwnReading[] = []): BandReading[] {
  const [from, to, meter] = [dayOf(wire.DATACOMPETENZAINI), dayOf(wire.DATACOMPETENZAFIN), meterOf(supply)];
  if (!from || !to || !meter || to < from || oddRows[supply.supplyCode]) return [];
  const rows = rowsOf(meter, addDays(from, -daysBefore), to < today ? to : today, own).filter(
    ({ componentCode }) => componentCode === "CO",
  );
  return meter.zones.flatMap((zone) => {
    const ofZone = rows.filter((row) => row.zone === zone);
    const inside = ofZone.filter(({ date }) => (dayOf(date) ?? "") >= from);
    if (inside.length === 0) return [];
    const use = inside.reduce((sum, { consumption }) => sum + Number(consumption), 0);
    const before = ofZone.findLast(({ date }) => (dayOf(date) ?? "") < from);
    const start = figureOf(inside[0]?.readingCode === "AT" ? inside[0] : before);
    // A flat price is the band F1, as the portal calls it.
    const name = zone === "MONO" ? "F1" : (zone ?? "Lettura");
    return [{ zone: name, unit: meter.gas ? "Smc" : "kWh", start, end: figureOf(inside.at(-1)), use: Math.round(use * 100) / 100 }];
  });
}

const figureWords = (figure: MeterFigure | undefined) =>
  figure ? `${numberWords(figure.reading)} ${figure.estimated ? "stimata" : "reale"}, ${dateWords(figure.day) ?? "–"}` : "–";

/** Draws the readings as a table; returns the y below. */
export function readingTable(paper: Paper, readings: readonly BandReading[], left: number, top: number): number {
  const columns = [
    { title: "Fascia", x: left, width: 60 },
    { title: "Inizio", x: left + 65, width: 165 },
    { title: "Fine", x: left + 235, width: 165 },
    { title: "Consumo", x: left + 404, width: 95, align: "right" as const },
  ];
  const rows = readings.map(({ zone, unit, start, end, use }) => [
    zone,
    figureWords(start),
    figureWords(end),
    `${numberWords(use)} ${unit}`,
  ]);
  return paper.table(columns, rows, top);
}
