import { formatMonthYear, parseDate, writeDay, yearOf } from "../data/dates.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { billsMessages } from "./messages.it.ts";
import { isOwed, type PaymentStatus } from "./paymentStatus.ts";

type Words = WordsOf<typeof billsMessages>;
/** Days and months are not torn apart at the end of a line. */
const noBreakSpace = "\u00a0";

type Day = string | null | undefined;

/**
 * A day with its article, as it follows a verb: "il 27 novembre", "l’8 dicembre".
 * Its year is left out where it is `year`, that of the bill, which stands beside it.
 */
export function onDay(value: Day, year: number): string | undefined {
  const day = parseDate(value);
  if (!day) return undefined;
  const text = writeDay(day, yearOf(day) !== year);
  return (/^(8|11) /.test(text) ? `l’${text}` : `il ${text}`).replaceAll(" ", noBreakSpace);
}

/** A day as it follows a noun: "Scadenza 27 novembre". */
const bareDay = (value: Day, year: number) => onDay(value, year)?.replace(/^(il\s|l’)/, "");

interface Dates {
  year: number;
  status: PaymentStatus;
  expiryDate?: Day;
  paymentDate?: Day;
  /** Euros. */
  total?: number | null | undefined;
}

const dueDate = ({ expiryDate, year }: Dates, words: Words) => {
  const date = bareDay(expiryDate, year);
  return date ? fill(words.dueDate, { date }) : words.noDueDate;
};

/** The date that matters, under the amount: when it was paid, when it is due, or that nobody says. What is no debt has no day to be late. */
export function dueText(bill: Dates, words: Words): string {
  const { status, year } = bill;
  const undated = status === "Unknown" || (status !== "Paid" && !isOwed(bill.total));
  const date = undated ? undefined : onDay(status === "Paid" ? bill.paymentDate : bill.expiryDate, year);
  if (!date) return dueDate(bill, words);
  const late = status === "Expired" || status === "NotPaid";
  return fill(status === "Paid" ? words.paid : late ? words.overdue : words.due, { date });
}

/** "ottobre – novembre 2026", "dicembre 2025 – gennaio 2026", "novembre 2026". */
function periodText(from: Day, to: Day, words: Words): string | undefined {
  const first = formatMonthYear(from);
  const last = formatMonthYear(to);
  if (!first || !last) return first ? fill(words.periodFrom, { from: first }) : last && fill(words.periodTo, { to: last });
  const sameYear = first.slice(-4) === last.slice(-4);
  return fill(words.period, { period: first === last ? last : `${sameYear ? first.slice(0, -5) : first} – ${last}` }).replace(
    / (?=\d)/g,
    noBreakSpace,
  );
}

interface Facts extends Dates {
  emissionDate?: Day;
  period?: { from?: Day; to?: Day } | undefined;
}

/** When it was issued, when it was due if that is not said under the amount, and what time it is for. */
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

/** What a rate says beside its amount: when it is due and when it was paid. */
export function rateText(rate: { expiryDate?: Day; paymentDate?: Day }, year: number, words: Words): string {
  const paid = onDay(rate.paymentDate, year);
  const due = bareDay(rate.expiryDate, year);
  return [due ? fill(words.dueDate, { date: due }) : words.noDueDate, paid && fill(words.paid, { date: paid }).toLowerCase()]
    .filter(Boolean)
    .join(", ");
}
