import { isBefore } from "../data/dates.ts";
import { hasEnded, isStarting } from "../supplies/supply.ts";
import type { ReadingWindow as ShownWindow } from "./readingWindow.ts";
import {
  openWindow,
  type ReadableSupply,
  type SelfReadingFacts,
  type SelfReadingWindow,
  windowToRead,
  windowToShow,
} from "./selfReading.ts";

/** Loaded data of the customer's readings. Undefined if loading failed. */
export interface KnownReadings {
  windows: readonly SelfReadingWindow[] | undefined;
  /** Newest first. */
  sent: readonly SelfReadingFacts[] | undefined;
  /** Supplies with a real reading, by id. */
  latest?: Pick<ReadonlyMap<string, unknown>, "has"> | undefined;
}

/** Returns the newest reading that was sent in a window. */
const sentIn = ({ id, supplyId }: SelfReadingWindow, sent: readonly SelfReadingFacts[] = []) =>
  sent.find((reading) => reading.windowId === id && reading.supplyId === supplyId);

/** Returns the state of a supply's self-reading, and the sent reading. */
export function readingState(
  supply: ReadableSupply,
  { windows, sent, latest }: KnownReadings,
  moment: Date,
): { window: ShownWindow; reading?: SelfReadingFacts | undefined } {
  const ended = hasEnded(supply);
  const notActive = isStarting(supply) && !latest?.has(supply.id);
  if (supply.commodity !== "gas" && !ended) return { window: { state: notActive ? "notActive" : "automatic" } };
  if (supply.commodity !== "gas") return { window: { state: "ended" } };
  const window = windows && windowToShow(windows, supply.id, moment);
  const open = windows && windowToRead(supply, windows, moment);
  const reading = window && sentIn(window, sent);
  if (reading?.status === "refused") return { window: { state: "refused", reason: reading.reason, to: open?.to }, reading };
  if (reading) return { window: { state: reading.status, sentAt: reading.sentAt }, reading };
  if (ended) return { window: { state: "ended" } };
  if (notActive && !open) return { window: { state: "notActive" } };
  if (!windows) return { window: { state: "unknown" } };
  if (!window) return { window: { state: "closed" } };
  if (open) return { window: { state: "open", to: open.to, switch: open.switch } };
  return { window: notOpen(supply, window, windows, moment) };
}

/** Returns the state of a window in which a reading can't be sent. */
function notOpen(
  supply: ReadableSupply,
  { from, to }: SelfReadingWindow,
  windows: readonly SelfReadingWindow[],
  moment: Date,
): ShownWindow {
  if (supply.status !== "active") return { state: "closed" };
  if (!isBefore(from, moment)) return { state: "opens", from, to };
  // It is open all the same; only the server knows why none can be sent.
  return { state: openWindow(windows, supply.id, moment) ? "unknown" : "closed" };
}
