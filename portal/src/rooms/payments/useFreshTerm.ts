import { useCallback, useRef } from "react";
import { fetchTerms } from "./calls.ts";
import type { PaymentTerm } from "./paymentTerm.ts";

/**
 * A term as the servers have it now, to be changed: an update sends the whole term, and another tab may have changed its other half
 * since this page was opened. Another attempt with the same key stands on the same term, so that it sends the same.
 */
export function useFreshTerm(): (known: PaymentTerm, key: string) => Promise<PaymentTerm> {
  const held = useRef<{ key: string; term: PaymentTerm }>(undefined);
  return useCallback(async (known, key) => {
    if (held.current?.key !== key) {
      const terms = await fetchTerms(known.supplyCode ?? "");
      held.current = { key, term: terms.find(({ id }) => id === known.id) ?? known };
    }
    return held.current.term;
  }, []);
}
