import { fetchVouchers } from "../api/vouchers.ts";
import { config } from "../config/config.ts";
import { usePrivate } from "../session/usePrivate.ts";

/** Whether the voucher list is loaded and has any; not asked for where vouchers are not offered. */
export const useHasVouchers = (): boolean =>
  (usePrivate("vouchers", fetchVouchers, config().features.vouchers ? undefined : null).data?.length ?? 0) > 0;
