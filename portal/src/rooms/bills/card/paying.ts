import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { Bill } from "../bill.ts";
import type { PaymentCondition } from "../billCodes.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import { paymentStatus } from "./paymentStatus.ts";

/**
 * Finds the payment mode that a bill names, in any of the server's spellings (PM-21: words, codes) or inside a description. Returns null
 * for others. The name of a bank alone does not mean a debit, because slips and transfers name banks too.
 */
export function paymentModeOf(words: string | null): PaymentCondition | null {
  if (words === null || /bonific/i.test(words)) return null;
  if (/libretto|booklet|\blib30\b/i.test(words)) return "booklet";
  if (/bollettino|\bbol30\b/i.test(words)) return "postal";
  if (/\brid(30)?\b|\bsdd\b|sepa|ban[ck]/i.test(words)) return "bank";
  return /postal/i.test(words) ? "postal" : null;
}

/** Tells whether a bill is debited from an account or a booklet automatically, if the debit is not refused. */
export function isAutomatic({ paymentType }: Pick<Bill, "paymentType">): boolean {
  const mode = paymentModeOf(paymentType);
  return mode === "bank" || mode === "booklet";
}

interface PayingContext {
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
  words: WordsOf<typeof billCardMessages>;
}

/** Describes how and where an open bill is paid. Returns undefined for a paid bill or an unknown mode. */
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
      return bill.paymentId ? words.payPostalCode : words.payPostal;
    case null:
      return words.payUnknown;
  }
}
