import { romeDay } from "@favilla/design-system/data/dates.ts";
import { now } from "./now.ts";

/** Today in Rome, "YYYY-MM-DD". */
export const today = (): string => romeDay(now()) as string;

/** Calendar days from one day to another, both "YYYY-MM-DD": a day is a day, also where the clocks change. */
export const daysBetween = (from: string, to: string): number => (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;

/** The day so many calendar days after another, or before it. */
export const daysAhead = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
