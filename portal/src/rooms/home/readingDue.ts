import { isAfter, isBefore, lastDay } from "@favilla/design-system/data/dates.ts";
import { now } from "../../platform/time/now.ts";
import { fetchReadingWindows, fetchSelfReadings } from "../readings/calls.ts";
import type { SelfReading, SelfReadingWindow } from "../readings/selfReading.ts";
import { displayName, type Supply } from "../supplies/supply.ts";

/** A reading that can be sent now. */
export interface ReadingDue {
  supplyId: string;
  name: string;
  /** Last day of the window in Rome, "YYYY-MM-DD". */
  day: string;
}

/** Windows and sent readings of a customer. */
export interface Readings {
  windows: readonly SelfReadingWindow[];
  sent: readonly SelfReading[];
}

/** Fetches what decides whether the home page asks for a reading. */
export async function fetchReadings(customerId: string, signal?: AbortSignal): Promise<Readings> {
  const [windows, sent] = await Promise.all([fetchReadingWindows(customerId, signal), fetchSelfReadings(undefined, signal)]);
  return { windows, sent };
}

/**
 * Returns the readings that can still be sent: their window is open and no reading of it was sent, except a refused one, which can be
 * corrected. The earliest last day is first.
 */
export const readingsDue = ({ windows, sent }: Readings, supplies: readonly Supply[], moment: Date = now()): ReadingDue[] =>
  windows
    .filter(({ from, to }) => isBefore(from, moment) && isAfter(to, moment))
    .filter(
      ({ id, supplyId }) =>
        !sent.some((reading) => reading.windowId === id && reading.supplyId === supplyId && reading.status !== "refused"),
    )
    .flatMap(({ supplyId, to }): ReadingDue[] => {
      const supply = supplies.find(({ id }) => id === supplyId);
      const day = lastDay(to);
      return supply && day ? [{ supplyId, name: displayName(supply), day }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
