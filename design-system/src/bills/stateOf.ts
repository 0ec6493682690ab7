import type { Bill } from "./bill.ts";
import type { BillPaymentMode } from "./billFilter.ts";
import { type BillState, billState, type OpenPart } from "./billState.ts";

/**
 * Finds the payment mode that a bill names, in any of the server's spellings (PM-21: words, codes) or inside a description. Returns null
 * for others. The name of a bank alone does not mean a debit, because slips, notices and transfers name banks too (BL-254).
 */
export function paymentModeOf(words: string | null): BillPaymentMode | null {
  if (words === null || /bonific/i.test(words)) return null;
  if (/libretto|booklet|\blib30\b/i.test(words)) return "booklet";
  if (/bollettino|\bbol30\b/i.test(words)) return "postal";
  if (/\brid(30)?\b|\bsdd\b|sepa|domiciliazion|addebit|^\s*bank\s*$/i.test(words)) return "bank";
  return /postal/i.test(words) ? "postal" : null;
}

/** Tells whether a bill is debited from an account or a booklet automatically, if the debit is not refused. */
export function isAutomatic({ paymentType }: Pick<Bill, "paymentType">): boolean {
  const mode = paymentModeOf(paymentType);
  return mode === "bank" || mode === "booklet";
}

/** Facts of a bill that tell what is open of it. */
export type OpenFacts = Pick<
  Bill,
  "totalAmount" | "balance" | "expiryDate" | "paymentDate" | "paymentType" | "rates" | "accountStatus" | "reported"
>;

/**
 * Answers everything about what is open of a bill: how much, until when, who pays it. Its days decide, and the server's status where it has
 * none (BL-03, BL-24).
 * @param today today in Rome
 */
export function stateOf(bill: OpenFacts, today: string): BillState {
  const { totalAmount: total, balance, expiryDate, paymentDate, rates, reported, accountStatus: status } = bill;
  const facts = { total, balance, expiryDate, paymentDate, rates, reported, debit: isAutomatic(bill) };
  const byDays = billState(facts, today);
  return byDays.status === "Unknown" ? billState({ ...facts, status }, today) : byDays;
}

/** Identifies an open part of a bill as long as the bill is open, as "bill 12" or "bill 12 instalment 2". */
export const partIdOf = ({ id }: Pick<Bill, "id">, { instalments }: BillState, { number }: OpenPart): string =>
  instalments && number !== null ? `bill ${id} instalment ${number}` : `bill ${id}`;
