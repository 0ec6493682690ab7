import type { AcceptStepProps } from "@favilla/design-system/payments/AcceptStep.tsx";
import type { BookletStepProps } from "@favilla/design-system/payments/BookletStep.tsx";
import type { PhoneCodeStepProps } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import type { SepaMandateProps } from "@favilla/design-system/payments/SepaMandate.tsx";
import type { WizardCancelDialogProps } from "@favilla/design-system/payments/WizardCancelDialog.tsx";
import type { ReactNode } from "react";
import type { TargetMode, WizardStep } from "./wizardSteps.ts";

/** Results of a payment method change. `unknown` means that the response was lost and the result is not known yet. */
export type MethodOutcome = "success" | "failure" | "pending" | "unknown";

/** The step in which the IBAN or the booklet is typed. */
export interface DebitStep {
  /** The IBAN or the number of the booklet, as typed so far. */
  value: string;
  /** The one that is debited now, where it is of the same kind. It cannot be chosen again. */
  current: string | undefined;
  verification: BookletStepProps["verification"];
  /** Errors of the field of the IBAN or the booklet that only the servers know. */
  serverErrors: { readonly iban?: string; readonly booklet?: string } | undefined;
  /** It was typed before a reload, and could not be kept. */
  again: boolean;
  onChange: (value: string) => void;
  onVerify: (booklet: string) => void;
  onContinue: () => void;
}

/** The proof by SMS that signs the change. */
export interface SmsProof extends Omit<PhoneCodeStepProps, "prefixes" | "otherPrefixes" | "id"> {
  /** A code was sent before the debit or the phone changed. */
  outdated: boolean;
}

/** The change of a payment method as its view shows it. */
export interface Wizard {
  step: WizardStep;
  /** Number of times that it was cancelled and began again with nothing. */
  round: number;
  debit: DebitStep;
  accept: Pick<AcceptStepProps, "defaultValues" | "onValuesChange" | "onSubmit">;
  sms: SmsProof;
  /** The code is being checked, or the change is being sent. */
  busy: boolean;
  outcome?: MethodOutcome | undefined;
  /** The IBAN or the number of the booklet that was sent. Null before. */
  sent: string | null;
  /** The day of the change, "YYYY-MM-DD". */
  effectiveDate: string | null;
  onRetry: () => void;
  onBack: (() => void) | undefined;
  cancel: Pick<WizardCancelDialogProps, "stage" | "onConfirm" | "onKeep" | "onClose"> & { onAsk: () => void };
}

export interface ChangeWizardProps extends Wizard {
  mode: TargetMode;
  /** Name and address of the supply. */
  supply: { name: string; href: string };
  /** The bills of the supply that are still paid as before, after a success. */
  openBills?: ReactNode;
  /** The customer's full name. */
  holder: string;
  creditor: SepaMandateProps["creditor"];
  prefixes: PhoneCodeStepProps["prefixes"];
  otherPrefixes?: PhoneCodeStepProps["otherPrefixes"];
}
