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

/** Returns the file name "voucher-{id}.pdf". Other characters than letters, digits and hyphens are replaced, and the length is limited. */
export const voucherFileName = (id: string): string =>
  `voucher-${
    id
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "senza-numero"
  }.pdf`;
