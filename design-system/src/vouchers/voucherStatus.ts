/** Statuses of a voucher as the server sends them (VC-01). */
export const voucherStatuses = ["ToBeAssigned", "Assigned", "Expired", "Used"] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** A status, or an unknown value from the server. */
export type AnyVoucherStatus = VoucherStatus | (string & {});

export const voucherFilters = ["All", "Valid", "Expired", "Used"] as const;
export type VoucherFilterValue = (typeof voucherFilters)[number];

type Shown = Exclude<VoucherFilterValue, "All"> | "Unknown";

const shownStatuses: Record<VoucherStatus, Shown> = { ToBeAssigned: "Valid", Assigned: "Valid", Expired: "Expired", Used: "Used" };

/** Returns the status to display. Vouchers to be assigned and assigned ones are both valid. */
export const shownStatus = (status: AnyVoucherStatus): Shown =>
  Object.hasOwn(shownStatuses, status) ? shownStatuses[status as VoucherStatus] : "Unknown";

/** Tells whether a voucher can no longer be used, because it is used or expired. Its amount is quiet. */
export const hasEnded = (status: AnyVoucherStatus): boolean => shownStatus(status) === "Used" || shownStatus(status) === "Expired";

/** Tells whether a voucher matches a filter. One with an unknown status matches only "All". */
export const passesFilter = (status: AnyVoucherStatus, filter: VoucherFilterValue): boolean =>
  filter === "All" || shownStatus(status) === filter;

/** Returns the number of active filter groups. */
export const activeVoucherGroups = (filter: VoucherFilterValue): 0 | 1 => (filter === "All" ? 0 : 1);
