import { fetchVouchers } from "../api/vouchers.ts";
import { usePrivate } from "../session/usePrivate.ts";

/** Whether the voucher list is loaded and has any. */
export const useHasVouchers = (): boolean => (usePrivate("vouchers", fetchVouchers).data?.length ?? 0) > 0;
