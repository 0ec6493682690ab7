import type { SWRResponse } from "swr";
import { type PrivateQuery, usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchVoucherRows, type VoucherRow } from "./voucherRows.ts";

export const vouchersQuery: PrivateQuery<VoucherRow[]> = ["vouchers", (_id, _query, signal) => fetchVoucherRows(signal)];

/** Loads the raw voucher list, one response for the menu and the voucher pages. Makes no request with `false`. */
export const useVoucherRows = (asks = true): SWRResponse<VoucherRow[]> => usePrivate(...vouchersQuery, asks ? undefined : null);
