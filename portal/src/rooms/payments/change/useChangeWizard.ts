import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import type { TermChange } from "../termUpdate.ts";
import type { ChangeWizardProps } from "./changeWizardProps.ts";
import { preloadLaterSteps } from "./laterSteps.ts";
import { useCodeStep } from "./useCodeStep.ts";
import { type MethodOutcome, outcomeOf, useMethodChange } from "./useMethodChange.ts";
import { usePhoneCode } from "./usePhoneCode.ts";
import { changeDraft, emptyDraft, reachable, type Step, stepsOf, type TargetMode } from "./wizardSteps.ts";

interface Wanted {
  mode: TargetMode;
  supplyId: string;
  term: PaymentTerm;
  /** The change was taken: the term as it is now. */
  onChanged: (term: PaymentTerm) => void;
}

type Wizard = Omit<ChangeWizardProps, "mode" | "supply" | "holder" | "creditor" | "prefixes">;

/** The state of the change of a payment method: what was typed, the step in the address, the code, the outcome. */
export function useChangeWizard({ mode, supplyId, term, onChanged }: Wanted): Wizard {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const draft = useDraft(`payment/${mode}/${supplyId}`, changeDraft);
  const [typed, setTyped] = useState(draft.found ?? emptyDraft);
  const [cancel, setCancel] = useState<"asking" | "cancelled" | null>(null);
  const [codeFailed, setCodeFailed] = useState(false);
  /** How often what was typed was given up. */
  const [round, setRound] = useState(0);
  /** How it ended last, while it is tried again. */
  const [held, setHeld] = useState<MethodOutcome>();
  const code = useCodeStep(mode, term);
  const { update, send, reset } = useMethodChange();

  const keep = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    draft.keep(next);
  };
  const change: TermChange = mode === "Bank" ? { paymentMode: mode, iban: code.value } : { paymentMode: mode, bookletCode: code.value };
  const submit = async () => {
    const changed = await send({ term, change });
    if (!changed) return;
    draft.drop();
    code.forget();
    onChanged(changed);
  };
  const {
    checking,
    reset: askAgain,
    code: smsCode,
    onCodeChange,
    ...proof
  } = usePhoneCode(term.id, code.value, typed.phone, { accepted: submit, failed: () => setCodeFailed(true) });

  const asked = query.get("passo");
  const step = reachable(mode, asked, { code: code.ready, accepted: typed.accepted });
  const outcome = codeFailed ? "failure" : (outcomeOf(update) ?? held);
  const misplaced = asked !== null && asked !== step && !outcome;
  useEffect(() => {
    if (misplaced) setQuery({ passo: step }, { replace: true });
  }, [misplaced, setQuery, step]);
  const goTo = (next: Step) => setQuery({ passo: next });
  const steps = stepsOf(mode);

  return {
    step,
    round,
    code: {
      ...code,
      again: draft.found !== undefined && code.value === "",
      onChange: (value) => {
        if (code.value === "") {
          // From now on a reload knows that there was something that could not be kept.
          draft.keep(typed);
          preloadLaterSteps();
        }
        code.onChange(value);
      },
      onContinue: () => goTo(steps[1] as Step),
    },
    accept: {
      defaultValues: { accepted: typed.accepted },
      onValuesChange: ({ accepted }) => keep({ accepted }),
      onSubmit: () => goTo("conferma"),
    },
    proof: {
      ...proof,
      defaultValues: { phone: typed.phone, code: smsCode },
      onValuesChange: ({ phone, code }) => {
        if (code !== smsCode) onCodeChange(code);
        if (phone.prefix !== typed.phone.prefix || phone.number !== typed.phone.number) keep({ phone });
      },
    },
    busy: checking || update.state === "Updating",
    outcome,
    effectiveDate: update.state === "Updated" ? update.data.effectiveDate : null,
    onRetry: () => {
      if (!codeFailed && update.state === "UpdateFailure" && update.error instanceof LostAnswer) {
        setHeld(outcome);
        return void submit().finally(() => setHeld(undefined));
      }
      setCodeFailed(false);
      askAgain();
      reset();
    },
    onBack: step === steps[0] ? undefined : () => navigate(-1),
    cancel: {
      stage: cancel,
      onAsk: () => setCancel("asking"),
      onKeep: () => setCancel(null),
      onConfirm: () => {
        draft.drop();
        code.forget();
        askAgain();
        setTyped(emptyDraft);
        setRound((before) => before + 1);
        setCancel("cancelled");
      },
      onClose: () => navigate(supplyPath(supplyId), { replace: true }),
    },
  };
}
