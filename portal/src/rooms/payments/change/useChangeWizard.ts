import { readPhone } from "@favilla/design-system/forms/phoneNumber.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import { currentDebit, isDebitReady, isDebitRefusal, verifyDebit } from "./debit.ts";
import { preloadLaterSteps } from "./laterSteps.ts";
import { outcomeOf, useMethodChange } from "./useMethodChange.ts";
import { useSmsProof } from "./useSmsProof.ts";
import type { Wizard } from "./wizard.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import { draftOf, initialState, nextState, type Phone, type WizardEvent } from "./wizardState.ts";
import { changeDraft, reachable, stepsOf, type TargetMode, type WizardStep } from "./wizardSteps.ts";

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

/** The change of a payment method: joins its state, the step in the address, the draft and the calls. */
export function useChangeWizard({ mode, supplyId, term, ownPhone, onSending, onChanged }: WizardStart): Wizard {
  const { bookletUnverified, bookletRefused, ibanRefused } = useMessages(wizardMessages);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const draft = useDraft(`payment/${mode}/${supplyId}`, changeDraft);
  const [state, dispatch] = useReducer(nextState, draft.found, initialState);
  const { debit, phone, smsCode, accepted, unverified, refused } = state;
  const { update, send, reset } = useMethodChange();
  const current = currentDebit(mode, term);

  /** Takes what was typed, and keeps it as a draft. */
  const type = (event: WizardEvent) => {
    dispatch(event);
    draft.keep(draftOf(nextState(state, event)));
  };
  const submit = async (sent = debit) => {
    onSending();
    dispatch({ type: "submitted", debit: sent });
    const change: TermChange = mode === "Bank" ? { paymentMode: mode, iban: sent } : { paymentMode: mode, bookletCode: sent };
    const changed = await send({ term, change });
    if (!changed) return;
    draft.drop();
    dispatch({ type: "changed" });
    onChanged(changed);
  };
  const sms = useSmsProof(term.id, state, dispatch, () => submit());

  const stepInAddress = query.get("passo");
  const step = reachable(mode, stepInAddress, { debit: isDebitReady(mode, current, state), accepted });
  const refusedNow = state.sent === debit && update.state === "UpdateFailure" && isDebitRefusal(update.error);
  const shown = refusedNow ? undefined : (outcomeOf(update) ?? state.retried ?? undefined);
  const outcome = state.checkFailed ? "failure" : shown;
  useEffect(() => {
    if (!refusedNow) return;
    dispatch({ type: "debitRefused", debit });
    reset();
  }, [refusedNow, debit, reset]);
  const offered = useRef<number>(undefined);
  useEffect(() => {
    // The field of an open step has what was typed into it.
    if (!ownPhone?.number || offered.current === state.round || step === "conferma") return;
    offered.current = state.round;
    if (phone.number === "") dispatch({ type: "phoneTyped", phone: ownPhone });
  }, [ownPhone, state.round, step, phone.number]);
  const misplaced = stepInAddress !== null && stepInAddress !== step && !outcome;
  useEffect(() => {
    if (misplaced) setQuery({ passo: step }, { replace: true });
  }, [misplaced, setQuery, step]);
  const goTo = (next: WizardStep) => setQuery({ passo: next });
  const steps = stepsOf(mode);

  return {
    step,
    round: state.round,
    debit: {
      value: debit,
      current,
      verification: state.verification,
      serverErrors: useMemo(() => {
        if (refused) return mode === "Bank" ? { iban: ibanRefused } : { booklet: bookletRefused };
        return unverified ? { booklet: bookletUnverified } : undefined;
      }, [mode, refused, unverified, ibanRefused, bookletRefused, bookletUnverified]),
      again: draft.found !== undefined && debit === "",
      onChange: (typed) => {
        if (debit === "") {
          // From now on a reload knows that a value existed which could not be stored.
          draft.keep(draftOf(state));
          preloadLaterSteps();
        }
        dispatch({ type: "debitTyped", debit: typed });
      },
      onVerify: (booklet) => {
        if (refused) return dispatch({ type: "debitRefused", debit });
        dispatch({ type: "verificationStarted" });
        void verifyDebit(booklet).then(dispatch);
      },
      // The same one would be refused again, and the form has forgotten the sentence about it.
      onContinue: () => (refused ? dispatch({ type: "debitRefused", debit }) : goTo(steps[1] as WizardStep)),
    },
    accept: {
      defaultValues: { accepted },
      onValuesChange: ({ accepted }) => type({ type: "conditionsTicked", accepted }),
      onSubmit: () => goTo("conferma"),
    },
    sms: {
      ...sms,
      onValuesChange: (typed) => {
        if (typed.code !== smsCode) dispatch({ type: "smsCodeTyped", smsCode: typed.code });
        if (typed.phone.prefix !== phone.prefix || typed.phone.number !== phone.number) type({ type: "phoneTyped", phone: typed.phone });
      },
    },
    busy: state.pending === "checking" || update.state === "Updating",
    outcome,
    sent: state.sent,
    effectiveDate: update.state === "Updated" ? update.data.effectiveDate : null,
    onRetry: () => {
      if (outcome && !state.checkFailed && update.state === "UpdateFailure" && update.error instanceof LostAnswer) {
        dispatch({ type: "lookupStarted", outcome });
        return void submit(state.sent ?? debit).finally(() => dispatch({ type: "lookupEnded" }));
      }
      dispatch({ type: "restarted" });
      reset();
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
