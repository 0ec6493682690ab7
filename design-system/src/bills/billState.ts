import { parseDate as parseInRome } from "../data/dates.ts";
import type { ReportedPayment } from "./billFacts.ts";
import { toCents } from "./billLine.ts";
import { type BillStateFacts, divideParts, euros, openParts, type ParseDay, type Part, statusOn, sum } from "./openParts.ts";
import { isLate, type PaymentStatus, paymentStatusLook, statusOrUnknown } from "./paymentStatus.ts";

export type { BillStateFacts } from "./openParts.ts";

/** A part of a document that is still open: an instalment, or all of a document without instalments. */
export interface OpenPart {
  /** Number of the instalment. Null for a document without instalments, and for a rest that no instalment accounts for. */
  number: number | null;
  /** Euros. Null if unknown. */
  amount: number | null;
  /** Due date, "YYYY-MM-DD". Null if unknown. */
  day: string | null;
  late: boolean;
  /**
   * The customer pays it, it is debited, or the customer has reported it as paid. A debit whose day has passed was refused, so the customer
   * pays it (BL-39).
   */
  payer: "customer" | "debit" | "reported";
}

/** The answer to every question about what is open of a document. */
export interface BillState {
  /** Status of what is due next, as it is shown. A document whose instalments are all paid is paid. */
  status: PaymentStatus;
  /** Person, debit or reported payment that settles what is due next. Null if nothing is owed, or if it is not known whether something is. */
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
  /** The payment that the customer has reported, with its euros. Undefined if there is none, or if it is too long ago (BL-140). */
  reported: (ReportedPayment & { amount: number | null }) | undefined;
  /** Numbers of the instalments in `amount`, and of how many. Undefined for a document that is not paid in several instalments. */
  instalments: { numbers: readonly number[]; of: number } | undefined;
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

/** Returns the status of what is due next, by its day or by the given status: a status that calls an open document paid tells nothing. */
function openStatus(facts: BillStateFacts, day: string | null, today: string | undefined): PaymentStatus {
  const told = facts.status && statusOrUnknown(facts.status);
  const given = told === "Reported" || (told === "Paid" && isOpenByBalance(facts)) ? undefined : told;
  const byDay = day !== null && today !== undefined ? statusOn(day, today) : undefined;
  return (facts.rates?.length ? (byDay ?? given) : (given ?? byDay)) ?? "Unknown";
}

/**
 * Answers everything about what is open of a document, from what is still unpaid: the instalments without a payment date, and the balance of
 * the servers where it is known. What sums, sorts, names or reminds of documents asks here (BL-47).
 * @param today today in Rome, "YYYY-MM-DD"; without it the given status counts
 * @param parse reads a day or a timestamp, in Rome unless the page has another time zone
 */
export function billState(facts: BillStateFacts, today?: string, parse: ParseDay = parseInRome): BillState {
  const { total, rates = [], debit = false } = facts;
  const paidOn = paidDay(facts, parse);
  const nothing = { payer: null, parts: [], instalments: undefined, late: false, reported: undefined } as const;
  const ownDay = parse(facts.expiryDate) ?? null;
  if (paidOn !== undefined) return { ...nothing, status: "Paid", open: 0, amount: total, day: ownDay, paidOn: paidOn || null };

  const parts = openParts(facts, parse);
  const { held, waiting, rest, isReported } = divideParts(facts, parts, today);
  const open = parts.length > 0 ? sum(parts.map(({ cents }) => cents)) : 0;
  const day = (isReported ? waiting : rest)[0]?.day ?? null;
  const unpaid = openStatus(facts, day, today);
  const status = isReported ? "Reported" : unpaid;
  const late = isLate(status);
  if (open !== null && open <= 0) return { ...nothing, status: unpaid, open: euros(open), amount: total, day: ownDay, paidOn: null };
  if (status === "Unknown") return { ...nothing, status, open: euros(open), amount: euros(open), day, paidOn: null };

  const hasPassed = ({ day: due }: Part) => due !== null && today !== undefined && due < today;
  // What is open beside instalments that have all passed is due with them.
  const isOver = rest.every((part) => part.number === null || hasPassed(part));
  const isPast = (part: Part) => late && (part === rest[0] || hasPassed(part) || (isOver && part.number === null));
  const next = late ? rest.filter(isPast) : rest.slice(0, 1);
  const due = isReported ? waiting : next;
  const payerOf = (past: boolean) => (debit && !past ? "debit" : "customer");
  const numbers = due.flatMap(({ number }) => number ?? []);
  return {
    status,
    payer: isReported ? "reported" : payerOf(late),
    late,
    open: euros(open),
    amount: euros(sum(due.map(({ cents }) => cents))),
    day,
    paidOn: null,
    parts: parts.map((part) => {
      const isWaiting = waiting.includes(part);
      const past = !isWaiting && isPast(part);
      return { number: part.number, amount: euros(part.cents), day: part.day, late: past, payer: isWaiting ? "reported" : payerOf(past) };
    }),
    reported: held && waiting.length > 0 ? { ...held, amount: euros(sum(waiting.map(({ cents }) => cents))) } : undefined,
    instalments: rates.length > 1 && numbers.length > 0 ? { numbers, of: rates.length } : undefined,
  };
}

/** Returns how the state of a document is shown: its word, icon and tone. */
export const stateLook = ({ status, open, payer }: Pick<BillState, "status" | "open" | "payer">): ReturnType<typeof paymentStatusLook> =>
  paymentStatusLook(status, open, payer === "debit");

/**
 * Returns the facts of a document as its texts say them: status, amount and due date are those of what is due next. The other facts, such as
 * the number, stay.
 */
export function shownFacts<Facts extends BillStateFacts>(facts: Facts, { status, open, amount, day, paidOn, payer }: BillState): Facts {
  const total = payer === null && status !== "Paid" ? open : amount;
  return { ...facts, status, total, expiryDate: day, paymentDate: paidOn };
}
