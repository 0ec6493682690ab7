import type { Load } from "@favilla/design-system/data/load.ts";
import { useCallback } from "react";
import { toLoad } from "../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../platform/loading/useUpdate.ts";
import { useAnswer } from "../../platform/query/useQuery.ts";
import { termsQuery, updateTerm } from "./calls.ts";
import type { PaymentTerm } from "./paymentTerm.ts";
import type { TermChange } from "./termUpdate.ts";
import { useCurrentTerm } from "./useCurrentTerm.ts";

export interface Terms {
  load: Load<PaymentTerm[]>;
  /** Changes a term and shows the server's response. */
  change: Sender<{ term: PaymentTerm; change: TermChange }, PaymentTerm>;
  /** Replaces the loaded term by a changed one. */
  replace: (term: PaymentTerm) => void;
}

/** Loads the payment terms of a supply. Null makes no request. */
export function useTerms(supplyCode: string | null): Terms {
  const answer = useAnswer(termsQuery, supplyCode);
  const { mutate } = answer;
  const replace = useCallback(
    (term: PaymentTerm) => void mutate((cached) => cached?.map((each) => (each.id === term.id ? term : each)), { revalidate: false }),
    [mutate],
  );
  const fresh = useCurrentTerm();
  const change = useUpdate(async ({ term, change }: { term: PaymentTerm; change: TermChange }, key) => {
    const changed = await updateTerm(await fresh(term, key), change, key);
    replace(changed);
    return changed;
  });
  return { load: toLoad(answer), change, replace };
}
