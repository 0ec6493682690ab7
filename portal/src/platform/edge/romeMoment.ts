import { parseMoment, romeDay } from "@favilla/design-system/data/dates.ts";

const clock = new Intl.DateTimeFormat("it", { timeZone: "Europe/Rome", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Returns day and time in Rome, "YYYY-MM-DD" and "HH:mm", of a timestamp. Null for an invalid one. */
export function romeMoment(timestamp: unknown): { date: string; time: string } | null {
  const moment = parseMoment(timestamp);
  if (moment === undefined) return null;
  const instant = new Date(moment);
  return { date: romeDay(instant) as string, time: clock.format(instant) };
}
