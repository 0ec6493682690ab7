import { useEffect, useReducer } from "react";
import type { Draft } from "../forms/draft.ts";
import { useOnce } from "../forms/useOnce.ts";
import { type ChangeEvent, confirmedOf, draftOf, initialState, nextState } from "./changeState.ts";
import { type ChangeDraft, type ChangeStep, emptyDraft, reachableStep, stepsOf } from "./changeSteps.ts";
import type { NewMode } from "./methodSchema.ts";
import type { BookletCheck, ChangeAnswer, PaymentChange, Phone } from "./paymentChange.ts";
import { type SmsCalls, useSmsProof } from "./useSmsProof.ts";

/** Calls that the site makes. Each promise resolves, also after a failure: an answer says what became of the call. */
export interface ChangeCalls extends SmsCalls {
  /** Asks whether a booklet is the customer's (PM-07). */
  onVerifyBooklet: (booklet: string) => Promise<BookletCheck>;
  /** Sends the change to a valid IBAN or a verified booklet. Called again with the same one after a lost answer. */
  onChangeMethod: (debit: string) => Promise<ChangeAnswer>;
}

export interface PaymentChangeOptions extends ChangeCalls {
  mode: NewMode;
  /** The IBAN or booklet that is debited now, where it is of the same kind as the new one. */
  current?: string | undefined;
  /** The phone number of the profile, which is offered until another one is typed. */
  ownPhone?: Phone | null | undefined;
  /** The step that the address names; null for none. An unknown one, or one that cannot be reached yet, is replaced. */
  step: string | null;
  /** Called to put a step into the address: as a new entry of the history, or in place of the present one. */
  onStep: (step: ChangeStep, options: { replace: boolean }) => void;
  /** Input of an earlier visit that may be stored (`changeDraftSchema`). */
  draft: Draft<ChangeDraft>;
  /** Called before the change is sent: from now on a pending change may be this one, also where the answer is late or lost. */
  onSending?: (() => void) | undefined;
  /** Called by "Indietro". Go back in the history. */
  onBack: () => void;
  /** Called when the customer has cancelled the change. Leave the page. */
  onLeave: () => void;
}

/**
 * The change of a payment method: the owner of its state. Forms give what they have validated, calls give what the servers answered, each as
 * an event of `nextState`; the step in the address and the draft of what may be stored follow from the state.
 */
export function usePaymentChange(options: PaymentChangeOptions): PaymentChange {
  const { mode, current, ownPhone, draft, onStep, onVerifyBooklet, onChangeMethod } = options;
  const [state, dispatch] = useReducer(nextState, draft.found, initialState);
  const { debit, accepted, pending, result } = state;
  const phone = state.phone ?? ownPhone ?? emptyDraft.phone;
  const once = useOnce();
  const submit = async (value: string) => {
    options.onSending?.();
    dispatch({ type: "submitted" });
    const answer = await onChangeMethod(value);
    if (answer.outcome === "success") draft.drop();
    dispatch({ type: "answered", value, answer });
    return answer.outcome === "success" ? "over" : undefined;
  };
  const sms = useSmsProof({ calls: options, state, dispatch, once, phone, submit: () => submit(confirmedOf(state)) });

  const step = reachableStep(mode, options.step, { debit: debit.state === "confirmed", accepted });
  const misplaced = options.step !== null && options.step !== step && result === null;
  useEffect(() => {
    if (misplaced) onStep(step, { replace: true });
  }, [misplaced, onStep, step]);
  const goTo = (next: ChangeStep) => onStep(next, { replace: false });

  /** Takes what was typed, and keeps it as a draft. */
  const type = (event: ChangeEvent) => {
    dispatch(event);
    draft.keep(draftOf(nextState(state, event)));
  };

  return {
    step,
    round: state.round,
    debit: {
      entry: debit,
      current,
      again: draft.found !== undefined && debit.text === "",
      onChange: (text) => {
        // From now on a reload knows that a value existed which could not be stored.
        if (debit.text === "") draft.keep(draftOf(state));
        dispatch({ type: "debitTyped", text });
      },
      onVerify: (value) => {
        dispatch({ type: "verificationStarted", value });
        if (debit.state !== "refused") void onVerifyBooklet(value).then((check) => dispatch({ type: "verified", value, check }));
      },
      onContinue: (value) => {
        dispatch({ type: "debitConfirmed", value });
        if (debit.state !== "refused") goTo(stepsOf(mode)[1] ?? "confirm");
      },
    },
    accept: {
      defaultValues: { accepted },
      onValuesChange: ({ accepted }) => type({ type: "conditionsTicked", accepted }),
      onSubmit: () => goTo("confirm"),
    },
    sms: {
      ...sms,
      onValuesChange: (typed) => {
        if (typed.code !== state.smsCode) dispatch({ type: "smsCodeTyped", smsCode: typed.code });
        if (typed.phone.prefix !== phone.prefix || typed.phone.number !== phone.number) type({ type: "phoneTyped", phone: typed.phone });
      },
    },
    busy: pending === "checking" || pending === "submitting",
    result,
    onRetry: () => {
      const same = result && "lost" in result && result.lost ? result.value : null;
      if (same === null) return dispatch({ type: "restarted" });
      void once(() => submit(same));
    },
    onBack: step === "debit" ? undefined : options.onBack,
    cancel: {
      stage: state.cancel,
      onAsk: () => dispatch({ type: "cancelAsked" }),
      onKeep: () => dispatch({ type: "cancelRefused" }),
      onConfirm: () => {
        draft.drop();
        dispatch({ type: "cancelConfirmed" });
      },
      onClose: options.onLeave,
    },
  };
}
