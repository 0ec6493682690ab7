import type { VoucherFacts } from "@favilla/design-system/vouchers/VoucherCard.tsx";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { Voucher } from "./voucher.ts";

/** Converts a voucher to its card's props. One without a name is called `unnamed`. */
export const voucherFacts = (voucher: Voucher, unnamed: string): VoucherFacts => ({
  id: voucher.id,
  promoName: voucher.promoName.trim() || unnamed,
  amount: voucher.amount,
  status: voucher.status,
  validityEndDate: voucher.validityEndDate,
  lastExpenditure: voucher.lastExpenditure,
  assignmentDate: voucher.assignmentDate,
  commodityName: voucher.commodityName,
  image: voucher.image,
  href: hrefTo("voucherDetail", { id: voucher.id }),
});
