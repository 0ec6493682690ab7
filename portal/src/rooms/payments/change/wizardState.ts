import type { PhoneCodeValues } from "@favilla/design-system/payments/phoneCode.ts";
import type { CancelStage } from "@favilla/design-system/payments/WizardCancelDialog.tsx";
import type { OtpFailure } from "./calls.ts";
import type { DebitStep, MethodOutcome, SmsProof } from "./wizard.ts";
import { type ChangeDraft, emptyDraft } from "./wizardSteps.ts";

export type Phone = PhoneCodeValues["phone"];

/** Everything that is typed and answered while a payment method is changed. */
export interface WizardState {
  /** The IBAN or the number of the booklet, as typed. It is secret and lives in memory alone, as the code of the SMS does. */
  debit: string;
  verification: DebitStep["verification"];
  /** The booklet that the servers could not verify. */
  unverified: { debit: string } | null;
  /** The debit that only the servers refused, after it was sent. It must be changed. */
  refused: { debit: string } | null;
  accepted: boolean;
  phone: Phone;
  smsCode: string;
  /** The last SMS: `to` says what it confirms and where it went, `at` when, in milliseconds, `times` how often it was sent there. */
  sms: { to: string; at: number; times: number } | null;
  /** The last SMS after the customer went back to the phone number. It counts again if the number stays the same. */
  leftSms: WizardState["sms"];
  /** The call that is pending: an SMS is sent, or its code is checked. */
  pending: "sending" | "checking" | null;
  notSent: OtpFailure | null;
  /** Time in milliseconds before which the servers send no code, because too many were requested. */
  noSmsUntil: number;
  /** The last check said that the code is wrong; `triesLeft` where the servers count. */
  wrongCode: { triesLeft: number | undefined } | null;
  /** The reason why this code counts no more. */
  codeEnd: "expired" | "tooManyTries" | null;
  /** The servers could not check the code, which ends the change. */
  checkFailed: boolean;
  /** The debit that was sent to the servers. It differs from `debit` if the customer went back while the code was being checked. */
  sent: string | null;
  /** The outcome that is shown while it is being looked up again. */
  retried: MethodOutcome | null;
  cancel: CancelStage | null;
  /** Number of times that the customer cancelled and began again with nothing. */
  round: number;
}

export type WizardEvent =
  | { type: "debitTyped"; debit: string }
  | { type: "verificationStarted" }
  | { type: "verified"; debit: string; valid: boolean }
  | { type: "verificationFailed"; debit: string }
  | { type: "conditionsTicked"; accepted: boolean }
  | { type: "phoneTyped"; phone: Phone }
  | { type: "phoneReopened" }
  | { type: "smsTakenUp" }
  | { type: "sendingStarted" }
  | { type: "smsSent"; to: string; at: number }
  | { type: "smsNotSent"; why: OtpFailure; at: number }
  | { type: "smsCodeTyped"; smsCode: string }
  | { type: "checkStarted" }
  | { type: "codeAccepted" }
  | { type: "codeWrong"; triesLeft: number | undefined }
  | { type: "codeEnded"; why: "expired" | "tooManyTries" }
  | { type: "checkFailed" }
  | { type: "submitted"; debit: string }
  | { type: "debitRefused"; debit: string }
  | { type: "changed" }
  | { type: "restarted" }
  | { type: "lookupStarted"; outcome: MethodOutcome }
  | { type: "lookupEnded" }
  | { type: "cancelAsked" }
  | { type: "cancelRefused" }
  | { type: "cancelConfirmed" };

const noSms = { smsCode: "", sms: null, leftSms: null, notSent: null, wrongCode: null, codeEnd: null } as const;
const noDebit = { debit: "", verification: "none", unverified: null, refused: null } as const;

/** The state in which the change begins: with the draft of an earlier visit, if there is one. */
export const initialState = ({ phone, accepted }: ChangeDraft = emptyDraft): WizardState => ({
  ...noDebit,
  ...noSms,
  accepted,
  phone,
  pending: null,
  noSmsUntil: 0,
  checkFailed: false,
  sent: null,
  retried: null,
  cancel: null,
  round: 0,
});

/** The part of the state that may be stored: nothing secret. */
export const draftOf = ({ phone, accepted }: WizardState): ChangeDraft => ({ phone, accepted });

/** Returns the subject and the phone number of a code as one text. A code is valid only for the same text. */
export const smsTarget = (debit: string, { prefix, number }: Phone): string => `${debit} ${prefix} ${number}`;

/** Tells whether the last SMS is for what is typed now. */
const isCurrent = ({ sms, debit, phone }: WizardState): boolean => sms?.to === smsTarget(debit, phone);

/** The stage of the proof by SMS. */
export const smsStage = (state: WizardState): SmsProof["stage"] => (isCurrent(state) ? (state.codeEnd ?? "code") : "phone");

/** Tells whether a code was sent before the debit or the phone changed. */
export const isOutdated = (state: WizardState): boolean => state.sms !== null && !isCurrent(state);

/** The last SMS, unless it is outdated. */
export const currentSms = (state: WizardState): WizardState["sms"] => (isCurrent(state) ? state.sms : null);

/** Milliseconds until another SMS can be requested (PM-26). */
export const patience = 30_000;

/** Tells whether the SMS that the customer went back from is for what is typed now, and too recent for another one. */
export const canTakeUpSms = ({ leftSms, debit }: WizardState, phone: Phone, at: number): boolean =>
  leftSms !== null && leftSms.to === smsTarget(debit, phone) && at < leftSms.at + patience;

/** The state after an event. An answer that nobody waits for any more, or that is about another debit, changes nothing. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case "debitTyped":
      return event.debit === state.debit ? state : { ...state, ...noDebit, debit: event.debit };
    case "verificationStarted":
      return { ...state, verification: "running" };
    case "verified":
      return isAwaited(state, event) ? { ...state, verification: event.valid ? "positive" : "negative" } : state;
    case "verificationFailed":
      return isAwaited(state, event) ? { ...state, verification: "none", unverified: { debit: event.debit } } : state;
    case "conditionsTicked":
      return { ...state, accepted: event.accepted };
    case "phoneTyped":
      return { ...state, phone: event.phone };
    case "phoneReopened":
      return { ...state, ...noSms, leftSms: state.sms };
    case "smsTakenUp":
      return { ...state, ...noSms, sms: state.leftSms };
    case "sendingStarted":
      return state.pending ? state : { ...state, pending: "sending", notSent: null };
    case "checkStarted":
      return state.pending ? state : { ...state, pending: "checking" };
    case "smsSent":
    case "smsNotSent":
      return state.pending === "sending" ? afterSending({ ...state, pending: null }, event) : state;
    case "smsCodeTyped":
      return { ...state, smsCode: event.smsCode, wrongCode: null };
    case "codeAccepted":
    case "codeWrong":
    case "codeEnded":
    case "checkFailed":
      return state.pending === "checking" ? afterCheck({ ...state, pending: null }, event) : state;
    case "submitted":
      return { ...state, sent: event.debit };
    case "debitRefused":
      return afterRefusal(state, event.debit);
    case "changed":
      return { ...state, ...noDebit };
    case "restarted":
      return { ...state, ...noSms, checkFailed: false, sent: null };
    case "lookupStarted":
      return { ...state, retried: event.outcome };
    case "lookupEnded":
      return { ...state, retried: null };
    case "cancelAsked":
      return { ...state, cancel: "asking" };
    case "cancelRefused":
      return { ...state, cancel: null };
    case "cancelConfirmed":
      return { ...initialState(), round: state.round + 1, cancel: "cancelled" };
  }
}

const isAwaited = (state: WizardState, { debit }: { debit: string }): boolean => state.verification === "running" && state.debit === debit;

/** The code served the change that was refused, so it serves no other. */
const afterRefusal = (state: WizardState, debit: string): WizardState =>
  state.debit === debit ? { ...state, ...noSms, verification: "none", refused: { debit }, sent: null, retried: null } : state;

function afterSending(state: WizardState, event: Extract<WizardEvent, { type: "smsSent" | "smsNotSent" }>): WizardState {
  if (event.type === "smsNotSent") {
    const { why, at } = event;
    return { ...state, notSent: why, noSmsUntil: typeof why === "object" ? at + why.waitSeconds * 1000 : 0 };
  }
  const { to, at } = event;
  return { ...state, ...noSms, sms: { to, at, times: state.sms?.to === to ? state.sms.times + 1 : 1 } };
}

function afterCheck(
  state: WizardState,
  event: Extract<WizardEvent, { type: "codeAccepted" | "codeWrong" | "codeEnded" | "checkFailed" }>,
): WizardState {
  switch (event.type) {
    case "codeAccepted":
      return state;
    case "codeWrong":
      return { ...state, wrongCode: { triesLeft: event.triesLeft } };
    case "codeEnded":
      return { ...state, codeEnd: event.why };
    case "checkFailed":
      return { ...state, checkFailed: true };
  }
}
