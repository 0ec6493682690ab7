import type { ReadingsToSend } from "@favilla/design-system/readings/ReadingsToDo.tsx";
import { isOpen } from "@favilla/design-system/readings/readingWindow.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { enterPath } from "./paths.ts";
import { type Known, readingState } from "./readingState.ts";
import { isOpenAt, sentWindows } from "./windows/window.ts";

/** A supply whose reading can be sent until the end of its window. */
export type SupplyToRead = DetailedSupply & { until: string | null };

/** Readings of the windows that are open now. */
export interface ReadingsToDo {
  /** The window that ends first is at the top. */
  toDo: readonly SupplyToRead[];
  /** Number of readings that were sent in an open window and not refused. */
  done: number;
}

/** Sorts windows without an end after all others. */
const never = "9999";

/** Returns the supplies whose reading is still to be sent, and how many have been sent meanwhile (SR-21). */
export function readingsToDo(supplies: readonly DetailedSupply[], known: Known, moment: Date): ReadingsToDo {
  const openWindows = new Set(known.windows?.filter((window) => isOpenAt(window, moment)).map(({ id }) => id));
  const states = supplies.map((supply) => ({ supply, ...readingState(supply, known, moment) }));
  const toDo = states.flatMap(({ supply, window }) =>
    isOpen(window) ? [{ ...supply, until: ("to" in window && window.to) || null }] : [],
  );
  // Without the list of readings the windows still say which of them have one.
  const answered = sentWindows(known.windows ?? []);
  const isAnswered = (supplyId: string) =>
    known.windows?.some((window) => window.supplyId === supplyId && openWindows.has(window.id) && answered.has(window.id)) ?? false;
  const isDone = ({ supply, reading }: (typeof states)[number]) =>
    reading ? reading.status !== "refused" && openWindows.has(reading.windowId ?? "") : isAnswered(supply.id);
  return { toDo: toDo.sort((a, b) => (a.until ?? never).localeCompare(b.until ?? never)), done: states.filter(isDone).length };
}

/** Returns the readings to send as the library draws them, each with the address of its form. */
export function readingsToSend(supplies: readonly DetailedSupply[], known: Known, moment: Date): ReadingsToSend {
  const { toDo, done } = readingsToDo(supplies, known, moment);
  return { toDo: toDo.map(toSend), done };
}

/** Returns a supply whose reading is to be sent, with its name and the address of its form. */
export const toSend = (supply: SupplyToRead): ReadingsToSend["toDo"][number] => ({
  id: supply.id,
  name: displayName(supply),
  commodity: supply.commodity,
  until: supply.until,
  href: enterPath(supply.id),
});
