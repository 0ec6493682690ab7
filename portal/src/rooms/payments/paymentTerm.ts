import { isUnderWay } from "../../platform/changes/changeStatus.ts";
import type { PaymentTerm } from "./calls.ts";

export type { PaymentTerm } from "./calls.ts";

export type PaymentMode = "Postal" | "Bank" | "Booklet";
export type DeliveryMode = "Postal" | "Email";

/** Whether a change of payment method is under way: the servers then refuse any other change. */
export const hasPendingChange = ({ lastChangeRequestStatus }: Pick<PaymentTerm, "lastChangeRequestStatus">): boolean =>
  isUnderWay(lastChangeRequestStatus);

/** Whether bills go to an address that is still to be confirmed (EM-02: validating). */
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
