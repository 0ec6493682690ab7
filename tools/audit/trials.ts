import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { array, literal, object, string, union } from "zod/mini";
import { root } from "../../scripts/setup.mjs";
import { devices } from "./guides.ts";

const trial = object({
  device: string(),
  /** Versions of system, browser and assistive technology. */
  versions: string(),
  /** YYYY-MM-DD. */
  date: string(),
  by: string(),
  result: union([literal("Works"), literal("Works with difficulty"), literal("Does not work")]),
  notes: string(),
});

/** The result of one trial by a person, as tests/hands.json has it. */
export type Trial = ReturnType<typeof readTrials>[number];

/** Reads the results of people's trials. Throws an error that names a wrong field or an unknown device. */
export function readTrials(file = join(root, "tests/hands.json")) {
  const trials = existsSync(file) ? array(trial).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  const unknown = trials.find(({ device }) => !devices.some(({ id }) => id === device));
  if (unknown) throw new Error(`tests/hands.json: "${unknown.device}" is not one of ${devices.map(({ id }) => id).join(", ")}`);
  return trials;
}

/** Returns the latest trial of a device, if there is one. */
export const latestTrial = (trials: readonly Trial[], id: string): Trial | undefined =>
  trials
    .filter(({ device }) => device === id)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
