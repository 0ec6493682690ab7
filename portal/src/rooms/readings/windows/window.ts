import { isAfter, isBefore } from "@favilla/design-system/data/dates.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import * as z from "zod/mini";
import { field, flag, id, parseRows } from "../../../platform/edge/edge.ts";
import { neededMoment } from "../../../platform/edge/moment.ts";

/** Reasons for a reading: the periodic reading, or a change of supplier (SR-10). */
export const cycleTypes = ["CICLO", "SWITCH"] as const;

export type CycleType = (typeof cycleTypes)[number];

export const cycleTypeOf = (code: unknown): CycleType | null => cycleTypes.find((type) => type === code) ?? null;

/** Reason for a reading. Null if unknown. */
export const cycleType = field(cycleTypeOf);

export const readingStatuses = ["sent", "accepted", "refused"] as const;

export type ReadingStatus = (typeof readingStatuses)[number];

export const readingStatusOf = (code: unknown): ReadingStatus => readingStatuses.find((status) => status === code) ?? "sent";

const windowSchema = z.object({
  id,
  supplyId: id,
  type: cycleType,
  from: neededMoment,
  to: neededMoment,
  switch: flag,
  /** Status of the last reading that was sent in this window. Null if none was. */
  readingStatus: field((code) => (code == null ? null : readingStatusOf(code))),
});

/** Period in which the customer may send a reading of a supply (SR-10). Both times are ISO 8601 in UTC and excluded. */
export type SelfReadingWindow = z.infer<typeof windowSchema>;

export const parseWindows = (data: unknown): SelfReadingWindow[] => parseRows(windowSchema, data, "self-reading windows");

/** Tells whether a window contains a time, excluding both ends. */
export const isOpenAt = ({ from, to }: Pick<SelfReadingWindow, "from" | "to">, moment: Date): boolean =>
  isBefore(from, moment) && isAfter(to, moment);

/**
 * Tells whether readings of a supply can be sent at all, whatever its windows are: only for an active gas supply (SR-03). Electricity is read
 * automatically.
 */
export const takesReadings = ({ commodity, status }: Pick<Supply, "commodity" | "status">): boolean =>
  commodity === "gas" && status === "active";

/** Returns the ids of the windows that ask for nothing any more: a reading was sent, and it was not refused. */
export const sentWindows = (windows: readonly SelfReadingWindow[]): ReadonlySet<string> =>
  new Set(windows.filter(({ readingStatus }) => readingStatus === "sent" || readingStatus === "accepted").map((each) => each.id));
