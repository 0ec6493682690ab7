import type { DueDate } from "../bills/dueDate.ts";
import { daysBetween } from "../data/dates.ts";

/**
 * Names the texts that are true of the calendar's reminders of some due dates to come, as the file has them: two days before, the next
 * morning where fewer days are left, none on the day itself.
 */
export function remindersOf(dates: readonly Pick<DueDate, "day">[], today: string) {
  const left = dates.map(({ day }) => daysBetween(today, day));
  const before = left.some((days) => days === 1 || days === 2) ? "reminderSoon" : "reminder";
  return [...(left.some((days) => days > 0) ? [before] : []), ...(left.includes(0) ? ["reminderToday"] : [])] as (
    | typeof before
    | "reminderToday"
  )[];
}
