import type { NewMode } from "./methodSchema.ts";
import type { ChangeStatus, DeliveryMode, PaymentMode } from "./paymentTerm.ts";

/**
 * The payment method of a supply and the delivery of its bills (PM-19, PM-21), as the servers have them. Days are in Rome, "YYYY-MM-DD";
 * missing and unknown values are null.
 */
export interface PaymentTerm {
  id: string;
  supplyCode: string | null;
  externalSupplyCode: string | null;
  externalId: string | null;
  paymentMode: PaymentMode | null;
  deliveryMode: DeliveryMode | null;
  /** `status` is false until the address is confirmed. */
  email: { email: string | null; status: boolean; pec: string | null };
  /** Time at which the confirmation link was last sent, ISO 8601. */
  emailLinkSent: string | null;
  iban: { code: string } | null;
  ibanStatus: ChangeStatus | null;
  booklet: { code: string } | null;
  /** Name on the envelope of paper bills. */
  shipTo: string | null;
  postal: { address: string } | null;
  /** Day from which the payment mode applies; while a change is pending, the requested mode. */
  effectiveDate: string | null;
  lastChangeRequestDate: string | null;
  /** "HH:mm". */
  lastChangeRequestTime: string | null;
  lastChangeRequestStatus: ChangeStatus | null;
}

/** Tells whether a change of payment method is pending. The server rejects any other change meanwhile. */
export const hasPendingChange = ({ lastChangeRequestStatus }: Pick<PaymentTerm, "lastChangeRequestStatus">): boolean =>
  lastChangeRequestStatus === "Inserted" || lastChangeRequestStatus === "OnHold";

/** Tells whether the e-mail address for bills is not confirmed yet (EM-02: validating). */
export const isEmailValidating = ({ deliveryMode, email }: Pick<PaymentTerm, "deliveryMode" | "email">): boolean =>
  deliveryMode === "Email" && !email.status;

/** Returns the account or booklet that the bills are debited from. */
export function debitedCode({ paymentMode, iban, booklet }: Pick<PaymentTerm, "paymentMode" | "iban" | "booklet">): string | undefined {
  if (paymentMode === "Bank") return iban?.code;
  return paymentMode === "Booklet" ? booklet?.code : undefined;
}

/** Returns the IBAN or booklet that is debited now, where it is of the same kind as the new one. */
export const currentDebit = (mode: NewMode, term: Pick<PaymentTerm, "paymentMode" | "iban" | "booklet">): string | undefined =>
  term.paymentMode === mode ? debitedCode(term) : undefined;
