import { addDays, isDay, yearOf } from "./days.ts";
import type { Day } from "./kinds.ts";

/** Returns the same day so many years before; the last day of February for a leap day. */
export function yearsBefore(day: Day, years: number): Day {
  const same = `${yearOf(day) - years}${day.slice(4)}`;
  return isDay(same) ? same : addDays(`${yearOf(day) - years}-03-01`, -1);
}
