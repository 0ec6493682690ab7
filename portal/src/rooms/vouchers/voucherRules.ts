import { shownStatus } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Voucher } from "./voucher.ts";

/** How something of a voucher is come by: at once, after it has been redeemed, or not at all. */
export type Way = "direct" | "redeemFirst" | "none";

const isAssigned = ({ status }: Pick<Voucher, "status">) => status === "Assigned" || status === "Used";
const wayOf = (voucher: Pick<Voucher, "status">, direct: boolean): Way => {
  if (isAssigned(voucher) && direct) return "direct";
  return shownStatus(voucher.status) === "Expired" ? "none" : "redeemFirst";
};

/** The PDF: at once with an assignment date and status Assigned or Used (VC-04); an expired voucher has none. */
export const downloadWay = (voucher: Pick<Voucher, "status" | "assignmentDate">): Way => wayOf(voucher, voucher.assignmentDate !== null);

/** The barcode: at once with status Assigned or Used and a barcode (VC-05); an expired voucher has none. */
export const barcodeWay = (voucher: Pick<Voucher, "status" | "barcode">): Way => wayOf(voucher, Boolean(voucher.barcode));

/** The voucher of an id, or the one that it was exchanged for as far as that is known; undefined is 404. */
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

/** What a list shows: each id once, and of an exchange only what came of it. */
export function listedVouchers(vouchers: readonly Voucher[]): Voucher[] {
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return [...byId.values()].filter((voucher) => findVoucher(vouchers, voucher.id)?.id === voucher.id);
}

/** "voucher-{id}.pdf"; of the id only letters, digits and hyphens, and not without end. */
export const voucherFileName = (id: string): string =>
  `voucher-${
    id
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "senza-numero"
  }.pdf`;
