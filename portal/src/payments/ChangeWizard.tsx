import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { AcceptStep, type AcceptStepProps } from "@favilla/design-system/payments/AcceptStep.tsx";
import { BookletStep } from "@favilla/design-system/payments/BookletStep.tsx";
import { IbanStep } from "@favilla/design-system/payments/IbanStep.tsx";
import { PhoneCodeStep, type PhoneCodeStepProps } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import { SepaMandate, type SepaMandateProps } from "@favilla/design-system/payments/SepaMandate.tsx";
import { WizardCancelDialog } from "@favilla/design-system/payments/WizardCancelDialog.tsx";
import { WizardFrame } from "@favilla/design-system/payments/WizardFrame.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useId } from "react";
import { ChangeOutcome } from "./ChangeOutcome.tsx";
import type { CodeStep } from "./useCodeStep.ts";
import type { MethodOutcome } from "./useMethodChange.ts";
import type { PhoneCode } from "./usePhoneCode.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import { type Step, stepsOf, type TargetMode } from "./wizardSteps.ts";

export interface ChangeWizardProps {
  mode: TargetMode;
  /** Name of the supply, and the way back to it. */
  supply: { name: string; href: string };
  /** The customer's name and surname. */
  holder: string;
  creditor: SepaMandateProps["creditor"];
  prefixes: PhoneCodeStepProps["prefixes"];
  step: Step;
  /** `again`: it was typed before and could not be kept. */
  code: Pick<CodeStep, "value" | "error" | "verification" | "onChange" | "onVerify"> & {
    again: boolean;
    onContinue: () => void;
  };
  accept: Pick<AcceptStepProps, "accepted" | "error" | "onChange"> & { onContinue: () => void };
  proof: Omit<PhoneCode, "reset" | "checking"> & Pick<PhoneCodeStepProps, "phone" | "onPhoneChange">;
  /** The code is being checked, or the change sent. */
  busy: boolean;
  outcome?: MethodOutcome | undefined;
  effectiveDate: string | null;
  onRetry: () => void;
  onBack: (() => void) | undefined;
  cancel: { stage: "asking" | "cancelled" | null; onAsk: () => void; onConfirm: () => void; onKeep: () => void; onClose: () => void };
}

/** The change of a payment method from plain data: its steps, then how it ended (spec §4). */
export function ChangeWizard({ outcome, ...wizard }: ChangeWizardProps) {
  const words = useMessages(wizardMessages);
  const form = useId();
  const { mode, supply, step, proof, code, cancel } = wizard;
  if (outcome) {
    const { effectiveDate, busy, onRetry } = wizard;
    return <ChangeOutcome {...{ outcome, mode, effectiveDate, busy, onRetry }} supplyHref={supply.href} />;
  }
  const bank = mode === "Bank";
  const titles = { iban: words.stepIban, libretto: words.stepBooklet, condizioni: words.stepAccept, conferma: words.stepConfirm };
  const leads = {
    iban: words.ibanLead,
    libretto: words.bookletLead,
    condizioni: words.acceptLead,
    conferma: bank ? words.bankConfirmLead : words.bookletConfirmLead,
  };
  const steps = stepsOf(mode);
  const ownButton = (step === "libretto" && code.verification !== "positive") || (step === "conferma" && proof.stage !== "code");
  return (
    <WizardFrame
      title={bank ? words.bankTitle : words.bookletTitle}
      steps={steps.map((each) => titles[each])}
      current={steps.indexOf(step) + 1}
      description={fill(leads[step], { name: supply.name })}
      formId={ownButton ? undefined : form}
      busy={wizard.busy}
      onBack={wizard.onBack}
      onCancel={cancel.onAsk}
    >
      <StepForm {...wizard} id={form} />
      <WizardCancelDialog {...cancel} />
    </WizardFrame>
  );
}

function StepForm({ id, mode, step, holder, creditor, prefixes, code, accept, proof }: ChangeWizardProps & { id: string }) {
  const words = useMessages(wizardMessages);
  const { again, onContinue, onVerify, verification, ...field } = code;
  const lost = again && (
    <Alert tone="info" title={mode === "Bank" ? words.ibanAgain : words.bookletAgain}>
      {mode === "Bank" ? words.ibanAgainText : words.bookletAgainText}
    </Alert>
  );
  switch (step) {
    case "iban":
      return (
        <Stack gap={5}>
          {lost}
          <IbanStep {...field} id={id} holder={holder} onSubmit={onContinue} />
        </Stack>
      );
    case "libretto":
      return (
        <Stack gap={5}>
          {lost}
          <BookletStep {...field} {...{ verification, onVerify }} id={id} onSubmit={onContinue} />
        </Stack>
      );
    case "condizioni":
      return <AcceptStep id={id} accepted={accept.accepted} error={accept.error} onChange={accept.onChange} onSubmit={accept.onContinue} />;
    case "conferma": {
      const { outdated, ...rest } = proof;
      return (
        <Stack gap={6}>
          {mode === "Bank" && <SepaMandate creditor={creditor} holder={holder} iban={code.value} />}
          {outdated && (
            <Alert tone="info" live="polite" title={words.newCodeTitle}>
              {words.newCodeText}
            </Alert>
          )}
          <PhoneCodeStep {...rest} id={id} prefixes={prefixes} />
        </Stack>
      );
    }
  }
}
