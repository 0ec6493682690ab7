import { displayName, type Supply } from "../supplies/supply.ts";
import type { ReadingsToSend } from "./ReadingsToDo.tsx";
import { type KnownReadings, readingState } from "./readingState.ts";
import { isOpen } from "./readingWindow.ts";
import { isOpenAt, type ReadableSupply, sentWindows } from "./selfReading.ts";

/** Sorts windows without an end after all others. */
const never = "9999";

/**
 * Returns the supplies whose reading is still to be sent, those whose window ends first at the top, and how many have been sent meanwhile
 * (SR-21).
 * @param enterHref gives the address of the form of a supply, by its id
 */
export function readingsToSend(
  supplies: readonly (Supply & ReadableSupply)[],
  known: KnownReadings,
  moment: Date,
  enterHref: (supplyId: string) => string,
): ReadingsToSend {
  const openWindows = new Set(known.windows?.filter((window) => isOpenAt(window, moment)).map(({ id }) => id));
  const states = supplies.map((supply) => ({ supply, ...readingState(supply, known, moment) }));
  const toDo = states.flatMap(({ supply, window }) => {
    if (!isOpen(window)) return [];
    const { id, commodity } = supply;
    return [{ id, name: displayName(supply), commodity, until: ("to" in window && window.to) || null, href: enterHref(id) }];
  });
  // Without the list of readings the windows still say which of them have one.
  const answered = sentWindows(known.windows ?? []);
  const isAnswered = (supplyId: string) =>
    known.windows?.some((window) => window.supplyId === supplyId && openWindows.has(window.id) && answered.has(window.id)) ?? false;
  const isDone = ({ supply, reading }: (typeof states)[number]) =>
    reading ? reading.status !== "refused" && openWindows.has(reading.windowId ?? "") : isAnswered(supply.id);
  return { toDo: toDo.sort((a, b) => (a.until ?? never).localeCompare(b.until ?? never)), done: states.filter(isDone).length };
}
