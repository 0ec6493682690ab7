import { parseDate } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { isOpenAt, type SelfReadingWindow, takesReadings } from "../readings/selfReading.ts";
import { displayName, type Supply } from "../supplies/supply.ts";
import type { ReadingDue } from "./due.ts";

/**
 * Returns the readings that can still be sent: the supply takes readings and has a token (SR-03), its window is open, and no reading was sent
 * in it or the last one was refused, which can be corrected. The earliest last day is first.
 */
export const readingsDue = (
  windows: readonly SelfReadingWindow[],
  supplies: readonly Supply[],
  moment: Date,
  { lastDay }: Pick<Formats, "lastDay"> = formatsOf(),
): ReadingDue[] =>
  windows
    .filter((window) => isOpenAt(window, moment))
    .filter(({ readingStatus }) => readingStatus === null || readingStatus === "refused")
    .flatMap(({ supplyId, from, to }): ReadingDue[] => {
      const supply = supplies.find(({ id }) => id === supplyId);
      const day = lastDay(to);
      const month = parseDate(from)?.slice(0, 7) ?? "";
      return supply?.selfReadingToken && takesReadings(supply) && day ? [{ supplyId, name: displayName(supply), month, day }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
