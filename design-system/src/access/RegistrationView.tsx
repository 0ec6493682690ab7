import { Suspense, useId, useMemo } from "react";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Progress } from "../feedback/Progress.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import type { AccountDetailsStepProps } from "./AccountDetailsStep.tsx";
import { ClientDetailsStep } from "./ClientDetailsStep.tsx";
import type { ConsentsStepProps, PrivacyTexts } from "./ConsentsStep.tsx";
import { linkMessages } from "./linkMessages.it.ts";
import { RegistrationFrame } from "./RegistrationFrame.tsx";
import { registrationPageMessages } from "./registrationPageMessages.it.ts";
import type { RegistrationParts } from "./registrationParts.ts";
import { type RegistrationOptions, useRegistration } from "./useRegistration.ts";

export interface RegistrationViewProps extends RegistrationOptions, Pick<AccountDetailsStepProps, "prefixes" | "otherPrefixes"> {
  /** Texts of the privacy step. They are needed there, and not before. */
  conditions: Load<PrivacyTexts>;
  /** Returns the sentence for an error of an answer, for the customer. */
  explain: (error: unknown) => string;
  /** Link to the page of signing in, above the first step. */
  back: NonNullable<PageHeaderProps["back"]>;
  /** The later steps: `registrationParts`, or components of the same names that load later. */
  parts: RegistrationParts;
}

/** Converts a load state to the props of the step. */
function textsOf(conditions: Load<PrivacyTexts>): Pick<ConsentsStepProps, "state" | "texts" | "onRetry"> {
  switch (conditions.state) {
    case "Loaded":
      return { state: "loaded", texts: conditions.data };
    case "LoadFailure":
      return { state: "failed", onRetry: conditions.retry };
    case "Unset":
    case "Loading":
    case "NoDataFound":
      return { state: "loading" };
  }
}

/** The registration of a customer (AC-03), whole but for its last step: the codes, the account, the consents, and their calls. */
export function RegistrationView({ conditions, explain, back, prefixes, otherPrefixes, parts, ...task }: RegistrationViewProps) {
  const words = useMessages(linkMessages);
  const id = useId();
  const registration = useRegistration(task);
  const { step, problem, pending } = registration;
  const busy = pending === step;
  const serverErrors = useMemo(() => (problem?.field ? { [problem.field]: explain(problem.error) } : undefined), [problem, explain]);
  const failure = problem && !problem.field && explain(problem.error);
  const common = { id, busy, serverErrors, failure };
  const isReady = step !== "privacy" || conditions.state === "Loaded";
  return (
    <RegistrationFrame
      step={step}
      formId={isReady ? id : undefined}
      busy={busy}
      onBack={step === "client" ? undefined : registration.onBack}
      back={step === "client" ? back : undefined}
    >
      <Suspense fallback={<Progress label={words.opening} />}>
        {step === "client" && <ClientDetailsStep {...registration.client} {...common} />}
        {step === "account" && (
          <Stack gap={5}>
            {registration.passwordLost && <PasswordLost />}
            <parts.AccountDetailsStep {...registration.account} {...common} prefixes={prefixes} otherPrefixes={otherPrefixes} />
          </Stack>
        )}
        {step === "privacy" && <parts.ConsentsStep {...registration.privacy} {...textsOf(conditions)} {...common} />}
      </Suspense>
    </RegistrationFrame>
  );
}

function PasswordLost() {
  const words = useMessages(registrationPageMessages);
  return (
    <Alert tone="info" title={words.passwordAgain}>
      {words.passwordAgainText}
    </Alert>
  );
}
