import { monthsAfter } from "../data/days.ts";
import type { Cents, Day } from "../data/kinds.ts";

/** An instalment that a customer asks for. */
export interface PlannedRate {
  amount: Cents;
  day: Day;
}

/** Reasons why a bill cannot be paid in instalments. */
export const instalmentRefusals = ["paid", "inInstalments", "tooLate", "tooSmall", "unknown"] as const;
export type InstalmentRefusal = (typeof instalmentRefusals)[number];

/** The plans of the retailer for a bill. */
export interface InstalmentOffer {
  /** Amount to be divided. */
  open: Cents;
  /** Numbers of instalments to choose from. */
  counts: readonly number[];
  firstDay: Day;
  /** Months between two instalments. */
  everyMonths: number;
  /** Last day on which to ask. Null where there is none. */
  lastDay: Day | null;
}

export const instalmentStates = ["InProgress", "Accepted", "Refused"] as const;

/** A request for instalments, as far as the servers tell. */
export interface InstalmentRequest {
  id: string;
  /** Year and number of the bill. */
  year: string;
  number: string;
  status: (typeof instalmentStates)[number] | "unknown";
  /** The servers' words for a refusal, in Italian. */
  reason: string | null;
  rates: readonly PlannedRate[];
}

/** Instalments of a bill: the offer, or the reason why there is none, and the last request. */
export interface BillInstalments {
  offer: InstalmentOffer | null;
  refusal: InstalmentRefusal | null;
  request: InstalmentRequest | null;
}

/** Tells whether a plan can be asked for: there is an offer, and no request but a refused one. */
export const canAsk = ({ offer, request }: Pick<BillInstalments, "offer" | "request">): boolean =>
  offer !== null && (request === null || request.status === "Refused");

/**
 * Divides an amount into instalments whose sum is the amount to the cent: the cents that do not divide evenly are paid first, one with each
 * instalment. Returns nothing where an instalment would be of zero.
 * @param count whole number, 2 or more
 */
export function instalmentPlan({ open, firstDay, everyMonths }: InstalmentOffer, count: number): PlannedRate[] {
  const [each, rest] = [Math.floor(open / count), open % count];
  if (!(Number.isInteger(count) && count >= 2 && each >= 1)) return [];
  return Array.from({ length: count }, (_, index) => ({
    amount: each + (index < rest ? 1 : 0),
    day: monthsAfter(firstDay, index * everyMonths),
  }));
}
