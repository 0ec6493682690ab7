import type { AnyVoucherStatus } from "@favilla/design-system/vouchers/voucherStatus.ts";

/** A voucher (spec §3). Days are "YYYY-MM-DD" in Rome, money is euros; null is missing. */
export interface Voucher {
  id: string;
  voucherId: string;
  promoName: string;
  commodityName: string | null;
  /** Last day on which it can be redeemed and used. */
  validityEndDate: string | null;
  /** Day on which it was last spent. */
  lastExpenditure: string | null;
  /** Day on which it was redeemed. */
  assignmentDate: string | null;
  /** Address of the partner's logo, fit for an image. */
  image: string | null;
  /** Text or HTML, as it came: to be shown through `SafeHtml` only. */
  termsOfUse: string | null;
  infos: readonly { title: string; content: string }[];
  amount: number | null;
  status: AnyVoucherStatus;
  barcode: string | null;
  barcodeTerms: string | null;
  serialNumber: string | null;
  /** The voucher that this one was exchanged for. */
  redeemedVoucherId: string | null;
  /** Handed back when it is redeemed. */
  asset: string | null;
  account: string | null;
}

/** Whether the service works, and what the retailer says about it. */
export interface VoucherService {
  status: boolean;
  message: string | null;
}

/** Loyalty points with the retail chain. */
export interface RetailChainPoints {
  chain: string;
  points: number;
  /** Day of the balance. */
  updatedAt: string | null;
}
