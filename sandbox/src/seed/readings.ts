import type { DatabaseSync } from "node:sqlite";
import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, addMonths, timestamp } from "../base/dates.ts";
import { meterOf, shownOn } from "../consumption/meter.ts";
import { bothOf } from "../consumption/rows.ts";
import { readingWriter, type StoredReading, type StoredWindow } from "../readings/store.ts";
import type { Sample } from "./sample.ts";

/** Opening and closing of a window, in days from today: at midnight in Rome. */
const states = { open: [-2, 7], soon: [3, 10], justClosed: [-8, 0], later: [32, 39] } as const;
type State = keyof typeof states;

/** The gas supplies with a window of another kind, by supplyCode. */
const special: Readonly<Record<string, State | "switch">> = {
  "100001002": "open",
  "100002003": "open",
  "100002006": "switch",
  "100002009": "open",
  "100003002": "justClosed",
};

function windowsOf(supply: Supply, position: number, today: string): StoredWindow[] {
  const state = special[supply.supplyCode] ?? (supply.status === "Active" ? (Object.keys(states) as State[])[position % 4] : "open");
  const isSwitch = state === "switch";
  const [opens, closes] = states[isSwitch || !state ? "open" : state];
  const base = supply.supplyCode === "100001002" ? "w-100001" : `w-${supply.supplyCode}`;
  const window = (number: number, shift: number, type: "CICLO" | "SWITCH"): StoredWindow => ({
    id: `${base}-${number}`,
    supplyId: supply.id,
    type,
    from: timestamp(addDays(today, opens + shift)),
    to: timestamp(addDays(today, closes + shift)),
    switch: type === "SWITCH",
  });
  return [window(0, -62, "CICLO"), window(1, 0, isSwitch ? "SWITCH" : "CICLO"), window(2, 61, "CICLO")];
}

/** A reading that was sent earlier; `off` is its distance from the meter's figure. */
function sentReadings(supply: Supply, number: number, day: string, off = 0): StoredReading[] {
  const meter = meterOf(supply);
  if (!meter) return [];
  const both = bothOf(meter, shownOn(meter, 0, day) + off);
  return [
    {
      id: `r-${supply.supplyCode}-${number}`,
      supplyId: supply.id,
      windowId: null,
      sentAt: `${day}T16:20:00.000Z`,
      LetturaMisuratore: String(both.LetturaMisuratore),
      LetturaConvertitore: both.LetturaConvertitore === null ? null : String(both.LetturaConvertitore),
      TipoLettura: "CICLO",
      platform: "WEB",
      verdict: off === 0 ? "accepted" : "refused",
      reason: off === 0 ? null : "La lettura è molto più alta dei tuoi consumi: controlla le cifre nere prima della virgola.",
    },
  ];
}

/** Writes the windows of every gas supply, and the readings that some customers have sent. */
export function writeReadings(database: DatabaseSync, samples: readonly Sample[], today: string): void {
  const write = readingWriter(database);
  for (const { customer, supplies } of samples) {
    const gas = supplies.filter((supply) => supply.pdr !== null || supply.selfReadingToken !== null);
    for (const [position, supply] of gas.entries())
      for (const window of windowsOf(supply, position, today)) write.window(customer.customerId, window);
    for (const supply of gas) {
      const before: Readonly<Record<string, StoredReading[]>> = {
        "100001002": [
          ...sentReadings(supply, 1, addMonths(today, -6), 9000),
          ...sentReadings(supply, 2, addDays(addMonths(today, -6), 1)),
          ...sentReadings(supply, 3, addMonths(today, -2)),
        ],
        "100002003": sentReadings(supply, 1, addMonths(today, -2)),
      };
      for (const reading of before[supply.supplyCode] ?? []) write.reading(customer.customerId, reading, true);
    }
  }
}
