import { formatMonthYear, parseDate } from "../data/dates.ts";
import { bareDay, onDay } from "../data/relativeDates.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { billsMessages } from "./messages.it.ts";
import { isOwed, type PaymentStatus } from "./paymentStatus.ts";

type Words = WordsOf<typeof billsMessages>;
/** Keeps day and month on the same line. */
const noBreakSpace = "\u00a0";

type Day = string | null | undefined;

interface Dates {
  year: number;
  status: PaymentStatus;
  expiryDate?: Day;
  paymentDate?: Day;
  /** Amount in euros. */
  total?: number | null | undefined;
}

const dueDate = ({ expiryDate, year }: Dates, words: Words) => {
  const date = bareDay(expiryDate, year);
  return date ? fill(words.dueDate, { date }) : words.noDueDate;
};

/**
 * Returns the text under the amount: when the bill was paid, when it is due, or that the date is unknown. An amount of zero or less has no
 * due date.
 */
export function dueText(bill: Dates, words: Words): string {
  const { status, year } = bill;
  const undated = status === "Unknown" || (status !== "Paid" && !isOwed(bill.total));
  const date = undated ? undefined : onDay(status === "Paid" ? bill.paymentDate : bill.expiryDate, year);
  if (!date) return dueDate(bill, words);
  const late = status === "Expired" || status === "NotPaid";
  return fill(status === "Paid" ? words.paid : late ? words.overdue : words.due, { date });
}

/** Formats a period: "ottobre – novembre 2026", "dicembre 2025 – gennaio 2026", "novembre 2026". Undefined if a day is unknown. */
export function monthsText(from: Day, to: Day): string | undefined {
  const [first, last] = [formatMonthYear(from), formatMonthYear(to)];
  if (!first || !last) return undefined;
  const sameYear = first.slice(-4) === last.slice(-4);
  return first === last ? last : `${sameYear ? first.slice(0, -5) : first} – ${last}`;
}

/** Formats a period with its word; of half a period, the known month. The year stays with its month. */
function periodText(from: Day, to: Day, words: Words): string | undefined {
  const period = monthsText(from, to);
  const [first, last] = [formatMonthYear(from), formatMonthYear(to)];
  if (!period) return first ? fill(words.periodFrom, { from: first }) : last && fill(words.periodTo, { to: last });
  return fill(words.period, { period }).replace(/ (?=\d)/g, noBreakSpace);
}

interface Facts extends Dates {
  emissionDate?: Day;
  period?: { from?: Day; to?: Day } | undefined;
}

/** Returns the issue date, the due date if the text under the amount does not show it, and the period. */
export function factsText(bill: Facts, words: Words): string {
  const date = onDay(bill.emissionDate, bill.year);
  const paid = bill.status === "Paid" && parseDate(bill.paymentDate) && parseDate(bill.expiryDate);
  return [
    date ? fill(words.emission, { date }) : words.noEmission,
    paid && dueDate(bill, words),
    bill.period && periodText(bill.period.from, bill.period.to, words),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Returns the due date and payment date of an instalment. */
export function rateText(rate: { expiryDate?: Day; paymentDate?: Day }, year: number, words: Words): string {
  const paid = onDay(rate.paymentDate, year);
  const due = bareDay(rate.expiryDate, year);
  return [due ? fill(words.dueDate, { date: due }) : words.noDueDate, paid && fill(words.paid, { date: paid }).toLowerCase()]
    .filter(Boolean)
    .join(", ");
}
