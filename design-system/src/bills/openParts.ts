import { addDays, daysBetween } from "../data/dates.ts";
import { type BillFacts, type ReportedPayment, reportedDays } from "./billFacts.ts";
import { toCents } from "./billLine.ts";
import { soonDays } from "./dueDate.ts";
import type { PaymentStatus } from "./paymentStatus.ts";

/** Facts that tell what is open of a bill or another document. */
export interface BillStateFacts
  extends Pick<BillFacts, "expiryDate" | "paymentDate" | "total" | "rates" | "debit" | "balance" | "reported"> {
  /** Status that a server or a site gives. It counts where no instalment tells more. Without it the days decide (BL-03). */
  status?: PaymentStatus | undefined;
}

export type ParseDay = (day: string | null | undefined) => string | undefined;
type Cents = number | null;

/** An open part before it is known who pays it. */
export interface Part {
  number: number | null;
  cents: Cents;
  day: string | null;
}

const farDay = "9999-12-31";
export const sum = (all: readonly Cents[]): Cents => all.reduce((one, other) => (one === null || other === null ? null : one + other), 0);
export const euros = (cents: Cents): number | null => (cents === null ? null : cents / 100);
/** Returns the status of an unpaid document by its due date: on that day it is still to be paid. */
export function statusOn(day: string, today: string): PaymentStatus {
  if (day < today) return "NotPaid";
  return daysBetween(today, day) <= soonDays ? "Expiring" : "ToBePaid";
}

/** Completes the only amount that is unknown, if the whole is known. */
function withKnown(parts: readonly Part[], whole: Cents): readonly Part[] {
  const unknown = parts.filter(({ cents }) => cents === null);
  if (whole === null || unknown.length !== 1) return parts;
  const rest = whole - (sum(parts.map(({ cents }) => cents ?? 0)) ?? 0);
  return rest < 0 ? parts : parts.map((part) => (part.cents === null ? { ...part, cents: rest } : part));
}

/**
 * Makes the parts add up to the balance of the servers: a payment of less than an instalment counts for the earliest one, and what is open
 * beside the instalments, such as interest, is due with the last one, once no other is left.
 */
function toBalance(parts: readonly Part[], balance: Cents): readonly Part[] {
  const known = sum(parts.map(({ cents }) => cents));
  if (balance === null || known === null || known === balance) return parts;
  if (balance > known && parts.length === 1) return parts.map((part) => ({ ...part, cents: balance }));
  if (balance > known) return [...parts, { number: null, cents: balance - known, day: null }];
  let paid = known - balance;
  return parts.flatMap((part) => {
    const taken = Math.min(paid, part.cents ?? 0);
    paid -= taken;
    return taken === part.cents ? [] : [{ ...part, cents: (part.cents ?? 0) - taken }];
  });
}

/** Returns the open parts of a document that is not paid, the earliest first. */
export function openParts({ rates = [], total, expiryDate, balance: saldo }: BillStateFacts, parse: ParseDay): readonly Part[] {
  const balance = toCents(saldo);
  const unpaid = rates.filter(({ paymentDate }) => !parse(paymentDate));
  const ownDay = parse(expiryDate) ?? null;
  const lastDay =
    rates
      .map((rate) => parse(rate.expiryDate) ?? "")
      .toSorted()
      .at(-1) || ownDay;
  if (unpaid.length === 0) return [{ number: null, cents: balance ?? toCents(total), day: lastDay }];
  const paid = sum(rates.filter((rate) => !unpaid.includes(rate)).map(({ amount }) => toCents(amount)));
  const rest = sum([toCents(total), paid === null ? null : -paid]);
  // The document's own due date is that of its first instalment.
  const dayOf = (rate: (typeof unpaid)[number]) =>
    parse(rate.expiryDate) ?? (rate === unpaid[0] && unpaid.length === rates.length ? ownDay : null);
  const parts = unpaid
    .map((rate): Part => ({ number: rate.number, cents: toCents(rate.amount), day: dayOf(rate) }))
    .sort((one, other) => (one.day ?? farDay).localeCompare(other.day ?? farDay) || Number(one.number) - Number(other.number));
  const open = toBalance(withKnown(parts, balance ?? rest), balance);
  const owed = open.filter(({ cents }) => cents !== 0);
  return owed.length > 0 ? owed : open.slice(0, 1);
}

/** Tells whether a reported payment still counts. Where today is not known it does. */
const isHeld = ({ day }: ReportedPayment, today: string | undefined) => today === undefined || today < addDays(day, reportedDays);

/** Tells whether a reported payment is about a part. */
const isAbout = ({ instalments }: ReportedPayment, { number }: Part) =>
  instalments.length === 0 || (number !== null && instalments.includes(number));

/** Open parts of a document, divided by the payment that the customer has reported. */
interface DividedParts {
  held: ReportedPayment | undefined;
  /** Parts that were reported as paid. */
  waiting: readonly Part[];
  rest: readonly Part[];
  /** True if nothing but the reported payment is near: what follows it is named only once it is due within days. */
  isReported: boolean;
}

export function divideParts({ reported, status }: BillStateFacts, parts: readonly Part[], today: string | undefined): DividedParts {
  const claim = reported ?? (status === "Reported" ? { day: today ?? "", instalments: [] } : undefined);
  const held = claim && isHeld(claim, today) ? claim : undefined;
  const waiting = held ? parts.filter((part) => isAbout(held, part)) : [];
  const rest = parts.filter((part) => !waiting.includes(part));
  const next = rest[0]?.day;
  const follows = next && today !== undefined && statusOn(next, today) !== "ToBePaid";
  return { held, waiting, rest, isReported: waiting.length > 0 && !follows };
}
