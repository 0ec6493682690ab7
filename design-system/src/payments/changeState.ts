import { type ChangeDraft, emptyDraft } from "./changeSteps.ts";
import type { PhoneCodeStage } from "./PhoneCodeStep.tsx";
import type { BookletCheck, ChangeAnswer, ChangeResult, CodeCheck, CodeSending, Debit, Phone } from "./paymentChange.ts";
import type { CancelStage } from "./WizardCancelDialog.tsx";

/** Everything that is typed and answered while a payment method is changed. */
export interface ChangeState {
  debit: Debit;
  accepted: boolean;
  /** The phone number as typed. Null before: the profile's is offered. */
  phone: Phone | null;
  smsCode: string;
  /** The last SMS: `to` says what it confirms and where it went, `at` when, in milliseconds, `times` how often it was sent there. */
  sms: { to: string; at: number; times: number } | null;
  /** The last SMS after the customer went back to the phone number. It counts again if the number stays the same. */
  leftSms: ChangeState["sms"];
  /** The call that is pending: an SMS is sent, its code is checked, or the change is sent. */
  pending: "sending" | "checking" | "submitting" | null;
  /** The reason why the last code was not sent. */
  notSent: Extract<CodeSending, { sent: false }>["why"] | null;
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

/** Acts of the customer, and for each call its start and its answer. */
export type ChangeEvent =
  | { type: "debitTyped"; text: string }
  | { type: "debitConfirmed"; value: string }
  | { type: "verificationStarted"; value: string }
  | { type: "verified"; value: string; check: BookletCheck }
  | { type: "conditionsTicked"; accepted: boolean }
  | { type: "phoneTyped"; phone: Phone }
  | { type: "phoneReopened" }
  | { type: "smsTakenUp" }
  | { type: "sendingStarted" }
  | { type: "sendingEnded"; phone: Phone; to: string; at: number; sending: CodeSending }
  | { type: "smsCodeTyped"; smsCode: string }
  | { type: "checkStarted" }
  | { type: "checked"; check: CodeCheck }
  | { type: "submitted" }
  | { type: "answered"; value: string; answer: ChangeAnswer }
  | { type: "restarted" }
  | { type: "cancelAsked" }
  | { type: "cancelRefused" }
  | { type: "cancelConfirmed" };

type EventOf<Type extends ChangeEvent["type"]> = Extract<ChangeEvent, { type: Type }>;

const noSms = { smsCode: "", sms: null, leftSms: null, notSent: null, wrongCode: null, codeEnd: null } as const;
const noDebit: Debit = { state: "typed", text: "" };

/** The state in which the change begins: with the draft of an earlier visit, if there is one. */
export const initialState = ({ phone, accepted }: ChangeDraft = emptyDraft): ChangeState => ({
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
export const draftOf = ({ phone, accepted }: ChangeState): ChangeDraft => ({ phone: phone ?? emptyDraft.phone, accepted });

/** The debit that the customer has confirmed. Empty before. */
export const confirmedOf = ({ debit }: Pick<ChangeState, "debit">): string => (debit.state === "confirmed" ? debit.value : "");

/** Returns the subject and the phone number of a code as one text. A code is valid only for the same text. */
export const smsTarget = (debit: string, { prefix, number }: Phone): string => `${debit} ${prefix} ${number}`;

/** Tells whether the last SMS is for what is typed now. */
const isCurrent = (state: ChangeState): boolean =>
  state.sms !== null && state.phone !== null && state.sms.to === smsTarget(confirmedOf(state), state.phone);

/** The stage of the proof by SMS. */
export const smsStage = (state: ChangeState): PhoneCodeStage => (isCurrent(state) ? (state.codeEnd ?? "code") : "phone");

/** Tells whether a code was sent before the debit or the phone changed. */
export const isOutdated = (state: ChangeState): boolean => state.sms !== null && !isCurrent(state);

/** The last SMS, unless it is outdated. */
export const currentSms = (state: ChangeState): ChangeState["sms"] => (isCurrent(state) ? state.sms : null);

/** Milliseconds until another SMS can be requested (PM-26). */
export const resendPause = 30_000;

/** Tells whether the SMS that the customer went back from is for what is typed now, and too recent for another one. */
export const canTakeUpSms = (state: ChangeState, phone: Phone, at: number): boolean =>
  state.leftSms !== null && state.leftSms.to === smsTarget(confirmedOf(state), phone) && at < state.leftSms.at + resendPause;

/** The state after an event. An answer that nobody waits for any more, or that is about another debit, changes nothing. */
export function nextState(state: ChangeState, event: ChangeEvent): ChangeState {
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
    case "sendingEnded":
      return state.pending === "sending" ? afterSending({ ...state, pending: null }, event) : state;
    case "smsCodeTyped":
      return { ...state, smsCode: event.smsCode, wrongCode: null };
    case "checkStarted":
      return state.pending ? state : { ...state, pending: "checking" };
    case "checked":
      return state.pending === "checking" ? afterCheck({ ...state, pending: null }, event.check) : state;
    case "submitted":
      return { ...state, pending: "submitting" };
    case "answered":
      return afterAnswer({ ...state, pending: null }, event);
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

function afterVerification(state: ChangeState, { value, check }: EventOf<"verified">): ChangeState {
  const { debit } = state;
  if (debit.state !== "verifying" || debit.value !== value) return state;
  return { ...state, debit: check === "positive" ? { ...debit, state: "confirmed" } : { state: check, text: debit.text } };
}

function afterSending(state: ChangeState, { phone, to, at, sending }: EventOf<"sendingEnded">): ChangeState {
  if (sending.sent) return { ...state, ...noSms, phone, sms: { to, at, times: state.sms?.to === to ? state.sms.times + 1 : 1 } };
  const { why } = sending;
  return { ...state, notSent: why, noSmsUntil: typeof why === "object" ? at + why.waitSeconds * 1000 : 0 };
}

/** A code that was accepted is followed by the change that it signs. */
function afterCheck(state: ChangeState, check: CodeCheck): ChangeState {
  switch (check.outcome) {
    case "accepted":
      return { ...state, pending: "submitting" };
    case "wrong":
      return { ...state, wrongCode: { triesLeft: check.triesLeft } };
    case "ended":
      return { ...state, codeEnd: check.why };
    case "failed":
      return { ...state, result: { outcome: "failure", value: null, lost: false } };
  }
}

/** The code served the change that was refused, so it serves no other. A debit that was typed since then is not the refused one. */
function afterAnswer(state: ChangeState, { value, answer }: EventOf<"answered">): ChangeState {
  switch (answer.outcome) {
    case "success":
      return { ...state, debit: noDebit, result: { ...answer, value } };
    case "pending":
    case "failure":
    case "unknown":
      return { ...state, result: { ...answer, value } };
    case "debitRefused":
      return confirmedOf(state) === value
        ? { ...state, ...noSms, debit: { state: "refused", text: state.debit.text }, result: null }
        : { ...state, result: { outcome: "failure", value, lost: false } };
  }
}
