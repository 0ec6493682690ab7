import type { ChangeAnswer } from "@favilla/design-system/payments/paymentChange.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { useRef } from "react";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { LostAnswer, writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { useWrite } from "../../../platform/loading/useWrite.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { fetchTerms, termsQuery, updateTerm } from "../calls.ts";
import { hasChangeArrived } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import { useCurrentTerm } from "../useCurrentTerm.ts";
import { isDebitRefusal } from "./debit.ts";

/** Tells whether the servers know another change that is still open (PM-16). */
const isOtherPending = (error: unknown): boolean => error instanceof ApiError && errorNameOf(error.serverCode) === "PendingRequest";

/** Returns what the failure of a change means for the customer. */
export function answerOf(error: unknown): ChangeAnswer {
  if (isDebitRefusal(error)) return { outcome: "debitRefused" };
  if (isOtherPending(error)) return { outcome: "pending" };
  const lost = error instanceof LostAnswer;
  return { outcome: lost && error.found === "unknown" ? "unknown" : "failure", lost };
}

interface MethodChange {
  term: PaymentTerm;
  change: TermChange;
}

/**
 * Returns a function that changes a payment method, once. Where the answer is lost, the term says whether the change has arrived. As long as
 * that is unknown, another attempt sends nothing and only asks again.
 */
export function useMethodChange(): (input: MethodChange) => Promise<PaymentTerm> {
  const unknown = useRef<LostAnswer>(undefined);
  const fresh = useCurrentTerm();
  const cache = useCache();

  return useWrite(async ({ term, change }: MethodChange, key) => {
    const before = await fresh(term, key);
    const write = async () => {
      if (unknown.current) throw unknown.current;
      try {
        return await updateTerm(before, change, key);
      } catch (error) {
        reportFailure(error, "payment method could not be changed");
        throw error;
      }
    };
    const find = async () => {
      const terms = await fetchTerms(before.supplyCode ?? "");
      return terms.find((now) => now.id === before.id && hasChangeArrived(before, now));
    };
    try {
      const changed = await writeOrFind(write, find);
      unknown.current = undefined;
      return changed;
    } catch (error) {
      unknown.current = error instanceof LostAnswer && error.found === "unknown" ? error : undefined;
      // The page of the supply must say so too, and offer no other change.
      if (isOtherPending(error)) void cache.refresh(termsQuery, before.supplyCode ?? "");
      throw error;
    }
  });
}
