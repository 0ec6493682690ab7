import { shownStatus } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Voucher } from "./voucher.ts";

/** Availability of a PDF or barcode: immediately, after redeeming, or never. */
export type Way = "direct" | "redeemFirst" | "none";

const isAssigned = ({ status }: Pick<Voucher, "status">) => status === "Assigned" || status === "Used";
const wayOf = (voucher: Pick<Voucher, "status">, direct: boolean): Way => {
  if (isAssigned(voucher) && direct) return "direct";
  return shownStatus(voucher.status) === "Expired" ? "none" : "redeemFirst";
};

/**
 * Returns the availability of the PDF: immediately with an assignment date and status Assigned or Used (VC-04); never for an expired
 * voucher.
 */
export const downloadWay = (voucher: Pick<Voucher, "status" | "assignmentDate">): Way => wayOf(voucher, voucher.assignmentDate !== null);

/**
 * Returns the availability of the barcode: immediately with status Assigned or Used and a barcode (VC-05); never for an expired voucher.
 */
export const barcodeWay = (voucher: Pick<Voucher, "status" | "barcode">): Way => wayOf(voucher, Boolean(voucher.barcode));

/** Finds a voucher by id, following exchanges to the newest known one. Undefined means 404. */
export function findVoucher(vouchers: readonly Voucher[], id: string): Voucher | undefined {
  const seen = new Set<string>();
  let found = vouchers.find((voucher) => voucher.id === id);
  while (found?.redeemedVoucherId && !seen.has(found.id)) {
    seen.add(found.id);
    const { redeemedVoucherId } = found;
    found = vouchers.find((voucher) => voucher.id === redeemedVoucherId) ?? found;
  }
  return found;
}

/** Compares days, a missing one being the last of all. */
const byDay = (one: string | null, other: string | null): number => (one ?? "9999").localeCompare(other ?? "9999");

/** Compares vouchers for the list: those that can be used, the one that expires first at the top, then all others, the newest first. */
function inListOrder(one: Voucher, other: Voucher): number {
  const [usable, otherUsable] = [one, other].map(({ status }) => shownStatus(status) === "Valid");
  if (usable !== otherUsable) return usable ? -1 : 1;
  return usable ? byDay(one.validityEndDate, other.validityEndDate) : byDay(other.validityEndDate, one.validityEndDate);
}

/** Returns the vouchers to list, in its order: unique ids, and only the newest one of an exchange. */
export function listedVouchers(vouchers: readonly Voucher[]): Voucher[] {
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return [...byId.values()].filter((voucher) => findVoucher(vouchers, voucher.id)?.id === voucher.id).sort(inListOrder);
}

/** Returns the file name "voucher-{id}.pdf". Other characters than letters, digits and hyphens are replaced, and the length is limited. */
export const voucherFileName = (id: string): string =>
  `voucher-${
    id
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "senza-numero"
  }.pdf`;
