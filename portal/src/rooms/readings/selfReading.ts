import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import { isAfter, isBefore } from "@favilla/design-system/data/dates.ts";
import type { SupplyStatus } from "@favilla/design-system/supplies/supplyStatus.ts";
import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { field, flag, id, lenient, optionalId, optionalText, parse, parseRows, whole } from "../../platform/edge/edge.ts";
import { moment, neededMoment } from "../../platform/edge/moment.ts";

export const cycleTypeOf = (code: unknown): CycleType | null => cycleTypes.find((type) => type === code) ?? null;

const cycleType = field(cycleTypeOf);

const window = z.object({
  id,
  supplyId: id,
  /** null for one that isn't known. */
  type: cycleType,
  from: neededMoment,
  to: neededMoment,
  switch: flag,
});

/** When the customer may send a reading of a supply (SR-10). Moments are ISO 8601 in UTC; both are outside the window. */
export type ReadingWindow = z.infer<typeof window>;

export const parseWindows = (data: unknown): ReadingWindow[] => parseRows(window, data, "self-reading windows");

const figure = z.number();

const authorization = z.pipe(
  z.object({
    supplyId: id,
    windowId: id,
    TipoLettura: cycleType,
    /** The window closes at this moment; null where the servers don't say. */
    to: moment,
    /** Digits before the comma that the meter shows. */
    digits: whole,
    converter: flag,
    lastReading: lenient(z.object({ date: z.pipe(day, z.string()), LetturaMisuratore: figure, LetturaConvertitore: lenient(figure) })),
  }),
  z.transform(({ TipoLettura, converter, lastReading, ...rest }) => ({
    ...rest,
    type: TipoLettura ?? "CICLO",
    hasConverter: converter,
    /** The last real reading, never an estimate. */
    last: lastReading && { date: lastReading.date, meter: lastReading.LetturaMisuratore, converter: lastReading.LetturaConvertitore },
  })),
);

/** What the servers say before a reading is entered. */
export type ReadingAuthorization = z.infer<typeof authorization>;

export const parseAuthorization = (data: unknown): ReadingAuthorization => parse(authorization, data, "self-reading authorization");

const statusOf = (code: unknown): ReadingStatus => readingStatuses.find((status) => status === code) ?? "sent";

const reading = z.pipe(
  z.object({
    id,
    supplyId: id,
    windowId: optionalId,
    /** Moment, ISO 8601 in UTC. */
    sentAt: neededMoment,
    LetturaMisuratore: id,
    LetturaConvertitore: optionalId,
    TipoLettura: cycleType,
    platform: optionalText,
    status: field(statusOf),
    /** Why it was refused, in the servers' own words. */
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
export type SelfReading = z.infer<typeof reading>;

export const parseReading = (data: unknown): SelfReading => parse(reading, data, "self-reading");

export const parseReadings = (items: unknown): SelfReading[] => parseRows(reading, items, "self-readings");

/** Why a meter is read: the periodic reading, or the change of supplier (SR-10). */
export const cycleTypes = ["CICLO", "SWITCH"] as const;

export type CycleType = (typeof cycleTypes)[number];

/** What the customer has read from the meter. Digits, zeros in front included. */
export interface NewReading {
  supplyId: string;
  meter: string;
  /** Only for a meter that has a converter. */
  converter: string | null;
  type: CycleType;
}

export const readingStatuses = ["sent", "accepted", "refused"] as const;

export type ReadingStatus = (typeof readingStatuses)[number];

/** The supply's part in the rule of the button (SR-03). */
export interface ReadableSupply {
  id: string;
  commodity: Commodity;
  status: SupplyStatus;
  selfReadingToken: string | null;
}

/** The window that a moment lies strictly inside of. */
export function openWindow(windows: readonly ReadingWindow[], supplyId: string, moment: Date): ReadingWindow | undefined {
  return windows.find((window) => window.supplyId === supplyId && isBefore(window.from, moment) && isAfter(window.to, moment));
}

/** The window in which a reading may be sent now: of gas that is active and has a token. Electricity is read by itself. */
export function windowToRead(supply: ReadableSupply, windows: readonly ReadingWindow[], moment: Date): ReadingWindow | undefined {
  const mayRead = supply.commodity === "gas" && supply.status === "active" && Boolean(supply.selfReadingToken);
  return mayRead ? openWindow(windows, supply.id, moment) : undefined;
}

/** The window to show on a supply's card: the one that is open, else the next to open, else the last that was. */
export function windowToShow(windows: readonly ReadingWindow[], supplyId: string, moment: Date): ReadingWindow | undefined {
  const own = windows.filter((window) => window.supplyId === supplyId).sort((a, b) => a.from.localeCompare(b.from));
  return openWindow(own, supplyId, moment) ?? own.find(({ from }) => !isBefore(from, moment)) ?? own.at(-1);
}
