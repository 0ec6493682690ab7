import { type BillFilterValue, defaultBillFilter } from "../bills/billFilter.ts";
import { totalOf } from "../bills/openBills.ts";
import { type OpenFacts, stateOf } from "../bills/stateOf.ts";
import { firstDayOf, lastDayOf, monthOf } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { payMonthsMessages } from "./payMonthsMessages.it.ts";

interface Amounts {
  count: number;
  /** Euros, or null if an amount is unknown. */
  total: number | null;
}

/** The bills to pay that are due in one month. */
export interface PayMonth extends Amounts {
  /** "YYYY-MM", or null for bills without a due date. */
  month: string | null;
  /** Those among them whose due date has passed. */
  overdue: Amounts;
}

/** Groups bills that the customer must pay by the month of their due dates, oldest first; those without one come last (HM-15). */
export function payMonths(bills: readonly OpenFacts[], today: string): PayMonth[] {
  const amountsOf = (some: readonly OpenFacts[]): Amounts => ({ count: some.length, total: totalOf(some, today) });
  const monthOfBill = (bill: OpenFacts) => {
    const { day } = stateOf(bill, today);
    return day && monthOf(day);
  };
  const never = "9999-12";
  const months = [...new Set(bills.map(monthOfBill))].toSorted((one, other) => (one ?? never).localeCompare(other ?? never));
  return months.map((month) => {
    const due = bills.filter((bill) => monthOfBill(bill) === month);
    return {
      month,
      ...amountsOf(due),
      overdue: amountsOf(due.filter((bill) => stateOf(bill, today).late)),
    };
  });
}

/** Says which part of a month is overdue: "Scaduta" of its only bill, "Scadute" of all, else how much: "Una scaduta: 10,00 €". */
export function overdueText(
  { count, overdue }: Pick<PayMonth, "count" | "overdue">,
  words: WordsOf<typeof payMonthsMessages>,
  money: (euros: number | null) => string,
  { formatCount }: Formats = formatsOf(),
): string {
  if (overdue.count === count) return formatCount(words.onlyOverdue, words.allOverdue, count);
  return formatCount(words.overdueOne, words.overdue, overdue.count, { amount: money(overdue.total) });
}

/** Returns the filter of the page of all bills that shows the bills to pay of a month; all of them without a month. */
export const payMonthFilter = (month: string | null): BillFilterValue => ({
  ...defaultBillFilter,
  statuses: ["expiring", "expired"],
  payer: "customer",
  expireDateFrom: month && firstDayOf(month),
  expireDateTo: month && lastDayOf(month),
});
