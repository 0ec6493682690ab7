import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useCache } from "../../../platform/session/useCache.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchBillingAddresses, updateBillingAddress } from "../../supplies/addressCalls.ts";
import type { BillingAddress } from "./billingAddress.ts";

/** Loads the billing addresses of a supply and changes them. Null makes no request. */
export function useBillingAddresses(supplyCode: string | null): {
  load: Load<BillingAddress[]>;
  change: Sender<BillingAddress, BillingAddress>;
} {
  const answer = usePrivate("billingAddresses", (_customer, code: string, signal) => fetchBillingAddresses(code, signal), supplyCode);
  const cache = useCache();
  const change = useUpdate(async (address: BillingAddress, key) => {
    const saved = await updateBillingAddress(address, key);
    await answer.mutate((cached) => cached?.map((each) => (each.id === saved.id ? saved : each)), { revalidate: true });
    // The payment terms name the active address too, and the same page shows them.
    void cache.refresh("terms", supplyCode);
    return saved;
  });
  return { load: toLoad(answer, (addresses) => addresses.length === 0), change };
}
