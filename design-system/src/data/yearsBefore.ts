import { monthsAfter } from "./days.ts";
import type { Day } from "./kinds.ts";

/** Returns the same day so many years before; the last day of February for a leap day. */
export const yearsBefore = (day: Day, years: number): Day => monthsAfter(day, -12 * years);
