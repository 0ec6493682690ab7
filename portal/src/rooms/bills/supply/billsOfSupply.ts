import { uncapitalized } from "@favilla/design-system/data/relativeDates.ts";
import { fill, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { Bill, PageOfBills } from "../bill.ts";
import { toPay } from "../open/openBills.ts";
import type { supplyBillMessages } from "./supplyBillMessages.it.ts";

/** The bills of one supply, as its page says them. */
export interface BillsOfSupply {
  /** The newest bill. */
  last: Bill | undefined;
  /** Number of all its bills; undefined if the list has more bills than were requested. */
  count: number | undefined;
  /** Number of the requested bills that the customer must pay. */
  unpaid: number;
}

/**
 * Picks the bills of a supply, also those of which only a part is its own. A supply that has no code yet has none.
 * @param today today in Rome
 */
export function billsOfSupply({ bills, total }: PageOfBills, supplyCode: string | null, today: string): BillsOfSupply {
  const ofSupply = bills.filter((bill) => supplyCode !== null && [bill, ...bill.details].some((each) => each.supplyCode === supplyCode));
  const newestFirst = ofSupply.toSorted((one, other) => (other.emissionDate ?? "").localeCompare(one.emissionDate ?? ""));
  return {
    last: newestFirst[0],
    count: total > bills.length ? undefined : ofSupply.length,
    unpaid: toPay(ofSupply, today).length,
  };
}

/** Says the bills of a supply in one line: "9, una da pagare". Of more bills than were requested no number is said. */
export function billsNote({ count, unpaid }: BillsOfSupply, words: WordsOf<typeof supplyBillMessages>): string {
  if (count === 0) return words.none;
  if (count === undefined) return words.allBills;
  const open = unpaid === 0 ? words.nonePaid : unpaid === 1 ? words.oneUnpaid : fill(words.unpaid, { count: unpaid });
  return fill(words.countAnd, { count, open: uncapitalized(open) });
}
