import type { Load } from "@favilla/design-system/data/load.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { voucherOn } from "@favilla/design-system/vouchers/voucherRules.ts";
import { useMemo } from "react";
import type { SWRResponse } from "swr";
import { toLoad } from "../../platform/loading/load.ts";
import { useAnswer } from "../../platform/query/useQuery.ts";
import type { Voucher } from "./voucher.ts";
import { parseVouchers } from "./voucher.ts";
import { type VoucherRow, vouchersQuery } from "./voucherRows.ts";

type Answer = Pick<SWRResponse<VoucherRow[]>, "data" | "error" | "isLoading" | "isValidating" | "mutate">;

/**
 * Returns the load state of the vouchers. Any error is a failure, including a list without any valid row (AP-12). An empty list is loaded.
 */
export function voucherLoad(answer: Answer): Load<Voucher[]> {
  const load = toLoad(answer);
  if (load.state !== "Loaded") return load;
  try {
    return { state: "Loaded", data: parseVouchers(load.data) };
  } catch (error) {
    return { state: "LoadFailure", error, retry: () => void answer.mutate() };
  }
}

/** Loads the customer's vouchers, as they are today. */
export function useVouchers(): Load<Voucher[]> {
  const { data, error, isLoading, isValidating, mutate } = useAnswer(vouchersQuery);
  const day = useToday();
  return useMemo(() => {
    const load = voucherLoad({ data, error, isLoading, isValidating, mutate });
    return load.state === "Loaded" ? { ...load, data: load.data.map((voucher) => voucherOn(voucher, day)) } : load;
  }, [data, error, isLoading, isValidating, mutate, day]);
}
