import type { ChangeStatus } from "@favilla/design-system/payments/paymentTerm.ts";
/** Maps the statuses of a change, in the spellings of payment terms and of cadastral data (PM-17, CD-04). */
export declare const changeStatusOf: (text: string | null) => "Active" | "Inactive" | "Inserted" | "OnHold" | null;
/** Tells whether a change is pending, so that no other can be requested. */
export declare const isUnderWay: (status: ChangeStatus | null) => boolean;
/** Moment of the last request for a change, in Rome. */
interface LastRequest {
  lastChangeRequestDate: string | null;
  lastChangeRequestTime: string | null;
}
/** Tells whether the last request is another one than before. */
export declare const isAnotherRequest: (before: LastRequest, now: LastRequest) => boolean;
