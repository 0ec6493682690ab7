import { config } from "../../../platform/config/config.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { useCustomer } from "../useCustomer.ts";
import { fetchPromo } from "./calls.ts";
import { noPromo, type PromoState, promoState } from "./promo.ts";

/** The bring-a-friend promotion of the customer; a failure for one without a friend code, and where it is not offered. */
export function usePromo(): PromoState {
  const customer = loaded(useCustomer());
  const friendCode = (config().features.referral && customer?.friendCode) || null;
  const { data } = usePrivate("promo", (_id, code: string, signal) => fetchPromo(code, signal), friendCode);
  return promoState(customer && !friendCode ? noPromo : data);
}
