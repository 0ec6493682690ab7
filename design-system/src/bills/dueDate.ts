import { daysBetween } from "../data/dates.ts";
import type { TagTone } from "../feedback/Tag.tsx";

/** Kinds of due dates: the customer pays, the amount is debited, the customer has reported it as paid, a reading can be sent until then. */
export const dueKinds = ["pay", "debit", "reported", "reading"] as const;
export type DueKind = (typeof dueKinds)[number];

/** One day on which something leaves the account or must be done. */
export interface DueDate {
  id: string;
  /** Day in Rome, "YYYY-MM-DD". */
  day: string;
  kind: DueKind;
  /** Name of the supply. */
  name: string;
  /** Euros. Null shows "–"; undefined, for a reading, shows nothing. */
  amount?: number | null | undefined;
  /** True for a bill of which another one is for the same period (`twinsOf`). @default false */
  samePeriod?: boolean | undefined;
}

/** Number of days before a due date in which it is "in scadenza". */
export const soonDays = 7;

/** Returns the tone of a due date: late, soon, or neutral. A debit and a reported payment need no action, so they are neutral. */
export function dueTone({ day, kind }: Pick<DueDate, "day" | "kind">, today: string): TagTone {
  if (kind === "debit" || kind === "reported") return "neutral";
  if (day < today) return "negative";
  return daysBetween(today, day) <= soonDays ? "warning" : "neutral";
}
