import { type Dispatch, useEffect, useState } from "react";
import type { Once } from "../forms/useOnce.ts";
import {
  type ChangeEvent,
  type ChangeState,
  canTakeUpSms,
  confirmedOf,
  currentSms,
  isOutdated,
  resendPause,
  smsStage,
  smsTarget,
} from "./changeState.ts";
import type { CodeCheck, CodeSending, Phone, SmsProof } from "./paymentChange.ts";

/** The calls of the proof by SMS, and the clock by which the customer waits for another code. */
export interface SmsCalls {
  /** Sends a code to a phone. */
  onSendCode: (phone: Phone) => Promise<CodeSending>;
  /** Checks the code that was typed. */
  onCheckCode: (code: string) => Promise<CodeCheck>;
  /** Returns the time in milliseconds. @default Date.now */
  now?: (() => number) | undefined;
}

/** Returns the seconds until a time, counting down to zero. */
function useSecondsTo(moment: number, now: () => number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((turn) => turn + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** Returns why no code was sent. Too many requests are said by the stage `tooManySends`, unless a code can still be typed. */
function problemOf({ notSent }: ChangeState, isLate: boolean): SmsProof["problem"] {
  if (typeof notSent === "string") return notSent;
  return isLate ? "tooMany" : null;
}

interface SmsProofOptions {
  calls: SmsCalls;
  state: ChangeState;
  dispatch: Dispatch<ChangeEvent>;
  once: Once;
  /** The phone number as typed, else the profile's. */
  phone: Phone;
  /** Sends what the code signs. Called once the servers have accepted it. */
  submit: () => Promise<unknown>;
}

/** Proof by SMS: sends the code and checks it. */
export function useSmsProof({ calls, state, dispatch, once, phone, submit }: SmsProofOptions): Omit<SmsProof, "onValuesChange"> {
  const { onSendCode, onCheckCode, now = Date.now } = calls;
  const { noSmsUntil } = state;
  const sms = currentSms(state);
  const resendIn = useSecondsTo(Math.max(sms ? sms.at + resendPause : 0, noSmsUntil), now);
  const tooMany = useSecondsTo(noSmsUntil, now) > 0;
  const asked = smsStage(state);
  return {
    // A code that was sent before is still valid, so its field stays.
    stage: tooMany && asked !== "code" ? "tooManySends" : asked,
    phone,
    code: state.smsCode,
    sending: state.pending === "sending",
    problem: problemOf(state, tooMany && asked === "code"),
    wrongCode: state.wrongCode,
    sends: sms?.times ?? 0,
    resendIn,
    outdated: isOutdated(state),
    onChangePhone: () => dispatch({ type: "phoneReopened" }),
    onSend: (to) =>
      once(async () => {
        if (canTakeUpSms(state, to, now())) return dispatch({ type: "smsTakenUp" });
        dispatch({ type: "sendingStarted" });
        const sending = await onSendCode(to);
        dispatch({ type: "sendingEnded", phone: to, to: smsTarget(confirmedOf(state), to), at: now(), sending });
      }),
    onSubmit: (code) =>
      once(async () => {
        dispatch({ type: "checkStarted" });
        const check = await onCheckCode(code);
        dispatch({ type: "checked", check });
        return check.outcome === "accepted" ? submit() : undefined;
      }),
  };
}
