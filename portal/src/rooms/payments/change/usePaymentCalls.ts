import type { NewMode } from "@favilla/design-system/payments/methodSchema.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import type { ChangeCalls } from "@favilla/design-system/payments/usePaymentChange.ts";
import { now } from "../../../platform/time/now.ts";
import type { TermChange } from "../termUpdate.ts";
import { checkOtp, sendOtp } from "./calls.ts";
import { checkBooklet } from "./debit.ts";
import { answerOf, useMethodChange } from "./useMethodChange.ts";

const changeTo = (mode: NewMode, debit: string): TermChange =>
  mode === "Bank" ? { paymentMode: mode, iban: debit } : { paymentMode: mode, bookletCode: debit };

/**
 * Returns the calls of a change of payment method, each with its answer as a value.
 * @param term the term to change; undefined while it loads, when nothing can be called
 * @param onChanged called with the term as it is after the change
 */
export function usePaymentCalls(mode: NewMode, term: PaymentTerm | undefined, onChanged: (term: PaymentTerm) => void): ChangeCalls {
  const changeMethod = useMethodChange();
  const id = term?.id ?? "";
  return {
    now: () => now().getTime(),
    onSendCode: (phone) => sendOtp(id, phone),
    onCheckCode: (code) => checkOtp(id, code),
    onVerifyBooklet: checkBooklet,
    onChangeMethod: async (debit) => {
      if (!term) return { outcome: "failure", lost: false };
      try {
        const changed = await changeMethod({ term, change: changeTo(mode, debit) });
        onChanged(changed);
        return { outcome: "success", effectiveDate: changed.effectiveDate };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}
