import { Suspense, useId, useMemo } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import type { BookletVerification } from "./BookletStep.tsx";
import type { ChangeParts } from "./changeParts.ts";
import { stepsOf } from "./changeSteps.ts";
import type { NewMode } from "./methodSchema.ts";
import type { ChangeSurroundings, Debit, PaymentChange } from "./paymentChange.ts";
import { WizardFrame } from "./WizardFrame.tsx";
import { wizardMessages } from "./wizardMessages.it.ts";

export interface ChangeWizardProps extends PaymentChange, ChangeSurroundings {
  /** Name and address of the supply. */
  supply: { name: string; href: string };
  /** The customer's full name. */
  holder: string;
  /** The parts of the task: `changeParts`, or components of the same names that load later. */
  parts: ChangeParts;
}

/** The change of a payment method: its steps, then the result (PM-03, PM-04). Its state comes from `usePaymentChange`. */
export function ChangeWizard({ result, ...change }: ChangeWizardProps) {
  const words = useMessages(wizardMessages);
  const form = useId();
  const { mode, supply, step, sms, debit, cancel, parts } = change;
  if (result) {
    const { openBills, busy, onRetry } = change;
    return (
      <Suspense fallback={<Progress label={words.loading} />}>
        <parts.ChangeOutcome {...{ result, mode, openBills, busy, onRetry }} supplyHref={supply.href} />
      </Suspense>
    );
  }
  const isBank = mode === "Bank";
  const titles = { debit: isBank ? words.stepIban : words.stepBooklet, conditions: words.stepAccept, confirm: words.stepConfirm };
  const leads = {
    debit: isBank ? words.ibanLead : words.bookletLead,
    conditions: words.acceptLead,
    confirm: isBank ? words.bankConfirmLead : words.bookletConfirmLead,
  };
  const steps = stepsOf(mode);
  const awaited = step === "confirm" && sms.stage === "code";
  const verifies = step === "debit" && !isBank && debit.entry.state !== "confirmed";
  const hasOwnButton = verifies || (step === "confirm" && !awaited);
  return (
    <WizardFrame
      title={isBank ? words.bankTitle : words.bookletTitle}
      steps={steps.map((each) => titles[each])}
      current={steps.indexOf(step) + 1}
      heading={awaited ? words.codeTitle : undefined}
      description={awaited ? undefined : fill(leads[step], { name: supply.name })}
      formId={hasOwnButton ? undefined : form}
      busy={change.busy}
      onBack={change.onBack}
      onCancel={cancel.onAsk}
    >
      <Suspense fallback={<Progress label={words.loading} />}>
        <StepForm key={change.round} {...change} id={form} />
      </Suspense>
      {cancel.stage && (
        <Suspense>
          <parts.WizardCancelDialog stage={cancel.stage} onConfirm={cancel.onConfirm} onKeep={cancel.onKeep} onClose={cancel.onClose} />
        </Suspense>
      )}
    </WizardFrame>
  );
}

interface StepFormProps extends Omit<ChangeWizardProps, "result"> {
  id: string;
}

function StepForm({ id, ...change }: StepFormProps) {
  const { step, accept, mode, holder, creditor, prefixes, otherPrefixes, debit, sms, parts } = change;
  switch (step) {
    case "debit":
      return <DebitForm {...change} id={id} />;
    case "conditions":
      return <parts.AcceptStep {...accept} id={id} />;
    case "confirm":
      return <parts.ConfirmStep {...{ id, mode, holder, creditor, prefixes, otherPrefixes, sms }} debit={debit.entry} />;
  }
}

/** State of the verification of a booklet, as its step shows it. */
function verificationOf({ state }: Debit): BookletVerification {
  if (state === "verifying") return "running";
  if (state === "confirmed") return "positive";
  return state === "negative" ? "negative" : "none";
}

/** Returns why the servers don't take the debit, or undefined. */
function refusalText({ state }: Debit, mode: NewMode, words: WordsOf<typeof wizardMessages>): string | undefined {
  if (state === "refused") return mode === "Bank" ? words.ibanRefused : words.bookletRefused;
  return state === "unverified" ? words.bookletUnverified : undefined;
}

function DebitForm({ id, mode, holder, debit, parts }: StepFormProps) {
  const words = useMessages(wizardMessages);
  const { entry, current, again, onChange, onVerify, onContinue } = debit;
  const isBank = mode === "Bank";
  const refusal = useMemo(() => {
    const text = refusalText(entry, mode, words);
    return text === undefined ? undefined : { iban: text, booklet: text };
  }, [entry, mode, words]);
  return (
    <Stack gap={5}>
      {again && (
        <Alert tone="info" title={isBank ? words.ibanAgain : words.bookletAgain}>
          {isBank ? words.ibanAgainText : words.bookletAgainText}
        </Alert>
      )}
      {isBank ? (
        <parts.IbanStep
          id={id}
          holder={holder}
          currentIban={current}
          defaultValues={{ iban: entry.text }}
          serverErrors={refusal}
          onValuesChange={({ iban }) => onChange(iban)}
          onSubmit={({ iban }) => onContinue(iban)}
        />
      ) : (
        <parts.BookletStep
          id={id}
          currentBooklet={current}
          defaultValues={{ booklet: entry.text }}
          verification={verificationOf(entry)}
          serverErrors={refusal}
          onValuesChange={({ booklet }) => onChange(booklet)}
          onVerify={({ booklet }) => onVerify(booklet)}
          onSubmit={({ booklet }) => onContinue(booklet)}
        />
      )}
    </Stack>
  );
}
