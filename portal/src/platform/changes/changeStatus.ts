import type { ChangeStatus } from "@favilla/design-system/payments/paymentTerm.ts";
import { spellings } from "../edge/spellings.ts";

/** Maps the statuses of a change, in the spellings of payment terms and of cadastral data (PM-17, CD-04). */
export const changeStatusOf = spellings<ChangeStatus>({
  inserted: "Inserted",
  open: "Inserted",
  onhold: "OnHold",
  inprogress: "OnHold",
  active: "Active",
  closedsuccessfully: "Active",
  inactive: "Inactive",
  closedwithfailure: "Inactive",
});

/** Moment of the last request for a change, in Rome. */
interface LastRequest {
  lastChangeRequestDate: string | null;
  lastChangeRequestTime: string | null;
}

/** Tells whether the last request is another one than before. */
export const isAnotherRequest = (before: LastRequest, now: LastRequest): boolean =>
  now.lastChangeRequestDate !== before.lastChangeRequestDate || now.lastChangeRequestTime !== before.lastChangeRequestTime;
