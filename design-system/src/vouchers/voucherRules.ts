import { type AnyVoucherStatus, shownStatus } from "./voucherStatus.ts";

/** Facts of a voucher that say what it offers. */
export interface VoucherRuleFacts {
  status: AnyVoucherStatus;
  /** Last day on which it can be redeemed and used, "YYYY-MM-DD". Null if it has no end. */
  validityEndDate: string | null;
  /** Day on which it was redeemed. */
  assignmentDate: string | null;
  barcode: string | null;
}

/** Availability of a PDF or barcode: immediately, after redeeming, or never. */
export type Way = "direct" | "redeemFirst" | "none";

const isAssigned = ({ status }: Pick<VoucherRuleFacts, "status">) => status === "Assigned" || status === "Used";
const wayOf = (voucher: Pick<VoucherRuleFacts, "status">, direct: boolean): Way => {
  if (isAssigned(voucher) && direct) return "direct";
  return shownStatus(voucher.status) === "Expired" ? "none" : "redeemFirst";
};

/**
 * Returns the availability of the PDF: immediately with an assignment date and status Assigned or Used (VC-04); never for an expired
 * voucher.
 */
export const downloadWay = (voucher: Pick<VoucherRuleFacts, "status" | "assignmentDate">): Way =>
  wayOf(voucher, voucher.assignmentDate !== null);

/**
 * Returns the availability of the barcode: immediately with status Assigned or Used and a barcode (VC-05); never for an expired voucher.
 */
export const barcodeWay = (voucher: Pick<VoucherRuleFacts, "status" | "barcode">): Way => wayOf(voucher, Boolean(voucher.barcode));

type Dated = Pick<VoucherRuleFacts, "status" | "validityEndDate">;

/** Tells whether a voucher that was valid when it was read is not any more, since its last day has passed. A used one does not expire. */
export const isOver = ({ status, validityEndDate }: Dated, today: string): boolean =>
  shownStatus(status) === "Valid" && validityEndDate !== null && validityEndDate < today;

/** Returns a voucher as it is on a day: the servers named its status when it was read. */
export const voucherOn = <T extends Dated>(voucher: T, today: string): T =>
  isOver(voucher, today) ? { ...voucher, status: "Expired" } : voucher;

/** Returns the file name "voucher-{id}.pdf". Other characters than letters, digits and hyphens are replaced, and the length is limited. */
export const voucherFileName = (id: string): string =>
  `voucher-${
    id
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "senza-numero"
  }.pdf`;
