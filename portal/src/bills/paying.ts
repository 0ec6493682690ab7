import { fill, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { Bill } from "./bill.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import { paymentStatus } from "./paymentStatus.ts";
import type { PaymentCondition } from "./statement.ts";

/** The payment mode in the servers' words (spec §9: Bollettino, Rid, Libretto); null for others. */
export function paymentModeOf(words: string | null): PaymentCondition | null {
  if (words === null) return null;
  if (/libretto/i.test(words)) return "booklet";
  if (/\brid\b|\bsdd\b|sepa|banc/i.test(words)) return "bank";
  return /bollettino|postal/i.test(words) ? "postal" : null;
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
