import { Alert } from "../feedback/Alert.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { Stack } from "../layout/Stack.tsx";
import { WizardFrame } from "./WizardFrame.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { Suspense, useId } from "react";
import { acceptStep, bookletStep, cancelDialog, changeOutcome, confirmStep, ibanStep } from "./laterSteps.ts";
import type { ChangeWizardProps } from "./paymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import { stepsOf } from "./changeSteps.ts";

/** The change of a payment method from plain data: its steps, then the result (PM-03, PM-04). */
export function ChangeWizard({ result, ...wizard }: ChangeWizardProps) {
  const words = useMessages(wizardMessages);
  const form = useId();
  const { mode, supply, step, sms, debit, cancel } = wizard;
  if (result) {
    const { openBills, busy, onRetry } = wizard;
    return (
      <Suspense fallback={<Progress label={words.loading} />}>
        <changeOutcome.Component {...{ result, mode, openBills, busy, onRetry }} supplyHref={supply.href} />
      </Suspense>
    );
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
  const awaited = step === "conferma" && sms.stage === "code";
  const ownButton = (step === "libretto" && debit.verification !== "positive") || (step === "conferma" && !awaited);
  return (
    <WizardFrame
      title={bank ? words.bankTitle : words.bookletTitle}
      steps={steps.map((each) => titles[each])}
      current={steps.indexOf(step) + 1}
      heading={awaited ? words.codeTitle : undefined}
      description={awaited ? undefined : fill(leads[step], { name: supply.name })}
      formId={ownButton ? undefined : form}
      busy={wizard.busy}
      onBack={wizard.onBack}
      onCancel={cancel.onAsk}
    >
      <Suspense fallback={<Progress label={words.loading} />}>
        <StepForm key={wizard.round} {...wizard} id={form} />
      </Suspense>
      {cancel.stage && (
        <Suspense>
          <cancelDialog.Component {...cancel} />
        </Suspense>
      )}
    </WizardFrame>
  );
}

function StepForm({ id, step, accept, ...change }: Omit<ChangeWizardProps, "result"> & { id: string }) {
  const words = useMessages(wizardMessages);
  const { mode, holder, debit } = change;
  const lost = debit.again && (
    <Alert tone="info" title={mode === "Bank" ? words.ibanAgain : words.bookletAgain}>
      {mode === "Bank" ? words.ibanAgainText : words.bookletAgainText}
    </Alert>
  );
  switch (step) {
    case "iban":
      return (
        <Stack gap={5}>
          {lost}
          <ibanStep.Component
            id={id}
            holder={holder}
            currentIban={debit.current}
            defaultValues={{ iban: debit.value }}
            serverErrors={debit.serverErrors}
            onValuesChange={({ iban }) => debit.onChange(iban)}
            onSubmit={({ iban }) => debit.onContinue(iban)}
          />
        </Stack>
      );
    case "libretto":
      return (
        <Stack gap={5}>
          {lost}
          <bookletStep.Component
            id={id}
            currentBooklet={debit.current}
            defaultValues={{ booklet: debit.value }}
            verification={debit.verification}
            serverErrors={debit.serverErrors}
            onValuesChange={({ booklet }) => debit.onChange(booklet)}
            onVerify={({ booklet }) => debit.onVerify(booklet)}
            onSubmit={({ booklet }) => debit.onContinue(booklet)}
          />
        </Stack>
      );
    case "condizioni":
      return <acceptStep.Component {...accept} id={id} />;
    case "conferma":
      return <confirmStep.Component {...change} id={id} />;
  }
}
