import { fill, useMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import { type Dispatch, useEffect, useMemo, useRef, useState } from "react";
import { now } from "../../../platform/time/now.ts";
import { checkOtp, sendOtp } from "./calls.ts";
import type { SmsProof } from "./wizard.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import {
  canTakeUpSms,
  currentSms,
  isOutdated,
  type Phone,
  patience,
  smsStage,
  smsTarget,
  type WizardEvent,
  type WizardState,
} from "./wizardState.ts";

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

/** Proof by SMS for a payment term: sends the code and checks it, one call at a time. `submit` sends what it signs. */
export function useSmsProof(
  termId: string,
  state: WizardState,
  dispatch: Dispatch<WizardEvent>,
  submit: () => Promise<unknown>,
): Omit<SmsProof, "onValuesChange"> {
  const words = useMessages(wizardMessages);
  const running = useRef(false);
  const { wrongCode, notSent, noSmsUntil, pending } = state;
  const sms = currentSms(state);
  const resendIn = useSecondsTo(Math.max(sms ? sms.at + patience : 0, noSmsUntil));
  const tooMany = useSecondsTo(noSmsUntil) > 0;
  // A code that was sent before is still valid, so its field stays.
  const stage = tooMany && smsStage(state) !== "code" ? "tooManySends" : smsStage(state);
  const serverErrors = useMemo(() => {
    if (!wrongCode) return undefined;
    const { triesLeft: left } = wrongCode;
    const text = left === undefined ? words.codeWrong : left === 1 ? words.codeWrongOne : words.codeWrongOther;
    return { code: fill(text, { count: left ?? 0 }) };
  }, [wrongCode, words]);

  /** Makes one call at a time, however often a button is pressed. */
  const once = async (task: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  };
  const onSend = (phone: Phone) =>
    once(async () => {
      if (canTakeUpSms(state, phone, now().getTime())) return dispatch({ type: "smsTakenUp" });
      dispatch({ type: "sendingStarted" });
      const sent = await sendOtp(termId, phone.prefix, phone.number, (why) => dispatch({ type: "smsNotSent", why, at: now().getTime() }));
      if (sent) dispatch({ type: "smsSent", to: smsTarget(state.debit, phone), at: now().getTime() });
    });
  const onSubmit = (typed: string) =>
    once(async () => {
      dispatch({ type: "checkStarted" });
      const { stage, ended, triesLeft } = await checkOtp(termId, typed);
      if (stage === "failure") return dispatch({ type: "checkFailed" });
      if (stage === "otpWrong") return dispatch(ended ? { type: "codeEnded", why: ended } : { type: "codeWrong", triesLeft });
      dispatch({ type: "codeAccepted" });
      await submit();
    });

  return {
    stage,
    defaultValues: { phone: state.phone, code: state.smsCode },
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
