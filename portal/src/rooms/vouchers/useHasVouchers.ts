import { config } from "../../platform/config/config.ts";
import { useVoucherRows } from "./useVoucherRows.ts";

/** Tells whether the voucher list is loaded and not empty. If the retailer offers no vouchers, no request is made. */
export const useHasVouchers = (): boolean => (useVoucherRows(config().features.vouchers).data?.length ?? 0) > 0;
