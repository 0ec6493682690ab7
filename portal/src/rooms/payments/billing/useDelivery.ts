import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { changeBillEmail, updateTerm } from "../calls.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import { useFreshTerm } from "../useFreshTerm.ts";
import type { Terms } from "../useTerms.ts";

/** By post, or to an address; an empty certified address takes the one there is away, left out it stays. */
export type Delivery = { mode: "Postal" } | { mode: "Email"; email: string; pec?: string };

/** A change that was made, or the servers' words for an address that they refuse. */
export type DeliveryAnswer = { term: PaymentTerm } | { refused: string };
export type DeliverySender = Sender<{ term: PaymentTerm; delivery: Delivery }, DeliveryAnswer>;

/** Changes how the bills of a supply arrive, and where. */
export function useDelivery({ replace }: Pick<Terms, "replace">): DeliverySender {
  const fresh = useFreshTerm();
  return useUpdate(async ({ term, delivery }: { term: PaymentTerm; delivery: Delivery }, key): Promise<DeliveryAnswer> => {
    const now = await fresh(term, key);
    const answer =
      delivery.mode === "Postal"
        ? { term: await updateTerm(now, { deliveryMode: "Postal" }, key) }
        : await changeBillEmail(now, delivery.email, key, delivery.pec);
    if ("term" in answer) replace(answer.term);
    return answer;
  });
}
