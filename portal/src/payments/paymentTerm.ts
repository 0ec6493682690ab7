import { type ChangeStatus, isUnderWay } from "../account/changeStatus.ts";

export type PaymentMode = "Postal" | "Bank" | "Booklet";
export type DeliveryMode = "Postal" | "Email";

/**
 * How a supply is paid for and how its bills arrive (spec §3). What the wire has under two names is here once: paymentMethod is
 * paymentMode, emailDeliveryMode deliveryMode, emailAddress, emailValidated and pecEmailAddress are email, bookletCode is booklet.
 * Days are Rome's, "YYYY-MM-DD"; null where there is none, or a word that nobody knows.
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
  /** When the link that confirms the address was last sent, ISO 8601. */
  emailLinkSent: string | null;
  iban: { code: string } | null;
  ibanStatus: ChangeStatus | null;
  booklet: { code: string } | null;
  /** Name on the envelope of paper bills. */
  shipTo: string | null;
  postal: { address: string } | null;
  /** From when the payment mode applies; while a change is under way, the requested one. */
  effectiveDate: string | null;
  lastChangeRequestDate: string | null;
  /** "HH:mm". */
  lastChangeRequestTime: string | null;
  lastChangeRequestStatus: ChangeStatus | null;
}

/** Whether a change of payment method is under way: the servers then refuse any other change. */
export const hasPendingChange = ({ lastChangeRequestStatus }: Pick<PaymentTerm, "lastChangeRequestStatus">): boolean =>
  isUnderWay(lastChangeRequestStatus);

/** Whether bills go to an address that is still to be confirmed (spec §4: validating). */
export const isEmailValidating = ({ deliveryMode, email }: Pick<PaymentTerm, "deliveryMode" | "email">): boolean =>
  deliveryMode === "Email" && !email.status;

/**
 * Whether a change whose answer was lost has arrived, to be asked of the term as it is now before another attempt is offered: a request
 * is under way, or there is a later one than before.
 */
export const hasChangeArrived = (before: PaymentTerm, now: PaymentTerm): boolean =>
  hasPendingChange(now) ||
  now.lastChangeRequestDate !== before.lastChangeRequestDate ||
  now.lastChangeRequestTime !== before.lastChangeRequestTime;
