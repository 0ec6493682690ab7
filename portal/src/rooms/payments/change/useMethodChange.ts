import { useRef } from "react";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { LostAnswer, writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import type { Update } from "../../../platform/loading/update.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { fetchTerms, termsQuery, updateTerm } from "../calls.ts";
import { hasChangeArrived, type PaymentTerm } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import { useCurrentTerm } from "../useCurrentTerm.ts";
import type { MethodOutcome } from "./wizard.ts";

/** Tells whether the servers know another change that is still open (PM-16). */
const isOtherPending = (error: unknown): boolean => error instanceof ApiError && errorNameOf(error.serverCode) === "PendingRequest";

/** Returns the result of a change, or undefined while there is none. */
export function outcomeOf(update: Update<PaymentTerm>): MethodOutcome | undefined {
  if (update.state === "Updated") return "success";
  if (update.state !== "UpdateFailure") return undefined;
  const { error } = update;
  if (error instanceof LostAnswer) return error.found === "unknown" ? "unknown" : "failure";
  return isOtherPending(error) ? "pending" : "failure";
}

interface MethodChange {
  term: PaymentTerm;
  change: TermChange;
}

/**
 * Changes a payment method, once. Where the answer is lost, the term says whether the change has arrived. As long as that is unknown,
 * another attempt sends nothing and only asks again.
 */
export function useMethodChange(): Sender<MethodChange, PaymentTerm> {
  const unknown = useRef<LostAnswer>(undefined);
  const fresh = useCurrentTerm();
  const cache = useCache();

  return useUpdate(async ({ term, change }: MethodChange, key) => {
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
