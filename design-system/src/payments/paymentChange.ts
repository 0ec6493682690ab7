import type { AcceptStepProps } from "./AcceptStep.tsx";
import type { BookletStepProps } from "./BookletStep.tsx";
import type { PhoneCodeStepProps } from "./PhoneCodeStep.tsx";
import type { SepaMandateProps } from "./SepaMandate.tsx";
import type { WizardCancelDialogProps } from "./WizardCancelDialog.tsx";
import type { ReactNode } from "react";
import type { TargetMode, WizardStep } from "./changeSteps.ts";

/** The result of a change. `value` is the debit that was sent; null if the servers could not check the code, and nothing was sent. */
export type ChangeResult =
  | { readonly outcome: "success"; readonly value: string; readonly effectiveDate: string | null }
  | { readonly outcome: "pending"; readonly value: string }
  /** `lost`: the answer was lost, so that a retry looks the change up and sends the same again. Otherwise it needs another code. */
  | { readonly outcome: "failure" | "unknown"; readonly value: string | null; readonly lost: boolean };

/** The step in which the IBAN or the booklet is typed. */
export interface DebitStep {
  /** The IBAN or the number of the booklet, as typed so far. */
  value: string;
  /** The valid IBAN, or the verified booklet, which is signed and sent. Empty before. */
  confirmed: string;
  /** The one that is debited now, where it is of the same kind. It cannot be chosen again. */
  current: string | undefined;
  verification: BookletStepProps["verification"];
  /** Errors of the field of the IBAN or the booklet that only the servers know. */
  serverErrors: { readonly iban?: string; readonly booklet?: string } | undefined;
  /** It was typed before a reload, and could not be kept. */
  again: boolean;
  onChange: (value: string) => void;
  /** Called with the output of the form's schema. */
  onVerify: (booklet: string) => void;
  onContinue: (debit: string) => void;
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
  /** The result of the change. Null before. */
  result: ChangeResult | null;
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
