import type { dateMessages } from "../data/dateMessages.it.ts";
import { monthsBetween } from "../data/days.ts";
import { capitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { BillLine } from "./billFacts.ts";
import type { billsMessages } from "./messages.it.ts";
import { isDebited, isLate, isOwed, type PaymentStatus, paymentStatusLook } from "./paymentStatus.ts";

/** @deprecated Import it from `data/relativeDates.ts`; in a component, `useFormats` has it in the page’s language. */
export { onDay } from "../data/relativeDates.ts";
/** @deprecated Import it from `bills/instalmentText.ts`. */
export { rateText } from "./instalmentText.ts";

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
  reported?: { day: string } | null | undefined;
  /** Amount in euros. */
  total?: number | null | undefined;
}

/** Tells whether a bill has a due date that concerns the customer: it is open, and an amount is owed. */
const isDue = ({ status, total }: Dates) => status !== "Paid" && status !== "Reported" && status !== "Unknown" && isOwed(total);

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

/** Says when a payment was reported: "Pagata da te oggi". Without that day, that it is on its way. */
function reportedText({ reported, today, year }: Dates, words: Words, dates: DateWords, { onDayShort }: Formats): string {
  const date = reported?.day && reported.day === today ? dates.today : onDayShort(reported?.day, year);
  return date ? fill(words.paidByYou, { date }) : words.statusReported;
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
  if (status === "Reported") return reportedText(bill, words, dates, formats);
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

/** Formats a period in lower case: "luglio – agosto 2026", "dicembre 2025 – gennaio 2026", or short, on one line, "lug – ago 2026", "dic – gen 2026". */
function months(from: Day, to: Day, words: Words, short: boolean, formats: Formats): string | undefined {
  const write = (day: Day) => {
    const text = formats.formatMonthYear(day);
    return short && text ? text.replace(/^\p{L}+/u, (formats.formatMonthName(day) ?? "").slice(0, 3)) : text;
  };
  const [first, last] = [write(from), write(to)];
  const half = first ? formats.fillDates(words.periodFrom, { from: first }) : last && formats.fillDates(words.periodTo, { to: last });
  const text = monthsText(from, to, write) ?? half;
  // Less than a year from December to January: the first year is understood.
  const [start, end] = [formats.parseDate(from), formats.parseDate(to)];
  const understood = short && start && end && monthsBetween(start, end) < 12;
  return (understood ? text?.replace(/ \d{4} –/, " –") : text)?.replace(short ? / /g : / (?=\d)/g, noBreakSpace);
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

/** Formats a period in short: "set – ott 2026". Undefined if a day is unknown. */
export const shortPeriodText = ({ period }: Pick<Facts, "period">, words: Words, formats: Formats = formatsOf()): string | undefined =>
  period && months(period.from, period.to, words, true, formats);

/** Returns the kind of a document and its months, in short: "Luce · set – ott 2026", "Nota di credito · Gas". */
export function kindText({ creditNote, period }: Facts, commodity: string, words: Words, formats: Formats = formatsOf()): string {
  const kind = creditNote ? fill(words.creditNote, { commodity }) : commodity;
  return [kind, shortPeriodText({ period }, words, formats)].filter(Boolean).join(" · ");
}

/**
 * Returns the text of a card's tag: the status with its day in short, "Scade il 3 dic", "Addebito il 18 dic", "Pagata il 30 set". Without
 * that day, and for what is no debt, it is the word of the status.
 */
export function tagText(bill: Dates, words: Words, formats: Formats = formatsOf()): string {
  const { status, total, debit, year } = bill;
  const { word } = paymentStatusLook(status, total, debit);
  const paid = status === "Paid";
  const date = paid || isDue(bill) ? formats.onDayShort(paid ? bill.paymentDate : bill.expiryDate, year) : undefined;
  if (!date) return words[word];
  if (paid) return fill(words.paid, { date });
  const unpaid = isLate(status) ? "overdue" : "due";
  return fill(words[isDebited(status, debit) ? "debited" : unpaid], { date });
}

/**
 * Returns the text under a card's amount, which completes the tag: the distance of a due date or a debit within 30 days, "Tra 6 giorni"; the
 * due date of a paid bill and of what is no debt; or that the due date of a debt is not known. Otherwise undefined.
 */
export function besideTagText(bill: Dates, words: Words, dates: DateWords, formats: Formats = formatsOf()): string | undefined {
  const { status, today, year } = bill;
  if (status === "Reported") return bill.reported ? reportedText(bill, words, dates, formats) : undefined;
  const day = formats.parseDate(bill.expiryDate);
  if (isDue(bill) && day) {
    const distance = today && isLate(status) === day < today && formats.distanceText(day, today, dates);
    return distance ? capitalized(distance) : undefined;
  }
  const date = formats.bareDayShort(day, year);
  if (!date) return status === "Paid" || !isOwed(bill.total) ? undefined : words.noDueDate;
  const paid = status === "Paid" && formats.parseDate(bill.paymentDate);
  return formats.fillDates(paid ? words.wasDue : words.dueDate, { date });
}

/** Returns number and issue date of a document in short: "n. 1010338 del 13 nov". */
export function numberText({ number = "", emissionDate, year }: Facts, words: Words, formats: Formats = formatsOf()): string {
  const date = formats.bareDayShort(emissionDate, year);
  return date ? formats.fillDates(words.numberAndDate, { number, date }) : fill(words.onlyNumber, { number });
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
