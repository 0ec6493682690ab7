import { usePromo } from "./usePromo.ts";

/** Tells whether the customer can refer a friend: they need a referral code, and an active promotion. */
export const usePromoAvailable = (): boolean => usePromo().state === "Loaded";
