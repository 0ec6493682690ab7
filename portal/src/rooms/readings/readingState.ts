import { isBefore } from "@favilla/design-system/data/dates.ts";
import type { ReadingWindow as ShownWindow } from "@favilla/design-system/readings/readingWindow.ts";
import { openWindow, type ReadableSupply, type ReadingWindow, type SelfReading, windowToRead, windowToShow } from "./selfReading.ts";

/** What is known of the customer's readings; undefined where it could not be had. */
export interface Known {
  windows: readonly ReadingWindow[] | undefined;
  /** Newest first. */
  sent: readonly SelfReading[] | undefined;
}

/** The reading that was sent in a window, the newest where there are several. */
const sentIn = ({ id, supplyId }: ReadingWindow, sent: readonly SelfReading[] = []) =>
  sent.find((reading) => reading.windowId === id && reading.supplyId === supplyId);

/** It will never be read again, so that nothing of a next window may be said. */
const hasEnded = ({ status }: ReadableSupply) => status === "ceased" || status === "cancelled";

/** How the reading of a supply stands, and which one was sent. */
export function readingState(
  supply: ReadableSupply,
  { windows, sent }: Known,
  moment: Date,
): { window: ShownWindow; reading?: SelfReading | undefined } {
  const ended = hasEnded(supply);
  if (supply.commodity !== "gas") return { window: { state: ended ? "ended" : "automatic" } };
  const window = windows && windowToShow(windows, supply.id, moment);
  const open = windows && windowToRead(supply, windows, moment);
  const reading = window && sentIn(window, sent);
  if (reading?.status === "refused") return { window: { state: "refused", reason: reading.reason, to: open?.to }, reading };
  if (reading) return { window: { state: reading.status, sentAt: reading.sentAt }, reading };
  if (ended) return { window: { state: "ended" } };
  if (!windows) return { window: { state: "unknown" } };
  if (!window) return { window: { state: "closed" } };
  if (open) return { window: { state: "open", to: open.to, switch: open.switch || open.type === "SWITCH" } };
  if (supply.status !== "active") return { window: { state: "closed" } };
  if (!isBefore(window.from, moment)) return { window: { state: "opens", from: window.from, to: window.to } };
  // Open, and yet it can't be sent: the servers know why.
  return { window: { state: openWindow(windows, supply.id, moment) ? "unknown" : "closed" } };
}
