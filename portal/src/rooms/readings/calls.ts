import { addDays } from "@favilla/design-system/data/dates.ts";
import * as z from "zod/mini";
import { day } from "../../platform/edge/day.ts";
import { field, flag, id, lenient, optionalId, optionalText, parse, parseRows, whole } from "../../platform/edge/edge.ts";
import { moment, neededMoment } from "../../platform/edge/moment.ts";
import { today } from "../../platform/time/today.ts";
import { query } from "../../platform/wire/graphql.ts";
import { get, post } from "../../platform/wire/rest.ts";
import { SelfReadingWindowsDocument } from "./generated/readings.ts";
import { type CycleType, cycleTypes, type NewReading, type ReadingStatus, readingStatuses } from "./selfReading.ts";

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

/** Windows are asked for from so many days ago to so many days ahead (SR-05). */
const windowsWithin = 90;

/** The windows of all the customer's supplies. */
export async function fetchReadingWindows(customerId: string, signal?: AbortSignal): Promise<ReadingWindow[]> {
  const variables = { customerId, from: addDays(today(), -windowsWithin), to: addDays(today(), windowsWithin) };
  return parseWindows((await query(SelfReadingWindowsDocument, variables, { signal })).allSelfReadingWindows);
}

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

/** Whether a reading may be sent now, and what the form needs to know of the meter. */
export const authorizeSelfReading = async (supplyId: string, signal?: AbortSignal): Promise<ReadingAuthorization> =>
  parseAuthorization(await get("authorizeSelfReading", { path: { supply: supplyId }, signal }));

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

const platform = "WEB";

/**
 * Sends a reading. It is asked for permission first (`authorizeSelfReading`), which also says whether there is a converter.
 * @param key the same for every attempt at the same reading
 */
export async function insertSelfReading({ supplyId, meter, converter, type }: NewReading, key: string): Promise<SelfReading> {
  const both = { LetturaMisuratore: meter, ...(converter !== null && { LetturaConvertitore: converter }) };
  return parseReading(await post("insertSelfReading", { body: { supplyId, ...both, TipoLettura: type, platform }, idempotencyKey: key }));
}

const page = z.object({ totalCount: z.number(), items: z.array(z.unknown()) });
const pageSize = 200;
const mostPages = 20;

export const parseReadings = (items: unknown): SelfReading[] => parseRows(reading, items, "self-readings");

/** The readings that the customer has sent, newest first, of one supply or of all. */
export async function fetchSelfReadings(supply?: string, signal?: AbortSignal): Promise<SelfReading[]> {
  const items: unknown[] = [];
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber++) {
    const asked = { pageNumber, pageSize, ...(supply !== undefined && { supply }) };
    const answer = parse(page, await get("selfReadings", { query: asked, signal }), "self-readings");
    items.push(...answer.items);
    if (answer.items.length === 0 || items.length >= answer.totalCount) break;
  }
  return parseReadings(items).sort((a, b) => (a.sentAt < b.sentAt ? 1 : a.sentAt > b.sentAt ? -1 : 0));
}

export const fetchSelfReading = async (readingId: string, signal?: AbortSignal): Promise<SelfReading> =>
  parseReading(await get("selfReading", { path: { id: readingId }, signal }));
