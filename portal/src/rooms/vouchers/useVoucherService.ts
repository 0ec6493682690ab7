import { usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchRetailChainPoints, fetchVoucherService } from "./calls.ts";
import type { RetailChainPoints, VoucherService } from "./voucher.ts";

/** Loads whether vouchers can be redeemed now; undefined until that is known. */
export const useVoucherService = (): VoucherService | undefined =>
  usePrivate("voucherService", (_id, _query, signal) => fetchVoucherService(signal)).data;

/** Loads the loyalty points, or null. */
export const useRetailChainPoints = (): RetailChainPoints | null =>
  usePrivate("retailChainPoints", (_id, _query, signal) => fetchRetailChainPoints(signal)).data ?? null;
