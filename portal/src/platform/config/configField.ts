import { isDay } from "@favilla/design-system/data/days.ts";
import * as z from "zod/mini";
import { faultsOf } from "../edge/edge.ts";
import { report } from "../errors/report.ts";
import { textSchema } from "./config.ts";

/** Schemas of the fields of config.json that only one section reads. They are read with that section, so that no other page loads them. */
export const atLeast = (least: number) => z.number().check(z.refine((value) => value >= least, `must be ${least} or more`));
export const daysSchema = z.number().check(z.refine((value) => Number.isInteger(value) && value >= 1, "must be a whole number, 1 or more"));
/** Source of figures of the law, and the day on which somebody compared them with it. */
export const sourced = {
  source: textSchema,
  checked: z.string().check(z.refine(isDay, "must be a day, such as 2026-11-02")),
};

/** Reads such a field. Throws an error that lists its problems field by field, names that nobody reads among them. */
export function parseConfigField<T>(name: string, schema: z.ZodMiniType<T>, value: unknown): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: is no field`) : [],
  );
  throw new Error(`${name}: ${[faultsOf(result.error), ...unknown].join("; ")}`);
}

/** Reads such a field, named by `what` in a report. A wrong one is reported, and gives nothing. */
export function readOrReport<T>(what: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    report("Parameters", { what, why: (error as Error).message });
    return undefined;
  }
}
