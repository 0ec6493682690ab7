import { parseBillPage } from "../../portal/src/rooms/bills/bill.ts";
import { parseConsumption } from "../../portal/src/rooms/consumption/consumption.ts";
import { meterOf } from "../../sandbox/src/consumption/meter.ts";
import { rowsOf } from "../../sandbox/src/consumption/rows.ts";
import { condominio } from "../../sandbox/src/seed/condominio.ts";
import { compare, median, type Round, type Row } from "./report.ts";

const size = 5000;
const today = "2026-11-21";
const limit = 4;
/** Repetitions in each round, and before the first one, so that the code is compiled. */
const turns = 7;

type Read = (data: never) => unknown;

/** The responses of the large customer's servers: bills in wire form, and ten years of readings in three zones. */
function answers(): { bills: string; readings: string } {
  const { supplies, bills } = condominio(today);
  const rows = supplies
    .slice(0, 40)
    .flatMap((supply) => {
      const meter = meterOf(supply);
      return meter ? rowsOf(meter, "2016-11-01", today) : [];
    })
    .filter(({ componentCode }) => componentCode === "CO");
  return {
    bills: JSON.stringify({ totalCount: size, items: bills.slice(0, size).map(({ wire }) => wire) }),
    readings: JSON.stringify(rows.slice(0, size)),
  };
}

/** Milliseconds of one repetition: to parse a text, and to validate the result. */
function turn(text: string, read: Read): { parse: number; read: number } {
  const start = performance.now();
  const data = JSON.parse(text);
  const parsed = performance.now();
  read(data as never);
  return { parse: parsed - start, read: performance.now() - parsed };
}

/**
 * Validating and mapping a response against JSON.parse of the same bytes. zod/mini compiles no validators, since the portal's content
 * security policy would refuse them.
 */
export function measureData(rounds: number): Row[] {
  const { bills, readings } = answers();
  const items: [item: string, text: string, read: Read][] = [
    ["validate and map 5,000 bills", bills, parseBillPage],
    ["validate and map 5,000 readings", readings, parseConsumption],
  ];
  for (const [, text, read] of items) for (let each = 0; each < turns; each++) turn(text, read);
  const done = Array.from({ length: rounds }, () => {
    const round: Round = { library: {}, floor: {} };
    for (const [item, text, read] of items) {
      const all = Array.from({ length: turns }, () => turn(text, read));
      round.library[item] = median(all.map((each) => each.read));
      round.floor[item] = median(all.map((each) => each.parse));
    }
    return round;
  });
  return items.map(([item]) => compare("Data layer, to JSON.parse", item, "ms", done, limit));
}
