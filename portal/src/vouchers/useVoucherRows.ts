import type { SWRResponse } from "swr";
import { fetchVoucherRows, type VoucherRow } from "../api/voucherRows.ts";
import { usePrivate } from "../session/usePrivate.ts";

/** The voucher list as it travels, one answer for the menu and for the vouchers' screens. Not asked for with `false`. */
export const useVoucherRows = (asks = true): SWRResponse<VoucherRow[]> =>
  usePrivate("vouchers", (_id, _query, signal) => fetchVoucherRows(signal), asks ? undefined : null);
