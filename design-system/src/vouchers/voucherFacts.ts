import type { AnyVoucherStatus } from "./voucherStatus.ts";

/** Data of one voucher. */
export interface VoucherFacts {
  /** Id of the voucher, also the element's `id`. */
  id: string;
  /** Name of the promotion. Long names wrap and are never cut off. */
  promoName: string;
  /** Value in euros. */
  amount: number | null;
  status: AnyVoucherStatus;
  /** Last valid day, as ISO day or timestamp. Not shown for a used voucher. */
  validityEndDate?: string | null | undefined;
  /** Last use, as ISO day or timestamp. Shown for a used voucher in place of its validity. */
  lastExpenditure?: string | null | undefined;
  /** Day on which the customer received the voucher, as ISO day or timestamp. */
  assignmentDate?: string | null | undefined;
  /** Commodity in the server's words: "Luce". */
  commodityName?: string | null | undefined;
  /** Address of the partner's logo image. */
  image?: string | null | undefined;
  /** Address of the voucher's page. */
  href: string;
}
