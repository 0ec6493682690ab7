import type { Load } from "@favilla/design-system/data/load.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { voucherOn } from "@favilla/design-system/vouchers/voucherRules.ts";
import { useState } from "react";
import useSWR from "swr";
import { toLoad } from "../../../platform/loading/load.ts";
import { repeatRead } from "../../../platform/loading/repeatRead.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { retryPause } from "../../../platform/wire/retry.ts";
import { fetchRetailVoucher, fetchRetailVoucherPdf, redeemRetailVoucher } from "../calls.ts";
import { readAgainIfExpired } from "../expired.ts";
import type { Voucher } from "../voucher.ts";

/**
 * Loads and redeems a voucher from a shop, fetches its PDF and reads it again, with or without a session. A failure is shown when it is not
 * repeated any more, because the error page then replaces this one (VC-09, AP-25). After an unknown outcome of redeeming a retry uses the
 * same idempotency key.
 */
export function useRetailVoucher(code: string | null) {
  const [final, setFinal] = useState(false);
  const answer = useSWR(code ? ["retailVoucher", code] : null, ([, voucherCode]) => fetchRetailVoucher(voucherCode), {
    onErrorRetry: (error, key, settings, revalidate, options) => {
      if (retryPause(error, options.retryCount, 0) === undefined) setFinal(true);
      else repeatRead(error, key, settings, revalidate, options);
    },
  });
  const attempt = toLoad(answer);
  const day = useToday();
  const asOfToday: Load<Voucher> = attempt.state === "Loaded" ? { ...attempt, data: voucherOn(attempt.data, day) } : attempt;
  const load: Load<Voucher> = attempt.state === "LoadFailure" && !final ? { state: "Loading" } : asOfToday;
  const readAgain = () => answer.mutate();
  const redeem = useUpdate(async (voucher: Voucher, key: string): Promise<Voucher> => {
    const redeemed = await readAgainIfExpired(redeemRetailVoucher(voucher, key), readAgain);
    void answer.mutate(redeemed, { revalidate: false });
    return redeemed;
  });
  const fetchPdf = (voucher: Voucher, signal: AbortSignal): Promise<Blob> =>
    readAgainIfExpired(fetchRetailVoucherPdf(voucher, signal), readAgain);
  return { load, redeem, fetchPdf, readAgain };
}
