import type { Bill } from "./calls.ts";

export type { Bill, BillDetail } from "./calls.ts";

/** The servers' account status; "Unknown" for a code they don't document. */
export type AccountStatus = "Paid" | "Expiring" | "Expired" | "NotPaid" | "Unknown";

/** A page of the servers' list. `total` counts all bills that match. */
export interface BillPage {
  bills: readonly Bill[];
  total: number;
}
