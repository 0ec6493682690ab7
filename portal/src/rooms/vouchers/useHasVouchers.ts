import { loadedData } from "@favilla/design-system/data/load.ts";
import { config } from "../../platform/config/config.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { vouchersQuery } from "./voucherRows.ts";

/** Tells whether the voucher list is loaded and not empty. If the retailer offers no vouchers, no request is made. */
export const useHasVouchers = (): boolean => (loadedData(useQuery(vouchersQuery, inputIf(config().features.vouchers)))?.length ?? 0) > 0;
