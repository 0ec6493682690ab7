import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import { isAfter, isBefore } from "@favilla/design-system/data/dates.ts";
import type { SupplyStatus } from "../supplies/supply.ts";
import type { ReadingWindow } from "./calls.ts";

export type { ReadingAuthorization, ReadingWindow, SelfReading } from "./calls.ts";

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
  const mayRead = supply.commodity === "gas" && supply.status === "Active" && Boolean(supply.selfReadingToken);
  return mayRead ? openWindow(windows, supply.id, moment) : undefined;
}

/** The window to show on a supply's card: the one that is open, else the next to open, else the last that was. */
export function windowToShow(windows: readonly ReadingWindow[], supplyId: string, moment: Date): ReadingWindow | undefined {
  const own = windows.filter((window) => window.supplyId === supplyId).sort((a, b) => a.from.localeCompare(b.from));
  return openWindow(own, supplyId, moment) ?? own.find(({ from }) => !isBefore(from, moment)) ?? own.at(-1);
}
