import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { promoQuery } from "./calls.ts";
import { noPromo, type PromoConfiguration, promoLoad } from "./promo.ts";

/** Loads the customer's referral promotion. There are no data if the customer has no referral code or the retailer has no promotion. */
export function usePromo(): Load<PromoConfiguration> {
  const customer = loadedData(useQuery(customerQuery));
  const friendCode = (config().features.referral && customer?.friendCode) || null;
  const load = useQuery(promoQuery, friendCode);
  // Nobody knows then whether it is off (PR-03).
  if (load.state === "LoadFailure") return load;
  return promoLoad(customer && !friendCode ? noPromo : loadedData(load));
}
