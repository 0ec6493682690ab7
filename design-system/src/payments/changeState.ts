import type { PhoneCodeStage } from "./PhoneCodeStep.tsx";
import type { PhoneCodeValues } from "./phoneCode.ts";
import type { CancelStage } from "./WizardCancelDialog.tsx";
import type { OtpFailure } from "./calls.ts";
import type { ChangeResult } from "./paymentChange.ts";
import { type ChangeDraft, emptyDraft } from "./changeSteps.ts";

export type Phone = PhoneCodeValues["phone"];

/** The IBAN or the number of the booklet. It is secret and lives in memory alone, as the code of the SMS does. */
export type Debit =
  /** As typed: not confirmed yet, not the customer's, not verifiable now, or refused by the servers after it was sent. */
  | { readonly state: "typed" | "negative" | "unverified" | "refused"; readonly text: string }
  /** `value` is the output of the form's schema. Once it is confirmed, and a booklet verified, it is what is shown, signed and sent. */
  | { readonly state: "verifying" | "confirmed"; readonly text: string; readonly value: string };

/** Everything that is typed and answered while a payment method is changed. */
export interface WizardState {
  debit: Debit;
  accepted: boolean;
  /** The phone number as typed. Null before: the profile's is offered. */
  phone: Phone | null;
  smsCode: string;
  /** The last SMS: `to` says what it confirms and where it went, `at` when, in milliseconds, `times` how often it was sent there. */
  sms: { to: string; at: number; times: number } | null;
  /** The last SMS after the customer went back to the phone number. It counts again if the number stays the same. */
  leftSms: WizardState["sms"];
  /** The call that is pending: an SMS is sent, its code is checked, or the change is sent. */
  pending: "sending" | "checking" | "submitting" | null;
  notSent: OtpFailure | null;
  /** Time in milliseconds before which the servers send no code, because too many were requested. */
  noSmsUntil: number;
  /** The last check said that the code is wrong; `triesLeft` where the servers count. */
  wrongCode: { triesLeft: number | undefined } | null;
  /** The reason why this code counts no more. */
  codeEnd: "expired" | "tooManyTries" | null;
  result: ChangeResult | null;
  cancel: CancelStage | null;
  /** Number of times that the customer cancelled and began again with nothing. */
  round: number;
}

export type WizardEvent =
  | { type: "debitTyped"; text: string }
  | { type: "debitConfirmed"; value: string }
  | { type: "verificationStarted"; value: string }
  | { type: "verified"; value: string; found: "positive" | "negative" | "unverified" }
  | { type: "conditionsTicked"; accepted: boolean }
  | { type: "phoneTyped"; phone: Phone }
  | { type: "phoneReopened" }
  | { type: "smsTakenUp" }
  | { type: "sendingStarted" }
  | { type: "smsSent"; phone: Phone; to: string; at: number }
  | { type: "smsNotSent"; why: OtpFailure; at: number }
  | { type: "smsCodeTyped"; smsCode: string }
  | { type: "checkStarted" }
  | { type: "codeWrong"; triesLeft: number | undefined }
  | { type: "codeEnded"; why: "expired" | "tooManyTries" }
  | { type: "checkFailed" }
  | { type: "submitted" }
  | { type: "answered"; result: ChangeResult }
  | { type: "debitRefused"; value: string }
  | { type: "restarted" }
  | { type: "cancelAsked" }
  | { type: "cancelRefused" }
  | { type: "cancelConfirmed" };

const noSms = { smsCode: "", sms: null, leftSms: null, notSent: null, wrongCode: null, codeEnd: null } as const;
const noDebit: Debit = { state: "typed", text: "" };

/** The state in which the change begins: with the draft of an earlier visit, if there is one. */
export const initialState = ({ phone, accepted }: ChangeDraft = emptyDraft): WizardState => ({
  ...noSms,
  debit: noDebit,
  accepted,
  phone: phone.number === "" ? null : phone,
  pending: null,
  noSmsUntil: 0,
  result: null,
  cancel: null,
  round: 0,
});

/** The part of the state that may be stored: nothing secret. */
export const draftOf = ({ phone, accepted }: WizardState): ChangeDraft => ({ phone: phone ?? emptyDraft.phone, accepted });

/** The debit that the customer has confirmed. Empty before. */
export const confirmedOf = ({ debit }: Pick<WizardState, "debit">): string => (debit.state === "confirmed" ? debit.value : "");

/** Returns the subject and the phone number of a code as one text. A code is valid only for the same text. */
export const smsTarget = (debit: string, { prefix, number }: Phone): string => `${debit} ${prefix} ${number}`;

/** Tells whether the last SMS is for what is typed now. */
const isCurrent = (state: WizardState): boolean =>
  state.sms !== null && state.phone !== null && state.sms.to === smsTarget(confirmedOf(state), state.phone);

/** The stage of the proof by SMS. */
export const smsStage = (state: WizardState): PhoneCodeStage => (isCurrent(state) ? (state.codeEnd ?? "code") : "phone");

/** Tells whether a code was sent before the debit or the phone changed. */
export const isOutdated = (state: WizardState): boolean => state.sms !== null && !isCurrent(state);

/** The last SMS, unless it is outdated. */
export const currentSms = (state: WizardState): WizardState["sms"] => (isCurrent(state) ? state.sms : null);

/** Milliseconds until another SMS can be requested (PM-26). */
export const resendPause = 30_000;

/** Tells whether the SMS that the customer went back from is for what is typed now, and too recent for another one. */
export const canTakeUpSms = (state: WizardState, phone: Phone, at: number): boolean =>
  state.leftSms !== null && state.leftSms.to === smsTarget(confirmedOf(state), phone) && at < state.leftSms.at + resendPause;

/** The state after an event. An answer that nobody waits for any more, or that is about another debit, changes nothing. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case "debitTyped":
      return event.text === state.debit.text ? state : { ...state, debit: { state: "typed", text: event.text } };
    case "debitConfirmed":
      return { ...state, debit: unlessRefused(state.debit, "confirmed", event.value) };
    case "verificationStarted":
      return { ...state, debit: unlessRefused(state.debit, "verifying", event.value) };
    case "verified":
      return afterVerification(state, event);
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
    case "codeWrong":
    case "codeEnded":
    case "checkFailed":
      return state.pending === "checking" ? afterCheck({ ...state, pending: null }, event) : state;
    case "submitted":
      return { ...state, pending: "submitting" };
    case "answered":
      return { ...state, pending: null, result: event.result, debit: event.result.outcome === "success" ? noDebit : state.debit };
    case "debitRefused":
      return afterRefusal({ ...state, pending: null }, event.value);
    case "restarted":
      return { ...state, ...noSms, result: null };
    case "cancelAsked":
      return { ...state, cancel: "asking" };
    case "cancelRefused":
      return { ...state, cancel: null };
    case "cancelConfirmed":
      return { ...initialState(), round: state.round + 1, cancel: "cancelled" };
  }
}

/** A refused debit would be refused again: the same state, as a new object, says so once more. */
const unlessRefused = (debit: Debit, state: "confirmed" | "verifying", value: string): Debit =>
  debit.state === "refused" ? { ...debit } : { state, text: debit.text, value };

function afterVerification(state: WizardState, { value, found }: Extract<WizardEvent, { type: "verified" }>): WizardState {
  const { debit } = state;
  if (debit.state !== "verifying" || debit.value !== value) return state;
  return { ...state, debit: found === "positive" ? { ...debit, state: "confirmed" } : { state: found, text: debit.text } };
}

/** The code served the change that was refused, so it serves no other. A debit that was typed since then is not the refused one. */
const afterRefusal = (state: WizardState, value: string): WizardState =>
  confirmedOf(state) === value
    ? { ...state, ...noSms, debit: { state: "refused", text: state.debit.text }, result: null }
    : { ...state, result: { outcome: "failure", value, lost: false } };

function afterSending(state: WizardState, event: Extract<WizardEvent, { type: "smsSent" | "smsNotSent" }>): WizardState {
  if (event.type === "smsNotSent") {
    const { why, at } = event;
    return { ...state, notSent: why, noSmsUntil: typeof why === "object" ? at + why.waitSeconds * 1000 : 0 };
  }
  const { phone, to, at } = event;
  return { ...state, ...noSms, phone, sms: { to, at, times: state.sms?.to === to ? state.sms.times + 1 : 1 } };
}

function afterCheck(state: WizardState, event: Extract<WizardEvent, { type: "codeWrong" | "codeEnded" | "checkFailed" }>): WizardState {
  switch (event.type) {
    case "codeWrong":
      return { ...state, wrongCode: { triesLeft: event.triesLeft } };
    case "codeEnded":
      return { ...state, codeEnd: event.why };
    case "checkFailed":
      return { ...state, result: { outcome: "failure", value: null, lost: false } };
  }
}
