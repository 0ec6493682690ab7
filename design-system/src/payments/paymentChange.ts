import type { ReactNode } from "react";
import type { AcceptStepProps } from "./AcceptStep.tsx";
import type { ChangeStep } from "./changeSteps.ts";
import type { NewMode } from "./methodSchema.ts";
import type { PhoneCodeStage, PhoneCodeStepProps } from "./PhoneCodeStep.tsx";
import type { PhoneCodeValues } from "./phoneCode.ts";
import type { SepaMandateProps } from "./SepaMandate.tsx";
import type { WizardCancelDialogProps } from "./WizardCancelDialog.tsx";

/** Country prefix without plus, and digits. */
export type Phone = PhoneCodeValues["phone"];

/** The IBAN or the number of the booklet. It is secret and lives in memory alone, as the code of the SMS does. */
export type Debit =
  /** As typed: not confirmed yet, not the customer's, not verifiable now, or refused by the servers after it was sent. */
  | { readonly state: "typed" | "negative" | "unverified" | "refused"; readonly text: string }
  /** `value` is the output of the form's schema. Once it is confirmed, and a booklet verified, it is what is shown, signed and sent. */
  | { readonly state: "verifying" | "confirmed"; readonly text: string; readonly value: string };

/** Result of the verification of a booklet: the customer's, not theirs, or not known because the servers did not say. */
export type BookletCheck = "positive" | "negative" | "unverified";

/** Answer to the request for a code: it was sent, the request was rejected, the servers were not reached or failed, or send no more for a while. */
export type CodeSending =
  | { readonly sent: true }
  | { readonly sent: false; readonly why: "refused" | "unreachable" | "failed" | { readonly waitSeconds: number } };

/** Answer to the check of a code: accepted, wrong (with the number of attempts that are left, if the servers count), no longer valid, or not checked. */
export type CodeCheck =
  | { readonly outcome: "accepted" }
  | { readonly outcome: "wrong"; readonly triesLeft: number | undefined }
  | { readonly outcome: "ended"; readonly why: "expired" | "tooManyTries" }
  | { readonly outcome: "failed" };

/** Outcome of a change that was sent, as far as the servers said it. */
type SentOutcome =
  | { readonly outcome: "success"; readonly effectiveDate: string | null }
  /** Another change is still open (PM-16). */
  | { readonly outcome: "pending" }
  /** `lost`: the answer was lost, so that a retry looks the change up and sends the same again. Otherwise it needs another code. */
  | { readonly outcome: "failure" | "unknown"; readonly lost: boolean };

/** Answer to a change that was sent. `debitRefused`: the servers accept everything but the IBAN or booklet itself (PM-37). */
export type ChangeAnswer = SentOutcome | { readonly outcome: "debitRefused" };

/** The result of a change. `value` is the debit that was sent; null if the servers could not check the code, and nothing was sent. */
export type ChangeResult =
  | (Extract<SentOutcome, { outcome: "success" | "pending" }> & { readonly value: string })
  | (Extract<SentOutcome, { lost: boolean }> & { readonly value: string | null });

/** The step in which the IBAN or the booklet is typed. */
export interface DebitStep {
  /** The debit as typed, with the servers' answers about it: a new object for each answer. */
  entry: Debit;
  /** The one that is debited now, where it is of the same kind. It cannot be chosen again. */
  current: string | undefined;
  /** It was typed before a reload, and could not be kept. */
  again: boolean;
  onChange: (text: string) => void;
  /** Called with the output of the form's schema. */
  onVerify: (booklet: string) => void;
  onContinue: (debit: string) => void;
}

/** The proof by SMS that signs the change. */
export interface SmsProof
  extends Pick<PhoneCodeStepProps, "sends" | "resendIn" | "onChangePhone" | "onSend" | "onSubmit" | "onValuesChange"> {
  stage: PhoneCodeStage;
  /** Values that the fields have when the step is shown. */
  phone: Phone;
  code: string;
  sending: boolean;
  /** The reason why no code was sent, or `tooMany` while the last one can still be typed. */
  problem: "refused" | "unreachable" | "failed" | "tooMany" | null;
  /** The code is wrong: a new object for each answer. */
  wrongCode: { readonly triesLeft: number | undefined } | null;
  /** A code was sent before the debit or the phone changed. */
  outdated: boolean;
}

/** The change of a payment method as its view shows it: what `usePaymentChange` gives. */
export interface PaymentChange {
  step: ChangeStep;
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

/** The data that the steps show, and do not change. */
export interface ChangeSurroundings {
  mode: NewMode;
  /** The creditor of the mandate. */
  creditor: SepaMandateProps["creditor"];
  /** Country prefixes in display order: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: PhoneCodeStepProps["prefixes"];
  /** True if a number can be typed with another prefix, for instance because the list could not be loaded. @default false */
  otherPrefixes?: PhoneCodeStepProps["otherPrefixes"];
  /** The bills of the supply that are still paid as before, after a success. @default a sentence about them */
  openBills?: ReactNode;
}
