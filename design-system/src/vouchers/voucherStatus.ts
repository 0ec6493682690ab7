/** How a voucher stands, in the server's words (VC-01). */
export const voucherStatuses = ["ToBeAssigned", "Assigned", "Expired", "Used"] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** A status, or a word that is not known yet. */
export type AnyVoucherStatus = VoucherStatus | (string & {});

export const voucherFilters = ["All", "Valid", "Expired", "Used"] as const;
export type VoucherFilterValue = (typeof voucherFilters)[number];

type Shown = Exclude<VoucherFilterValue, "All"> | "Unknown";

const shown: Record<VoucherStatus, Shown> = { ToBeAssigned: "Valid", Assigned: "Valid", Expired: "Expired", Used: "Used" };

/** What a status shows as: one to be assigned and one assigned are both valid. */
export const shownStatus = (status: AnyVoucherStatus): Shown => (Object.hasOwn(shown, status) ? shown[status as VoucherStatus] : "Unknown");

/** Whether a filter lets a voucher through. One of unknown status is only among all. */
export const passesFilter = (status: AnyVoucherStatus, filter: VoucherFilterValue): boolean =>
  filter === "All" || shownStatus(status) === filter;

/** How many groups of the filter narrow the list. */
export const activeVoucherGroups = (filter: VoucherFilterValue): 0 | 1 => (filter === "All" ? 0 : 1);
