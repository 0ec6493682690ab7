import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { type Dispatch, useEffect, useMemo, useState } from "react";
import { now } from "../../../platform/time/now.ts";
import { checkOtp, sendOtp } from "./calls.ts";
import type { SmsProof } from "./paymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import {
  canTakeUpSms,
  confirmedOf,
  currentSms,
  isOutdated,
  type Phone,
  resendPause,
  smsStage,
  smsTarget,
  type WizardEvent,
  type WizardState,
} from "./changeState.ts";

/** Returns the seconds until a time, counting down to zero. */
function useSecondsTo(moment: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - now().getTime()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((turn) => turn + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** Returns why no code could be sent. Too many requests are said by the stage `tooManySends`, unless a code can still be typed. */
function sendErrorOf(notSent: WizardState["notSent"], tooMany: boolean, words: WordsOf<typeof wizardMessages>): string | undefined {
  if (notSent === "refused") return words.notSent;
  if (notSent === "unreachable") return words.sendingUnreachable;
  if (notSent === "failed") return words.sendingFailed;
  return tooMany ? words.tooManySends : undefined;
}

interface SmsProofOptions {
  termId: string;
  state: WizardState;
  dispatch: Dispatch<WizardEvent>;
  /** Makes one call at a time. */
  once: (task: () => Promise<unknown>) => Promise<void>;
  /** The phone number as typed, else the profile's. */
  phone: Phone;
  /** Sends what the code signs. Called once the servers have accepted it. */
  submit: () => Promise<unknown>;
}

/** Proof by SMS for a payment term: sends the code and checks it. */
export function useSmsProof({ termId, state, dispatch, once, phone, submit }: SmsProofOptions): Omit<SmsProof, "onValuesChange"> {
  const words = useMessages(wizardMessages);
  const { wrongCode, notSent, noSmsUntil, pending } = state;
  const sms = currentSms(state);
  const resendIn = useSecondsTo(Math.max(sms ? sms.at + resendPause : 0, noSmsUntil));
  const tooMany = useSecondsTo(noSmsUntil) > 0;
  // A code that was sent before is still valid, so its field stays.
  const stage = tooMany && smsStage(state) !== "code" ? "tooManySends" : smsStage(state);
  const serverErrors = useMemo(() => {
    if (!wrongCode) return undefined;
    const { triesLeft: left } = wrongCode;
    const counted = left === 1 ? words.codeWrongOne : words.codeWrongOther;
    const text = left === undefined ? words.codeWrong : counted;
    return { code: fill(text, { count: left ?? 0 }) };
  }, [wrongCode, words]);

  const onSend = (to: Phone) =>
    once(async () => {
      if (canTakeUpSms(state, to, now().getTime())) return dispatch({ type: "smsTakenUp" });
      dispatch({ type: "sendingStarted" });
      const sent = await sendOtp(termId, to.prefix, to.number, (why) => dispatch({ type: "smsNotSent", why, at: now().getTime() }));
      if (sent) dispatch({ type: "smsSent", phone: to, to: smsTarget(confirmedOf(state), to), at: now().getTime() });
    });
  const onSubmit = (typed: string) =>
    once(async () => {
      dispatch({ type: "checkStarted" });
      const { stage, ended, triesLeft } = await checkOtp(termId, typed);
      if (stage === "failure") return dispatch({ type: "checkFailed" });
      if (stage === "otpWrong") return dispatch(ended ? { type: "codeEnded", why: ended } : { type: "codeWrong", triesLeft });
      await submit();
    });

  return {
    stage,
    defaultValues: { phone, code: state.smsCode },
    serverErrors,
    onSend,
    sending: pending === "sending",
    sendError: sendErrorOf(notSent, tooMany && stage === "code", words),
    sends: sms?.times ?? 0,
    resendIn,
    onChangePhone: () => dispatch({ type: "phoneReopened" }),
    onSubmit,
    outdated: isOutdated(state),
  };
}
