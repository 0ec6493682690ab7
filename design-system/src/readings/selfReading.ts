import type { Commodity } from "../data/commodity.ts";
import { isAfter, isBefore } from "../data/dates.ts";
import type { SupplyStatus } from "../supplies/supplyStatus.ts";
import type { SentReadingStatus } from "./reading.ts";

/** Period in which the customer may send a reading of a supply (SR-10). Both times are ISO 8601 in UTC and excluded. */
export interface SelfReadingWindow {
  id: string;
  supplyId: string;
  from: string;
  to: string;
  /** True if the reading is for a change of supplier. */
  switch: boolean;
  /** Status of the last reading that was sent in this window. Null if none was. */
  readingStatus: SentReadingStatus | null;
}

/** A reading that the customer has sent, as the servers know it. */
export interface SelfReadingFacts {
  id: string;
  supplyId: string;
  windowId: string | null;
  /** Digits of the meter. */
  meter: string;
  /** Digits of the converter. Null for a meter without one. */
  converter: string | null;
  /** ISO 8601 in UTC. */
  sentAt: string;
  status: SentReadingStatus;
  /** Reason of the rejection in the server's words. */
  reason: string | null;
}

/** Fields of a supply that decide whether a reading can be sent (SR-03). */
export interface ReadableSupply {
  id: string;
  commodity: Commodity;
  status: SupplyStatus;
  selfReadingToken: string | null;
}

/** Tells whether a window contains a time, excluding both ends. */
export const isOpenAt = ({ from, to }: Pick<SelfReadingWindow, "from" | "to">, moment: Date): boolean =>
  isBefore(from, moment) && isAfter(to, moment);

/**
 * Tells whether readings of a supply can be sent at all, whatever its windows are: only for an active gas supply (SR-03). Electricity is read
 * automatically.
 */
export const takesReadings = ({ commodity, status }: Pick<ReadableSupply, "commodity" | "status">): boolean =>
  commodity === "gas" && status === "active";

/** Returns the ids of the windows that ask for nothing any more: a reading was sent, and it was not refused. */
export const sentWindows = (windows: readonly SelfReadingWindow[]): ReadonlySet<string> =>
  new Set(windows.filter(({ readingStatus }) => readingStatus === "sent" || readingStatus === "accepted").map((each) => each.id));

/** Returns the window that contains a time, excluding both ends. */
export const openWindow = (windows: readonly SelfReadingWindow[], supplyId: string, moment: Date): SelfReadingWindow | undefined =>
  windows.find((window) => window.supplyId === supplyId && isOpenAt(window, moment));

/** Returns the window in which a reading may be sent now: only for an active gas supply with a token. */
export const windowToRead = (supply: ReadableSupply, windows: readonly SelfReadingWindow[], moment: Date): SelfReadingWindow | undefined =>
  takesReadings(supply) && supply.selfReadingToken ? openWindow(windows, supply.id, moment) : undefined;

/**
 * Returns the supply with an id, if its reading can be sent now; without an id, the only one that can be read.
 */
export function supplyToRead<S extends ReadableSupply>(
  supplies: readonly S[],
  windows: readonly SelfReadingWindow[],
  id: string | null,
  moment: Date,
): S | undefined {
  const open = supplies.filter((supply) => (id === null || supply.id === id) && windowToRead(supply, windows, moment));
  return open.length === 1 ? open[0] : undefined;
}

/** Returns the window to show on a supply's card: the open one, else the next one, else the last one. */
export function windowToShow(windows: readonly SelfReadingWindow[], supplyId: string, moment: Date): SelfReadingWindow | undefined {
  const ofSupply = windows.filter((window) => window.supplyId === supplyId).sort((a, b) => a.from.localeCompare(b.from));
  return openWindow(ofSupply, supplyId, moment) ?? ofSupply.find(({ from }) => !isBefore(from, moment)) ?? ofSupply.at(-1);
}
