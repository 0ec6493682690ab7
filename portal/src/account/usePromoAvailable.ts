import { fetchPromoAvailable } from "../api/account.ts";
import { loaded } from "../app/load.ts";
import { config } from "../config/config.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { useCustomer } from "./useCustomer.ts";

/** Whether the customer can bring a friend: only with a friend code, and while the promotion is on. */
export function usePromoAvailable(): boolean {
  const friendCode = loaded(useCustomer())?.friendCode || null;
  return usePrivate("promo", (_, code: string) => fetchPromoAvailable(code), config().features.referral ? friendCode : null).data === true;
}
