import { plainCode, plainUpperCode } from "@favilla/design-system/forms/plainCode.ts";
import type { DeliveryMode, PaymentMode } from "@favilla/design-system/payments/paymentTerm.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";

/** Changes of a payment term. Missing fields keep their value. */
export interface TermChange {
  paymentMode?: Exclude<PaymentMode, "Postal">;
  iban?: string;
  bookletCode?: string;
  deliveryMode?: DeliveryMode;
  emailAddress?: string;
  pecEmailAddress?: string | null;
  shipTo?: string | null;
}

/** Variables of `updateBilling` (PM-20). */
export interface TermUpdate {
  id: string;
  paymentMethod: PaymentMode;
  emailDeliveryMode: DeliveryMode;
  bookletCode: string | null;
  shipTo: string | null;
  emailAddress: string | null;
  pecEmailAddress: string | null;
  iban: string | null;
  isPaymentMethodChange: boolean;
}

/** Thrown for an incomplete change, which is logged and not sent (PM-15). */
export class InvalidTermChange extends Error {
  override readonly name = "InvalidTermChange";
}

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Returns the complete changed payment term. Null if it would be invalid: bank mode without IBAN, booklet mode without booklet, delivery by
 * e-mail without address (PM-15), or an unknown mode or delivery.
 */
export function termUpdate(term: PaymentTerm, change: TermChange): TermUpdate | null {
  const paymentMethod = change.paymentMode ?? term.paymentMode;
  const emailDeliveryMode = change.deliveryMode ?? term.deliveryMode;
  const iban = paymentMethod === "Bank" ? textOrNull(plainUpperCode(change.iban ?? term.iban?.code ?? "")) : null;
  const bookletCode = paymentMethod === "Booklet" ? textOrNull(plainCode(change.bookletCode ?? term.booklet?.code ?? "")) : null;
  const emailAddress = textOrNull(change.emailAddress ?? term.email.email);
  const lacksCode = (paymentMethod === "Bank" && !iban) || (paymentMethod === "Booklet" && !bookletCode);
  if (!paymentMethod || !emailDeliveryMode || lacksCode || (emailDeliveryMode === "Email" && !emailAddress)) return null;
  return {
    id: term.id,
    paymentMethod,
    emailDeliveryMode,
    bookletCode,
    shipTo: textOrNull(change.shipTo === undefined ? term.shipTo : change.shipTo),
    emailAddress,
    pecEmailAddress: textOrNull(change.pecEmailAddress === undefined ? term.email.pec : change.pecEmailAddress),
    iban,
    isPaymentMethodChange: isOtherMethod(term, paymentMethod, iban, bookletCode),
  };
}

/** Tells whether the payment method changes: the mode, the bank account or the booklet. */
const isOtherMethod = (term: PaymentTerm, mode: PaymentMode, iban: string | null, bookletCode: string | null): boolean =>
  mode !== term.paymentMode ||
  (mode === "Bank" && iban !== plainUpperCode(term.iban?.code ?? "")) ||
  (mode === "Booklet" && bookletCode !== plainCode(term.booklet?.code ?? ""));
