import { type SentReadingStatus, sentReadingStatuses } from "@favilla/design-system/readings/reading.ts";
import type { SelfReadingWindow } from "@favilla/design-system/readings/selfReading.ts";
import * as z from "zod/mini";
import { field, flag, id, parseRows, supplyId } from "../../../platform/edge/edge.ts";
import { neededMoment } from "../../../platform/edge/moment.ts";

/** Reasons for a reading: the periodic reading, or a change of supplier (SR-10). */
export const cycleTypes = ["CICLO", "SWITCH"] as const;

export type CycleType = (typeof cycleTypes)[number];

export const cycleTypeOf = (code: unknown): CycleType | null => cycleTypes.find((type) => type === code) ?? null;

/** Reason for a reading. Null if unknown. */
export const cycleType = field(cycleTypeOf);

export const readingStatusOf = (code: unknown): SentReadingStatus => sentReadingStatuses.find((status) => status === code) ?? "sent";

const windowSchema = z.pipe(
  z.object({
    id,
    supplyId,
    type: cycleType,
    from: neededMoment,
    to: neededMoment,
    switch: flag,
    /** Status of the last reading that was sent in this window. Null if none was. */
    readingStatus: field((code) => (code == null ? null : readingStatusOf(code))),
  }),
  z.transform((wire) => ({ ...wire, switch: wire.switch || wire.type === "SWITCH" })),
);

export const parseWindows = (data: unknown): SelfReadingWindow[] => parseRows(windowSchema, data, "self-reading windows");
