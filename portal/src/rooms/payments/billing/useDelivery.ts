import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { changeBillEmail, updateTerm } from "../calls.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import { useCurrentTerm } from "../useCurrentTerm.ts";
import type { Terms } from "../useTerms.ts";

/** Delivery by post or to an e-mail address. A missing address keeps the existing one; an empty certified address removes it. */
export type DeliveryChange = { mode: "Postal" } | { mode: "Email"; email?: string | undefined; pec?: string | undefined };

/** The changed term, or the server's reason for rejecting the address. */
export type DeliveryAnswer = { term: PaymentTerm } | { refused: string };
export type DeliverySender = Sender<{ term: PaymentTerm; delivery: DeliveryChange }, DeliveryAnswer>;

/** Changes how and where the bills of a supply are sent. */
export function useDelivery({ replace }: Pick<Terms, "replace">): DeliverySender {
  const fresh = useCurrentTerm();
  return useUpdate(async ({ term, delivery }: { term: PaymentTerm; delivery: DeliveryChange }, key): Promise<DeliveryAnswer> => {
    const now = await fresh(term, key);
    const answer =
      delivery.mode === "Postal"
        ? { term: await updateTerm(now, { deliveryMode: "Postal" }, key) }
        : await changeBillEmail(now, delivery.email ?? now.email.email ?? "", key, delivery.pec);
    if ("term" in answer) replace(answer.term);
    return answer;
  });
}
