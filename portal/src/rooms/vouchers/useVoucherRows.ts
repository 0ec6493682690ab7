import type { SWRResponse } from "swr";
import { type Asked, usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchVoucherRows, type VoucherRow } from "./voucherRows.ts";

export const askedVouchers: Asked<VoucherRow[]> = ["vouchers", (_id, _query, signal) => fetchVoucherRows(signal)];

/** The voucher list as it travels, one answer for the menu and for the vouchers' screens. Not asked for with `false`. */
export const useVoucherRows = (asks = true): SWRResponse<VoucherRow[]> => usePrivate(...askedVouchers, asks ? undefined : null);
