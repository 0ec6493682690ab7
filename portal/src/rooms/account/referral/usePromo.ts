import { config } from "../../../platform/config/config.ts";
import { loaded, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { useCustomer } from "../useCustomer.ts";
import { fetchPromo } from "./calls.ts";
import { noPromo, type PromoState, promoState } from "./promo.ts";

/** Loads the customer's referral promotion. The state is failure if the customer has no referral code or the retailer has no promotion. */
export function usePromo(): PromoState {
  const customer = loaded(useCustomer());
  const friendCode = (config().features.referral && customer?.friendCode) || null;
  const load = toLoad(usePrivate("promo", (_id, code: string, signal) => fetchPromo(code, signal), friendCode));
  if (load.state === "LoadFailure") return { state: "unknown", error: load.error, retry: load.retry };
  return promoState(customer && !friendCode ? noPromo : loaded(load));
}
