import type { Load } from "@favilla/design-system/data/load.ts";
import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { billingAddressesQuery, updateBillingAddress } from "../../supplies/addressCalls.ts";
import { termsQuery } from "../calls.ts";

/** Loads the billing addresses of a supply and changes them. Null makes no request. */
export function useBillingAddresses(supplyCode: string | null): {
  load: Load<BillingAddress[]>;
  change: Sender<BillingAddress, BillingAddress>;
} {
  const answer = useAnswer(billingAddressesQuery, supplyCode);
  const cache = useCache();
  const change = useUpdate(async (address: BillingAddress, key) => {
    const saved = await updateBillingAddress(address, key);
    await answer.mutate((cached) => cached?.map((each) => (each.id === saved.id ? saved : each)), { revalidate: true });
    // The payment terms name the active address too, and the same page shows them.
    void cache.refresh(termsQuery, supplyCode ?? "");
    return saved;
  });
  return { load: toLoad(answer, billingAddressesQuery.isEmpty), change };
}
