import { forwardRef } from "react";
import { StepFrame, type StepFrameOptions } from "../layout/StepFrame.tsx";
import { useMessages } from "../theme/messages.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

/** The steps of a registration (AC-03), in order. */
export const registrationSteps = ["client", "account", "privacy", "final"] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

export interface RegistrationFrameProps extends StepFrameOptions {
  /** Current step. When it changes, its heading takes focus (WCAG 2.4.3). */
  step: RegistrationStep;
}

/**
 * A registration in four steps (AC-03): `ClientDetailsStep`, `AccountDetailsStep`, `ConsentsStep`, then an `EmailSentPanel`, which has no
 * buttons. State: `data-busy`.
 */
export const RegistrationFrame = forwardRef<HTMLDivElement, RegistrationFrameProps>(function RegistrationFrame({ step, ...rest }, ref) {
  const words = useMessages(registrationMessages);
  return (
    <StepFrame
      labels={step === "privacy" ? { ...words, continue: words.register } : words}
      heading={step === "final" ? undefined : words[`${step}Heading`]}
      description={step === "final" ? undefined : words[`${step}Description`]}
      {...rest}
      ref={ref}
      title={words.title}
      steps={[words.stepClient, words.stepAccount, words.stepPrivacy, words.stepFinal]}
      current={registrationSteps.indexOf(step) + 1}
    />
  );
});
