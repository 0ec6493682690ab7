import { usePromo } from "./usePromo.ts";

/** Whether the customer can bring a friend: only with a friend code, and while the promotion is on. */
export const usePromoAvailable = (): boolean => usePromo().state === "success";
