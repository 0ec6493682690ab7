import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import type { DeliveryAnswer, DeliveryChange } from "@favilla/design-system/payments/useDeliverySave.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { changeBillEmail, updateTerm } from "../calls.ts";
import { useCurrentTerm } from "../useCurrentTerm.ts";
import type { Terms } from "../useTerms.ts";

/** Changes how and where the bills of a supply are sent. */
export function useDelivery({ replace }: Pick<Terms, "replace">): Sender<{ term: PaymentTerm; delivery: DeliveryChange }, DeliveryAnswer> {
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
