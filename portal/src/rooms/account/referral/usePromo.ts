import { loadedData } from "@favilla/design-system/data/load.ts";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { promoQuery } from "./calls.ts";
import { noPromo, type PromoState, promoState } from "./promo.ts";

/** Loads the customer's referral promotion. The state is failure if the customer has no referral code or the retailer has no promotion. */
export function usePromo(): PromoState {
  const customer = loadedData(useQuery(customerQuery));
  const friendCode = (config().features.referral && customer?.friendCode) || null;
  const load = useQuery(promoQuery, friendCode);
  if (load.state === "LoadFailure") return { state: "unknown", error: load.error, retry: load.retry };
  return promoState(customer && !friendCode ? noPromo : loadedData(load));
}
