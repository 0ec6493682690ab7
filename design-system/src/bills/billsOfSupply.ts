import { uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { Bill } from "./bill.ts";
import { toPay } from "./openBills.ts";
import type { supplyBillMessages } from "./supplyBillMessages.it.ts";

/** Bills of one supply as they have come. */
export interface SupplyBills {
  bills: readonly Bill[];
  /** Number of all matching bills. */
  total: number;
  /** Every open bill, if more bills match than have come. */
  open?: readonly Bill[] | undefined;
}

/** The bills of one supply, as its page says them. */
export interface BillsOfSupply {
  /** The newest bill. */
  last: Bill | undefined;
  /** Number of all its bills; undefined if the server gives those of other supplies too, and more than one page of them. */
  count: number | undefined;
  /** Number of its bills that the customer must pay. */
  unpaid: number;
}

export const noBillsOfSupply: BillsOfSupply = { last: undefined, count: 0, unpaid: 0 };

/** Tells whether a bill, or a part of it, is for a supply. */
export const isOfSupply = (bill: Pick<Bill, "supplyCode" | "details">, supplyCode: string): boolean =>
  [bill, ...bill.details].some((each) => each.supplyCode === supplyCode);

/**
 * Picks the bills of a supply, also those of which only a part is its own: a server that does not know the filter by supply gives all bills.
 * @param today today in Rome
 */
export function billsOfSupply({ bills, total, open = bills }: SupplyBills, supplyCode: string, today: string): BillsOfSupply {
  const isOwn = (bill: Bill) => isOfSupply(bill, supplyCode);
  const own = bills.filter(isOwn);
  const newestFirst = own.toSorted((one, other) => (other.emissionDate ?? "").localeCompare(one.emissionDate ?? ""));
  const ofMore = own.length === bills.length ? total : undefined;
  return {
    last: newestFirst[0],
    count: total <= bills.length ? own.length : ofMore,
    unpaid: toPay(open.filter(isOwn), today).length,
  };
}

/** Says the bills of a supply in one line: "9, una da pagare". An unknown number is not said. */
export function billsNote(
  { count, unpaid }: BillsOfSupply,
  words: WordsOf<typeof supplyBillMessages>,
  {
    formatNumber,
    formatCount = formatsOf().formatCount,
  }: Pick<Formats, "formatNumber"> & Partial<Pick<Formats, "formatCount">> = formatsOf(),
): string {
  if (count === 0) return words.none;
  if (count === undefined) return words.allBills;
  const open = unpaid === 0 ? words.nonePaid : formatCount(words.oneUnpaid, words.unpaid, unpaid);
  return fill(words.countAnd, { count: formatNumber(count), open: uncapitalized(open) });
}
