import { uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { BillState } from "./billState.ts";
import type { billsMessages } from "./messages.it.ts";

type Words = WordsOf<typeof billsMessages>;
type Day = string | null | undefined;

/** Returns the due date and payment date of an instalment, in short. An unpaid one whose due date is before `today` is overdue. */
export function rateText(
  rate: { expiryDate?: Day; paymentDate?: Day },
  year: number,
  words: Words,
  formats: Formats = formatsOf(),
  today?: string,
): string {
  const paid = formats.onDayShort(rate.paymentDate, year);
  const due = formats.bareDayShort(rate.expiryDate, year);
  const day = formats.parseDate(rate.expiryDate);
  if (!paid && day && today && day < today) return fill(words.overdue, { date: formats.onDayShort(day, year) ?? day });
  return [due ? fill(words.dueDate, { date: due }) : words.noDueDate, paid && uncapitalized(fill(words.paid, { date: paid }))]
    .filter(Boolean)
    .join(", ");
}

/** Tells whether an instalment is overdue: one that is reported as paid, or that a payment on account covers, is not. */
export const isLateRate = ({ parts }: Pick<BillState, "parts">, { number }: { number: number }): boolean =>
  parts.some((part) => part.number === number && part.late);

/** Says which instalments are due next: "Rata 2 di 3". Undefined for a bill without instalments, and for one that is settled. */
export function whichInstalment(
  { instalments }: Pick<BillState, "instalments">,
  words: Words,
  formats: Formats = formatsOf(),
): string | undefined {
  if (!instalments) return undefined;
  const { numbers, of: count } = instalments;
  const number = formats.formatList(numbers.map(String));
  return formats.formatCount(words.instalmentOf, words.instalmentsOf, numbers.length, { number, count: String(count) });
}

/** Says in a row which instalments are due next: "Rata 2/3", "Rate 1–2/3". Undefined for a bill without instalments, and for one that is settled. */
export function instalmentShort(
  { instalments }: Pick<BillState, "instalments">,
  words: Words,
  formats: Formats = formatsOf(),
): string | undefined {
  if (!instalments) return undefined;
  const { numbers, of: count } = instalments;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  // Those that are overdue follow each other, unless one between them was paid.
  const isRun = numbers.length > 1 && last - first < numbers.length;
  const values = { number: isRun ? `${first}–${last}` : numbers.join(", "), count: String(count) };
  return formats.formatCount(words.instalmentShort, words.instalmentsShort, numbers.length, values);
}

/**
 * Says which instalments are due next, and what is open if others follow: "Rata 2 di 3 · restano 66,04 € in 2 rate". Undefined for a bill
 * without instalments, and for one that is settled.
 * @param money writes an amount, hidden in discreet mode
 */
export function instalmentText(
  { instalments, parts, open }: Pick<BillState, "instalments" | "parts" | "open">,
  words: Words,
  formats: Formats = formatsOf(),
  money: (euros: number | null) => string = formats.formatMoney,
): string | undefined {
  const which = whichInstalment({ instalments }, words, formats);
  if (!instalments || !which) return undefined;
  const left = parts.filter(({ number }) => number !== null).length;
  return left === instalments.numbers.length ? which : `${which} · ${fill(words.stillOpen, { amount: money(open), count: left })}`;
}
