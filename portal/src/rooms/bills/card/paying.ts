import { fill, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { Bill } from "../bill.ts";
import type { PaymentCondition } from "../billCodes.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import { paymentStatus } from "./paymentStatus.ts";

/**
 * The payment mode that a bill names, in any of the servers' spellings (PM-21: words, codes) or within a description; null for
 * others. Not every bank's name is a debit: a slip or a transfer is paid by the customer.
 */
export function paymentModeOf(words: string | null): PaymentCondition | null {
  if (words === null || /bonific/i.test(words)) return null;
  if (/libretto|booklet|\blib30\b/i.test(words)) return "booklet";
  if (/bollettino|\bbol30\b/i.test(words)) return "postal";
  if (/\brid(30)?\b|\bsdd\b|sepa|ban[ck]/i.test(words)) return "bank";
  return /postal/i.test(words) ? "postal" : null;
}

interface PayingContext {
  /** The day in Rome, "YYYY-MM-DD". */
  today: string;
  words: WordsOf<typeof billCardMessages>;
}

/** How and where a bill that is still open is paid; nothing of one that is paid, or that nobody knows about. */
export function payingText(
  bill: Pick<Bill, "paymentDate" | "expiryDate" | "paymentType" | "paymentId" | "totalAmount">,
  { today, words }: PayingContext,
): string | undefined {
  const status = paymentStatus(bill, today);
  if (status === "Paid" || status === "Unknown" || (bill.totalAmount ?? 1) <= 0) return undefined;
  const late = status === "NotPaid";
  switch (paymentModeOf(bill.paymentType)) {
    case "bank":
      return late ? words.payBankLate : words.payBank;
    case "booklet":
      return late ? words.payBookletLate : words.payBooklet;
    case "postal":
      return bill.paymentId ? fill(words.payPostalCode, { code: bill.paymentId }) : words.payPostal;
    case null:
      return words.payUnknown;
  }
}
