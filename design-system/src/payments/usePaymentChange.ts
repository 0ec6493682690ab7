import { readPhone } from "../forms/phoneNumber.ts";
import { useMessages } from "../theme/messages.ts";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import { currentDebit, verifyDebit } from "./debit.ts";
import { preloadLaterSteps } from "./laterSteps.ts";
import { failureOf, useMethodChange } from "./useMethodChange.ts";
import { useSmsProof } from "./useSmsProof.ts";
import type { DebitStep, Wizard } from "./paymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import { confirmedOf, type Debit, draftOf, initialState, nextState, type Phone, type WizardEvent } from "./changeState.ts";
import { changeDraftSchema, emptyDraft, reachable, stepsOf, type TargetMode, type WizardStep } from "./changeSteps.ts";

interface WizardStart {
  mode: TargetMode;
  supplyId: string;
  term: PaymentTerm;
  /** The phone number of the profile, which is offered until another one is typed. Null if it is unknown. */
  ownPhone: Phone | null;
  /** Called before the change is sent: from now on a pending change may be this one, also where the answer is late or lost. */
  onSending: () => void;
  /** Called with the term as it is after the change. */
  onChanged: (term: PaymentTerm) => void;
}

/** Returns the phone number of the profile as the field shows it. */
export const ownPhoneOf = (
  stored: string,
  { prefixes, otherPrefixes }: { prefixes: readonly { value: string }[]; otherPrefixes: boolean },
): Phone =>
  readPhone(
    stored,
    prefixes.map(({ value }) => value),
    otherPrefixes,
  );

/** Returns a function that makes one call at a time, however often a button is pressed. */
function useOnce(): (task: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return async (task) => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  };
}

/** Returns the errors of the debit's field that only the servers know: a new object for each of their answers. */
function useServerErrors(mode: TargetMode, debit: Debit): { iban?: string; booklet?: string } | undefined {
  const { bookletUnverified, bookletRefused, ibanRefused } = useMessages(wizardMessages);
  return useMemo(() => {
    if (debit.state === "refused") return mode === "Bank" ? { iban: ibanRefused } : { booklet: bookletRefused };
    return debit.state === "unverified" ? { booklet: bookletUnverified } : undefined;
  }, [mode, debit, ibanRefused, bookletRefused, bookletUnverified]);
}

/** State of the verification of a booklet, as its step shows it. */
function verificationOf({ state }: Debit): DebitStep["verification"] {
  if (state === "verifying") return "running";
  if (state === "confirmed") return "positive";
  return state === "negative" ? "negative" : "none";
}

/**
 * Returns the step in the address, or the one that can be reached before it, to which the address then changes; and a function that goes to
 * another step.
 */
function useStepInAddress(reach: (asked: string | null) => WizardStep, isOver: boolean): [WizardStep, (next: WizardStep) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("passo");
  const step = reach(asked);
  const misplaced = asked !== null && asked !== step && !isOver;
  useEffect(() => {
    if (misplaced) setQuery({ passo: step }, { replace: true });
  }, [misplaced, setQuery, step]);
  return [step, (next) => setQuery({ passo: next })];
}

/**
 * The change of a payment method: the owner of its state. Forms give what they have validated, calls give what the servers answered, each as
 * an event of `nextState`; the step in the address and the draft of what may be stored follow from the state.
 */
export function useChangeWizard({ mode, supplyId, term, ownPhone, onSending, onChanged }: WizardStart): Wizard {
  const navigate = useNavigate();
  const draft = useDraft(`payment/${mode}/${supplyId}`, changeDraftSchema);
  const [state, dispatch] = useReducer(nextState, draft.found, initialState);
  const { debit, accepted, pending, result } = state;
  const phone = state.phone ?? ownPhone ?? emptyDraft.phone;
  const once = useOnce();
  const changeMethod = useMethodChange();

  /** Takes what was typed, and keeps it as a draft. */
  const type = (event: WizardEvent) => {
    dispatch(event);
    draft.keep(draftOf(nextState(state, event)));
  };
  const submit = async (value: string) => {
    onSending();
    dispatch({ type: "submitted" });
    const change: TermChange = mode === "Bank" ? { paymentMode: mode, iban: value } : { paymentMode: mode, bookletCode: value };
    try {
      const changed = await changeMethod({ term, change });
      draft.drop();
      dispatch({ type: "answered", result: { outcome: "success", value, effectiveDate: changed.effectiveDate } });
      onChanged(changed);
    } catch (error) {
      dispatch(failureOf(error, value));
    }
  };
  const sms = useSmsProof({ termId: term.id, state, dispatch, once, phone, submit: () => submit(confirmedOf(state)) });
  const [step, goTo] = useStepInAddress(
    (asked) => reachable(mode, asked, { debit: debit.state === "confirmed", accepted }),
    result !== null,
  );
  const steps = stepsOf(mode);

  return {
    step,
    round: state.round,
    debit: {
      value: debit.text,
      confirmed: confirmedOf(state),
      current: currentDebit(mode, term),
      verification: verificationOf(debit),
      serverErrors: useServerErrors(mode, debit),
      again: draft.found !== undefined && debit.text === "",
      onChange: (text) => {
        if (debit.text === "") {
          // From now on a reload knows that a value existed which could not be stored.
          draft.keep(draftOf(state));
          preloadLaterSteps();
        }
        dispatch({ type: "debitTyped", text });
      },
      onVerify: (value) => {
        dispatch({ type: "verificationStarted", value });
        if (debit.state !== "refused") void verifyDebit(value).then(dispatch);
      },
      onContinue: (value) => {
        dispatch({ type: "debitConfirmed", value });
        if (debit.state !== "refused") goTo(steps[1] as WizardStep);
      },
    },
    accept: {
      defaultValues: { accepted },
      onValuesChange: ({ accepted }) => type({ type: "conditionsTicked", accepted }),
      onSubmit: () => goTo("conferma"),
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
    onBack: step === steps[0] ? undefined : () => navigate(-1),
    cancel: {
      stage: state.cancel,
      onAsk: () => dispatch({ type: "cancelAsked" }),
      onKeep: () => dispatch({ type: "cancelRefused" }),
      onConfirm: () => {
        draft.drop();
        dispatch({ type: "cancelConfirmed" });
      },
      onClose: () => navigate(supplyPath(supplyId), { replace: true }),
    },
  };
}
