import type { dateMessages } from "../data/dateMessages.it.ts";
import { uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { BillLine } from "./billFacts.ts";
import type { billsMessages } from "./messages.it.ts";
import { isDebited, isOwed, type PaymentStatus } from "./paymentStatus.ts";

/** @deprecated Import it from `data/relativeDates.ts`; in a component, `useFormats` has it in the page’s language. */
export { onDay } from "../data/relativeDates.ts";

type Words = WordsOf<typeof billsMessages>;
type DateWords = WordsOf<typeof dateMessages>;
/** Keeps day and month on the same line. */
const noBreakSpace = "\u00a0";

type Day = string | null | undefined;

interface Dates {
  year: number;
  status: PaymentStatus;
  debit?: boolean | undefined;
  /** Today in Rome. Without it no distance is shown. */
  today?: string | undefined;
  expiryDate?: Day;
  paymentDate?: Day;
  /** Amount in euros. */
  total?: number | null | undefined;
}

const isLate = (status: PaymentStatus) => status === "Expired" || status === "NotPaid";

/** Tells whether a bill has a due date that concerns the customer: it is open, and an amount is owed. */
const isDue = ({ status, total }: Dates) => status !== "Paid" && status !== "Unknown" && isOwed(total);

/**
 * Returns the distance of the due date, if the customer must pay the bill and the distance agrees with its status: an overdue bill is never
 * due "oggi". A debit has its date (DS-20).
 */
function dueDistance(bill: Dates, dates: DateWords, { parseDate, distanceText }: Formats): string | undefined {
  const { today, status } = bill;
  const day = parseDate(bill.expiryDate);
  if (!isDue(bill) || !day || !today || isDebited(status, bill.debit) || isLate(status) !== day < today) return undefined;
  return distanceText(day, today, dates);
}

const dueDate = ({ expiryDate, year }: Dates, words: Words, formats: Formats) => {
  const date = formats.bareDay(expiryDate, year);
  return date ? fill(words.dueDate, { date }) : words.noDueDate;
};

/**
 * Returns the text under the amount: when the bill was paid, when it is due or leaves the account, or that the date is unknown. A due date
 * within 30 days of `today` is shown as a distance. An amount of zero or less has no due date.
 */
export function dueText(bill: Dates, words: Words, dates: DateWords, formats: Formats = formatsOf()): string {
  const { status, year } = bill;
  if (status !== "Paid" && !isDue(bill)) return dueDate(bill, words, formats);
  const date = dueDistance(bill, dates, formats) ?? formats.onDay(status === "Paid" ? bill.paymentDate : bill.expiryDate, year);
  if (!date) return dueDate(bill, words, formats);
  if (status === "Paid") return fill(words.paid, { date });
  if (isDebited(status, bill.debit)) return fill(words.debited, { date });
  return fill(isLate(status) ? words.overdue : words.due, { date });
}

/** Returns the text under the amount with the day after a distance: "Scade tra 6 giorni, il 28 novembre". */
export const dueSentence = (bill: Dates, words: Words, dates: DateWords, formats: Formats = formatsOf()): string =>
  [dueText(bill, words, dates, formats), dueDistance(bill, dates, formats) && formats.onDay(bill.expiryDate, bill.year)]
    .filter(Boolean)
    .join(", ");

/** Formats a period: "ottobre – novembre 2026", "dicembre 2025 – gennaio 2026", "novembre 2026". Undefined if a day is unknown. */
export function monthsText(from: Day, to: Day, write: (day: Day) => string | undefined = formatsOf().formatMonthYear): string | undefined {
  const [first, last] = [write(from), write(to)];
  if (!first || !last) return undefined;
  const sameYear = first.slice(-4) === last.slice(-4);
  return first === last ? last : `${sameYear ? first.slice(0, -5) : first} – ${last}`;
}

/** Formats a period in lower case: "luglio – agosto 2026", "dicembre 2025 – gennaio 2026", or short "lug – ago 2026". */
function months(from: Day, to: Day, words: Words, short: boolean, formats: Formats): string | undefined {
  const write = (day: Day) => {
    const text = formats.formatMonthYear(day);
    return short && text ? text.replace(/^\p{L}+/u, (formats.formatMonthName(day) ?? "").slice(0, 3)) : text;
  };
  const [first, last] = [write(from), write(to)];
  const half = first ? formats.fillDates(words.periodFrom, { from: first }) : last && formats.fillDates(words.periodTo, { to: last });
  return (monthsText(from, to, write) ?? half)?.replace(/ (?=\d)/g, noBreakSpace);
}

interface Facts extends Dates {
  number?: string;
  creditNote?: boolean | undefined;
  emissionDate?: Day;
  period?: { from?: Day; to?: Day } | undefined;
}

/** Formats the billed period: "settembre – ottobre 2026". */
export const periodText = ({ period }: Pick<Facts, "period">, words: Words, formats: Formats = formatsOf()): string | undefined =>
  period && months(period.from, period.to, words, false, formats);

/** Returns the quiet line beside the tag: the due date where the text under the amount tells only its distance, and the period. */
export function quietText(bill: Facts, words: Words, dates: DateWords, formats: Formats = formatsOf()): string {
  const near = dueDistance(bill, dates, formats) !== undefined;
  const period = bill.period && months(bill.period.from, bill.period.to, words, near, formats);
  return [near && formats.bareDay(bill.expiryDate, bill.year), period].filter(Boolean).join(" · ");
}

/** Returns the facts of the document: its number, its issue date, and the due date of a paid bill. */
export function factsText(bill: Facts, words: Words, formats: Formats = formatsOf()): string {
  const { number = "", year } = bill;
  const date = formats.onDay(bill.emissionDate, year);
  const paid = bill.status === "Paid" && formats.parseDate(bill.paymentDate) && formats.parseDate(bill.expiryDate);
  return [
    fill(bill.creditNote ? words.creditNoteNumber : words.billNumber, { year, number }),
    date ? fill(words.emission, { date }) : words.noEmission,
    paid && dueDate(bill, words, formats),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Returns the due date and payment date of an instalment. */
export function rateText(
  rate: { expiryDate?: Day; paymentDate?: Day },
  year: number,
  words: Words,
  formats: Formats = formatsOf(),
): string {
  const paid = formats.onDay(rate.paymentDate, year);
  const due = formats.bareDay(rate.expiryDate, year);
  return [due ? fill(words.dueDate, { date: due }) : words.noDueDate, paid && uncapitalized(fill(words.paid, { date: paid }))]
    .filter(Boolean)
    .join(", ");
}

/** Formats euros with a minus sign and a space before a credit: "− 35,40 €". */
export const amountText = (euros: number | null | undefined, formats: Formats = formatsOf()): string =>
  formats.formatMoney(euros).replace(/^[-−]\s?/, `−${noBreakSpace}`);

/** Number of decimals of a unit price: two for whole cents, else five. */
const priceDecimals = (price: number) => (Math.abs(price * 100 - Math.round(price * 100)) < 1e-9 ? 2 : 5);

/** Describes a part as quantity and unit price: "283 kWh × 0,19572 €". Undefined without both. */
export function quantityText(
  { quantity, unit, unitPrice }: Omit<BillLine, "id" | "label" | "amount">,
  formats: Formats = formatsOf(),
): string | undefined {
  if (!Number.isFinite(quantity) || !Number.isFinite(unitPrice)) return undefined;
  const price = formats.formatPrice(unitPrice, priceDecimals(unitPrice as number));
  return `${[formats.formatNumber(quantity), unit].filter(Boolean).join(noBreakSpace)} × ${price}`;
}
