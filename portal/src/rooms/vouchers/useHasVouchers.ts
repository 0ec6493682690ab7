import { config } from "../../platform/config/config.ts";
import { useVoucherRows } from "./useVoucherRows.ts";

/** Whether the voucher list is loaded and has any; not asked for where vouchers are not offered. */
export const useHasVouchers = (): boolean => (useVoucherRows(config().features.vouchers).data?.length ?? 0) > 0;
