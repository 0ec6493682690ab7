import type { PhoneCodeStepProps } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import type { PhoneCodeValues } from "@favilla/design-system/payments/phoneCode.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useRef, useState } from "react";
import { now } from "../../../platform/time/now.ts";
import { checkOtp, type OtpFailure, sendOtp } from "./calls.ts";
import { wizardMessages } from "./wizardMessages.it.ts";

/** Milliseconds until another code can be asked for. */
const patience = 30_000;

/** Seconds left until a moment, counted down while there are any. */
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

type Phone = PhoneCodeValues["phone"];

interface Sent {
  /** What the code is for and where it went: when either changes, the code counts no more. */
  to: string;
  at: number;
  times: number;
}

export type PhoneCode = Pick<
  PhoneCodeStepProps,
  "stage" | "serverErrors" | "onSend" | "sending" | "sendError" | "sends" | "resendIn" | "onChangePhone" | "onSubmit"
> & {
  /** The code as typed so far. */
  code: string;
  onCodeChange: (code: string) => void;
  /** A code was sent before the data changed. */
  outdated: boolean;
  checking: boolean;
  reset: () => void;
};

interface Ends {
  /** The code was right. */
  accepted: () => unknown;
  /** The servers could not check it. */
  failed: () => void;
}

const target = (subject: string, { prefix, number }: Phone) => `${subject} ${prefix} ${number}`;

/** Proof by SMS for a payment term; `subject` is what is confirmed, such as the IBAN. Nothing of it is stored. */
export function usePhoneCode(termId: string, subject: string, phone: Phone, { accepted, failed }: Ends): PhoneCode {
  const words = useMessages(wizardMessages);
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<{ code: string }>();
  const [ended, setEnded] = useState<"expired" | "tooManyTries">();
  const [busy, setBusy] = useState<"sending" | "checking">();
  const [notSent, setNotSent] = useState<OtpFailure>();
  const running = useRef(false);
  const counts = sent?.to === target(subject, phone);
  const resendIn = useSecondsTo(sent && counts ? sent.at + patience : 0);

  /** One call at a time, however often a button is pressed. */
  const once = async (kind: "sending" | "checking", task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(kind);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  const onCodeChange = (next: string) => {
    setCode(next);
    setWrong(undefined);
  };

  const onSend = (phone: Phone) => {
    setNotSent(undefined);
    return once("sending", async () => {
      if (!(await sendOtp(termId, phone.prefix, phone.number, setNotSent))) return;
      onCodeChange("");
      setEnded(undefined);
      setSent({ to: target(subject, phone), at: now().getTime(), times: counts ? sent.times + 1 : 1 });
    });
  };
  const onSubmit = (code: string) =>
    once("checking", async () => {
      const { stage, ended, triesLeft } = await checkOtp(termId, code);
      if (stage === "otpSuccess") await accepted();
      else if (stage === "failure") failed();
      else if (ended) setEnded(ended);
      else setWrong({ code: fill(wrongWords(triesLeft), { count: triesLeft ?? 0 }) });
    });
  const wrongWords = (left: number | undefined) =>
    left === undefined ? words.codeWrong : left === 1 ? words.codeWrongOne : words.codeWrongOther;

  const reset = () => {
    setSent(null);
    onCodeChange("");
    setEnded(undefined);
  };

  return {
    stage: counts ? (ended ?? "code") : "phone",
    code,
    onCodeChange,
    serverErrors: wrong,
    onSend,
    sending: busy === "sending",
    sendError: notSent && (notSent === "refused" ? words.notSent : words.sendingFailed),
    sends: counts ? sent.times : 0,
    resendIn,
    onChangePhone: reset,
    onSubmit,
    outdated: sent !== null && !counts,
    checking: busy === "checking",
    reset,
  };
}
