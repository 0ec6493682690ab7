import type { SWRResponse } from "swr";
import { fetchVoucherRows, type VoucherRow } from "../api/voucherRows.ts";
import { type Asked, usePrivate } from "../session/usePrivate.ts";

export const askedVouchers: Asked<VoucherRow[]> = ["vouchers", (_id, _query, signal) => fetchVoucherRows(signal)];

/** The voucher list as it travels, one answer for the menu and for the vouchers' screens. Not asked for with `false`. */
export const useVoucherRows = (asks = true): SWRResponse<VoucherRow[]> => usePrivate(...askedVouchers, asks ? undefined : null);
