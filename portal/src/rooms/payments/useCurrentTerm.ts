import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { useCallback, useRef } from "react";
import { fetchTerms } from "./calls.ts";

/**
 * Returns a function that loads the current term before a change. An update sends the whole term, and another tab may have changed other
 * fields since this page was opened. A retry with the same idempotency key uses the same term, so that it sends the same data.
 */
export function useCurrentTerm(): (shown: PaymentTerm, key: string) => Promise<PaymentTerm> {
  const loadedTerm = useRef<{ key: string; term: PaymentTerm }>(undefined);
  return useCallback(async (shown, key) => {
    if (loadedTerm.current?.key !== key) {
      const terms = await fetchTerms(shown.supplyCode ?? "");
      loadedTerm.current = { key, term: terms.find(({ id }) => id === shown.id) ?? shown };
    }
    return loadedTerm.current.term;
  }, []);
}
