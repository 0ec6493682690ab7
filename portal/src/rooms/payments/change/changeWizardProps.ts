import type { AcceptStepProps } from "@favilla/design-system/payments/AcceptStep.tsx";
import type { PhoneCodeStepProps } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import type { SepaMandateProps } from "@favilla/design-system/payments/SepaMandate.tsx";
import type { CodeStep } from "./useCodeStep.ts";
import type { MethodOutcome } from "./useMethodChange.ts";
import type { PhoneCode } from "./usePhoneCode.ts";
import type { Step, TargetMode } from "./wizardSteps.ts";

export interface ChangeWizardProps {
  mode: TargetMode;
  /** Name of the supply, and the way back to it. */
  supply: { name: string; href: string };
  /** The customer's name and surname. */
  holder: string;
  creditor: SepaMandateProps["creditor"];
  prefixes: PhoneCodeStepProps["prefixes"];
  step: Step;
  /** Given up and begun again, it begins with nothing. */
  round: number;
  /** `again`: it was typed before and could not be kept. */
  code: Pick<CodeStep, "value" | "current" | "verification" | "serverErrors" | "onChange" | "onVerify"> & {
    again: boolean;
    onContinue: () => void;
  };
  accept: Pick<AcceptStepProps, "defaultValues" | "onValuesChange" | "onSubmit">;
  proof: Omit<PhoneCode, "reset" | "checking" | "code" | "onCodeChange"> & Pick<PhoneCodeStepProps, "defaultValues" | "onValuesChange">;
  /** The code is being checked, or the change sent. */
  busy: boolean;
  outcome?: MethodOutcome | undefined;
  effectiveDate: string | null;
  onRetry: () => void;
  onBack: (() => void) | undefined;
  cancel: { stage: "asking" | "cancelled" | null; onAsk: () => void; onConfirm: () => void; onKeep: () => void; onClose: () => void };
}
