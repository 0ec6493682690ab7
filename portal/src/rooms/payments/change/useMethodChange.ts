import { useRef } from "react";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { report } from "../../../platform/errors/report.ts";
import type { Update } from "../../../platform/loading/update.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { fetchTerms, updateTerm } from "../calls.ts";
import { hasChangeArrived, type PaymentTerm } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import { useFreshTerm } from "../useFreshTerm.ts";

/** The answer to a change was lost: it is not there, or it could not be found out. */
export class LostChange extends Error {
  override readonly name = "LostChange";
  readonly found: "absent" | "unknown";

  constructor(found: LostChange["found"], cause?: unknown) {
    super(`a change of payment method whose answer was lost: ${found}`, { cause });
    this.found = found;
  }
}

export type MethodOutcome = "success" | "failure" | "pending" | "unknown";

/** How a change ended; undefined as long as it has not. */
export function outcomeOf(update: Update<PaymentTerm>): MethodOutcome | undefined {
  if (update.state === "Updated") return "success";
  if (update.state !== "UpdateFailure") return undefined;
  const { error } = update;
  if (error instanceof LostChange && error.found === "unknown") return "unknown";
  return error instanceof ApiError && errorNameOf(error.serverCode) === "PendingRequest" ? "pending" : "failure";
}

interface MethodChange {
  term: PaymentTerm;
  change: TermChange;
}

/**
 * Changes a payment method, once (AP-15). Where the answer was lost the term is asked for: either the change is there, or it may be sent
 * again with the same key; as long as that cannot be found out, sending again only asks once more.
 */
export function useMethodChange(): Sender<MethodChange, PaymentTerm> {
  const unsure = useRef(false);
  const fresh = useFreshTerm();

  const find = async (before: PaymentTerm): Promise<PaymentTerm> => {
    unsure.current = true;
    let terms: PaymentTerm[];
    try {
      terms = await fetchTerms(before.supplyCode ?? "");
    } catch (error) {
      throw new LostChange("unknown", error);
    }
    unsure.current = false;
    const found = terms.find(({ id }) => id === before.id);
    if (found && hasChangeArrived(before, found)) return found;
    throw new LostChange("absent");
  };

  return useUpdate(async ({ term, change }: MethodChange, key) => {
    const now = await fresh(term, key);
    if (unsure.current) return find(now);
    try {
      return await updateTerm(now, change, key);
    } catch (error) {
      report("Api", { what: "payment method could not be changed", error });
      if (error instanceof ApiError && error.outcomeUnknown) return find(now);
      throw error;
    }
  });
}
