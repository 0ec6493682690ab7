import { daysBetween, parseDate as parseInRome } from "../data/dates.ts";
import type { BillFacts } from "./billFacts.ts";
import { toCents } from "./billLine.ts";
import { soonDays } from "./dueDate.ts";
import { type PaymentStatus, statusOrUnknown } from "./paymentStatus.ts";

/** Facts that tell what is open of a bill or another document. */
export interface BillStateFacts extends Pick<BillFacts, "expiryDate" | "paymentDate" | "total" | "rates" | "debit" | "balance"> {
  /** Status that a server or a site gives. It counts where no instalment tells more. Without it the days decide (BL-03). */
  status?: PaymentStatus | undefined;
}

/** A part of a document that is still open: an instalment, or all of a document without instalments. */
export interface OpenPart {
  /** Number of the instalment. Null for a document without instalments, and for a rest that no instalment accounts for. */
  number: number | null;
  /** Euros. Null if unknown. */
  amount: number | null;
  /** Due date, "YYYY-MM-DD". Null if unknown. */
  day: string | null;
  late: boolean;
  /** The customer pays it, or it is debited. A debit whose day has passed was refused, so the customer pays it (BL-39). */
  payer: "customer" | "debit";
}

/** The answer to every question about what is open of a document. */
export interface BillState {
  /** Status of what is due next, as it is shown. A document whose instalments are all paid is paid. */
  status: PaymentStatus;
  /** Person or debit that settles what is due next. Null if nothing is owed, or if it is not known whether something is. */
  payer: OpenPart["payer"] | null;
  /** True if a due date has passed. */
  late: boolean;
  /** Euros that are open, all instalments together: below zero for a credit, zero if it is paid, null if unknown. */
  open: number | null;
  /**
   * Euros that are due next, as the document shows them: the instalments that are overdue, else the next one. The total of a document that
   * is paid or in credit.
   */
  amount: number | null;
  /** Due date of that amount, the earliest of several: "YYYY-MM-DD". Null if unknown. */
  day: string | null;
  /** Day of the payment, of the last one for instalments. Null if something is open, or if the day is unknown. */
  paidOn: string | null;
  /** Open parts, the earliest first. They add up to `open`. Empty if there is no payer. */
  parts: readonly OpenPart[];
  /** Numbers of the instalments in `amount`, and of how many. Undefined for a document that is not paid in several instalments. */
  instalments: { numbers: readonly number[]; of: number } | undefined;
}

type ParseDay = (day: string | null | undefined) => string | undefined;
type Cents = number | null;

/** An open part before it is known who pays it. */
interface Part {
  number: number | null;
  cents: Cents;
  day: string | null;
}

const farDay = "9999-12-31";
const sum = (all: readonly Cents[]): Cents => all.reduce((one, other) => (one === null || other === null ? null : one + other), 0);
const euros = (cents: Cents): number | null => (cents === null ? null : cents / 100);
const isLate = (status: PaymentStatus) => status === "NotPaid" || status === "Expired";

/** Returns the status of an unpaid document by its due date: on that day it is still to be paid. */
function statusOn(day: string, today: string): PaymentStatus {
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

/** Makes the parts add up to the balance of the servers: a payment of less than an instalment counts for the earliest one. */
function toBalance(parts: readonly Part[], balance: Cents): readonly Part[] {
  const known = sum(parts.map(({ cents }) => cents));
  if (balance === null || known === null || known === balance) return parts;
  if (balance > known) return [...parts, { number: null, cents: balance - known, day: null }];
  let paid = known - balance;
  return parts.flatMap((part) => {
    const taken = Math.min(paid, part.cents ?? 0);
    paid -= taken;
    return taken === part.cents ? [] : [{ ...part, cents: (part.cents ?? 0) - taken }];
  });
}

/** Returns the open parts of a document that is not paid, the earliest first. */
function openParts({ rates = [], total, expiryDate, balance: saldo }: BillStateFacts, parse: ParseDay): readonly Part[] {
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

/** Tells whether the servers' balance leaves something of a debt open: then a day of payment is that of a part. */
const isOpenByBalance = ({ total, balance }: BillStateFacts) => (toCents(balance) ?? 0) > 0 && (toCents(total) ?? 1) > 0;

/** Returns the day on which a document was paid, "" if it is paid on an unknown day. Undefined if it is not paid. */
function paidDay(facts: BillStateFacts, parse: ParseDay): string | undefined {
  const { status, paymentDate, rates = [] } = facts;
  if (isOpenByBalance(facts)) return undefined;
  const day = parse(paymentDate);
  const isOtherwise = rates.length === 0 && status !== undefined && status !== "Paid";
  if (day !== undefined) return isOtherwise ? undefined : day;
  const days = rates.map((rate) => parse(rate.paymentDate) ?? "");
  const settled = days.length > 0 && days.every(Boolean);
  if (settled) return days.toSorted().at(-1);
  return status === "Paid" ? "" : undefined;
}

/**
 * Answers everything about what is open of a document, from what is still unpaid: the instalments without a payment date, and the balance of
 * the servers where it is known. What sums, sorts, names or reminds of documents asks here (BL-47).
 * @param today today in Rome, "YYYY-MM-DD"; without it the given status counts
 * @param parse reads a day or a timestamp, in Rome unless the page has another time zone
 */
export function billState(facts: BillStateFacts, today?: string, parse: ParseDay = parseInRome): BillState {
  const { total, rates = [], debit = false } = facts;
  // A status that calls an open document paid tells nothing.
  const given = facts.status === "Paid" && isOpenByBalance(facts) ? undefined : facts.status && statusOrUnknown(facts.status);
  const paidOn = paidDay(facts, parse);
  const nothing = { payer: null, parts: [], instalments: undefined, late: false } as const;
  const ownDay = parse(facts.expiryDate) ?? null;
  if (paidOn !== undefined) return { ...nothing, status: "Paid", open: 0, amount: total, day: ownDay, paidOn: paidOn || null };

  const parts = openParts(facts, parse);
  const open = parts.length > 0 ? sum(parts.map(({ cents }) => cents)) : 0;
  const day = parts[0]?.day ?? null;
  const byDay = day !== null && today !== undefined ? statusOn(day, today) : undefined;
  const status = (rates.length > 0 ? (byDay ?? given) : (given ?? byDay)) ?? "Unknown";
  const late = isLate(status);
  if (open !== null && open <= 0) return { ...nothing, status, open: euros(open), amount: total, day: ownDay, paidOn: null };
  if (status === "Unknown") return { ...nothing, status, open: euros(open), amount: euros(open), day, paidOn: null };

  const isPast = (part: Part) => late && (part === parts[0] || (part.day !== null && today !== undefined && part.day < today));
  const due = late ? parts.filter(isPast) : parts.slice(0, 1);
  const payerOf = (past: boolean) => (debit && !past ? "debit" : "customer");
  const numbers = due.flatMap(({ number }) => number ?? []);
  return {
    status,
    payer: payerOf(late),
    late,
    open: euros(open),
    amount: euros(sum(due.map(({ cents }) => cents))),
    day,
    paidOn: null,
    parts: parts.map((part) => {
      const past = isPast(part);
      return { number: part.number, amount: euros(part.cents), day: part.day, late: past, payer: payerOf(past) };
    }),
    instalments: rates.length > 1 && numbers.length > 0 ? { numbers, of: rates.length } : undefined,
  };
}

/**
 * Returns the facts of a document as its texts say them: status, amount and due date are those of what is due next. The other facts, such as
 * the number, stay.
 */
export function shownFacts<Facts extends BillStateFacts>(facts: Facts, { status, open, amount, day, paidOn, payer }: BillState): Facts {
  const { expiryDate, paymentDate } = facts;
  const total = payer === null && status !== "Paid" ? open : amount;
  return { ...facts, status, total, expiryDate: day ?? expiryDate, paymentDate: paidOn ?? paymentDate };
}
