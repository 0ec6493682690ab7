import type { Load } from "@favilla/design-system/data/load.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { useCallback } from "react";
import { toLoad } from "../../platform/loading/load.ts";
import { useAnswer } from "../../platform/query/useQuery.ts";
import { termsQuery } from "./calls.ts";

export interface Terms {
  load: Load<PaymentTerm[]>;
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
  return { load: toLoad(answer), replace };
}
