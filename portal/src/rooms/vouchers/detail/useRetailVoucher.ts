import useSWR from "swr";
import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { repeatRead } from "../../../platform/loading/repeatRead.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { fetchRetailVoucher, redeemRetailVoucher } from "../calls.ts";
import type { Voucher } from "../voucher.ts";

/** Loads and redeems a voucher from a shop, with or without a session. After an unknown outcome a retry uses the same idempotency key. */
export function useRetailVoucher(code: string | null) {
  const answer = useSWR(code ? ["retailVoucher", code] : null, ([, voucherCode]) => fetchRetailVoucher(voucherCode), {
    onErrorRetry: repeatRead,
  });
  const load: Load<Voucher> = toLoad(answer);
  const redeem = useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const redeemed = await redeemRetailVoucher(voucher, key);
    void answer.mutate(redeemed, { revalidate: false });
    return redeemed;
  });
  return { load, redeem };
}
