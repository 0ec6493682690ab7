import type { AccountDetailsStepProps } from "@favilla/design-system/access/AccountDetailsStep.tsx";
import { ClientDetailsStep, type ClientDetailsStepProps } from "@favilla/design-system/access/ClientDetailsStep.tsx";
import type { ConsentsStepProps } from "@favilla/design-system/access/ConsentsStep.tsx";
import { linkMessages } from "@favilla/design-system/access/linkMessages.it.ts";
import { RegistrationFrame } from "@favilla/design-system/access/RegistrationFrame.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useId } from "react";
import { useParentLink } from "../../../platform/pages/SubPageHeader.tsx";
import { accountStep, consentsStep } from "./laterSteps.ts";
import type { PrivacyConditions } from "./registration.ts";
import { registrationPageMessages } from "./registrationMessages.it.ts";

export type RegistrationViewProps = {
  onBack?: (() => void) | undefined;
} & (
  | { step: "client"; form: ClientDetailsStepProps }
  | { step: "account"; passwordLost?: boolean | undefined; form: AccountDetailsStepProps }
  | { step: "privacy"; conditions: Load<PrivacyConditions>; form: Omit<ConsentsStepProps, "state" | "texts" | "onRetry"> }
);

/** Converts a load state to the props of the library's step. */
function textsOf(conditions: Load<PrivacyConditions>): Pick<ConsentsStepProps, "state" | "texts" | "onRetry"> {
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

/** A step of the registration in its frame, whose button submits it. */
export function RegistrationView(props: RegistrationViewProps) {
  const { step, form, onBack } = props;
  const words = useMessages(linkMessages);
  const id = useId();
  const signIn = useParentLink({ parent: "login" });
  const ready = props.step !== "privacy" || props.conditions.state === "Loaded";
  return (
    <RegistrationFrame
      step={step}
      formId={ready ? id : undefined}
      busy={form.busy}
      onBack={onBack}
      back={step === "client" ? signIn : undefined}
    >
      <Suspense fallback={<Progress label={words.opening} />}>
        {props.step === "client" && <ClientDetailsStep {...props.form} id={id} />}
        {props.step === "account" && <AccountStep {...props} id={id} />}
        {props.step === "privacy" && <consentsStep.Component {...props.form} {...textsOf(props.conditions)} id={id} />}
      </Suspense>
    </RegistrationFrame>
  );
}

interface AccountStepProps {
  id: string;
  passwordLost?: boolean | undefined;
  form: AccountDetailsStepProps;
}

function AccountStep({ id, passwordLost, form }: AccountStepProps) {
  const words = useMessages(registrationPageMessages);
  return (
    <Stack gap={5}>
      {passwordLost && (
        <Alert tone="info" title={words.passwordAgain}>
          {words.passwordAgainText}
        </Alert>
      )}
      <accountStep.Component {...form} id={id} />
    </Stack>
  );
}
