import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { field, flag, id, lenient, optionalId, optionalText, parse, parseRows, supplyId, wholeNumber } from "../../platform/edge/edge.ts";
import { moment, neededMoment } from "../../platform/edge/moment.ts";
import { type CycleType, cycleType, readingStatusOf } from "./windows/window.ts";

/** Digits as they were sent, with leading zeros. */
const digitsSchema = z.pipe(id, z.string().check(matches(/^\d{1,15}$/, "must be digits")));

const authorizationSchema = z.pipe(
  z.object({
    supplyId,
    windowId: id,
    TipoLettura: cycleType,
    /** End of the window. Null if the server sends none. */
    to: moment,
    /** Number of digits before the comma. */
    digits: wholeNumber,
    converter: flag,
    lastReading: lenient(z.object({ date: day, LetturaMisuratore: z.number(), LetturaConvertitore: lenient(z.number()) })),
  }),
  z.transform(({ TipoLettura, converter, lastReading, ...rest }) => ({
    ...rest,
    type: TipoLettura ?? "CICLO",
    hasConverter: converter,
    /** The last real reading, never an estimate. Its date is null if the server sends a placeholder. */
    last: lastReading && { date: lastReading.date, meter: lastReading.LetturaMisuratore, converter: lastReading.LetturaConvertitore },
  })),
);

/** Data from the server for entering a reading. */
export type ReadingAuthorization = z.infer<typeof authorizationSchema>;

export const parseAuthorization = (data: unknown): ReadingAuthorization => parse(authorizationSchema, data, "self-reading authorization");

const readingSchema = z.pipe(
  z.object({
    id,
    supplyId,
    windowId: optionalId,
    /** ISO 8601 in UTC. */
    sentAt: neededMoment,
    LetturaMisuratore: digitsSchema,
    LetturaConvertitore: lenient(digitsSchema),
    TipoLettura: cycleType,
    platform: optionalText,
    status: field(readingStatusOf),
    /** Reason of the rejection in the server's words. */
    reason: optionalText,
    decidedAt: moment,
  }),
  z.transform(({ LetturaMisuratore, LetturaConvertitore, TipoLettura, ...rest }) => ({
    ...rest,
    meter: LetturaMisuratore,
    converter: LetturaConvertitore,
    type: TipoLettura,
  })),
);

/** A reading that the customer has sent. */
export type SelfReading = z.infer<typeof readingSchema>;

export const parseReading = (data: unknown): SelfReading => parse(readingSchema, data, "self-reading");

export const parseReadings = (items: unknown): SelfReading[] => parseRows(readingSchema, items, "self-readings");

/** A new reading by the customer. Values are digits with leading zeros. */
export interface NewReading {
  supplyId: SupplyId;
  meter: string;
  /** Null for a meter without converter. */
  converter: string | null;
  type: CycleType;
}
