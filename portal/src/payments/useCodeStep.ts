import { plainUpperCode } from "@favilla/design-system/forms/plainCode.ts";
import type { BookletStepProps } from "@favilla/design-system/payments/BookletStep.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRef, useState } from "react";
import { verifyBooklet } from "../api/payments.ts";
import { fetchProfile } from "../api/profile.ts";
import { report } from "../api/report.ts";
import { readSession } from "../session/session.ts";
import { type IbanProblem, ibanProblem } from "./iban.ts";
import { isBookletCode } from "./otp.ts";
import type { PaymentTerm } from "./paymentTerm.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import type { TargetMode } from "./wizardSteps.ts";

/** What is to be debited: an IBAN or a booklet's number. It is secret and lives in memory alone. */
export interface CodeStep {
  value: string;
  error: string | undefined;
  verification: BookletStepProps["verification"];
  /** It may be confirmed. */
  ready: boolean;
  onChange: (value: string) => void;
  /** Checks it; whether the next step may come. Not on leaving the field: an error that comes would move the button from under the press. */
  check: () => boolean;
  onVerify: () => void;
  forget: () => void;
}

/** Whether a booklet is the customer's (spec §5); their fiscal code is asked for only now. */
async function verify(code: string): Promise<boolean> {
  const { fiscalCode } = await fetchProfile(readSession()?.customerId ?? "");
  if (!fiscalCode) throw new Error("no fiscal code to verify a booklet with");
  return verifyBooklet(fiscalCode, code);
}

export function useCodeStep(mode: TargetMode, term: Pick<PaymentTerm, "paymentMode" | "iban" | "booklet">): CodeStep {
  const words = useMessages(wizardMessages);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const [verification, setVerification] = useState<BookletStepProps["verification"]>("none");
  const latest = useRef("");

  const ibanWords = (problem: IbanProblem): string => {
    switch (problem.kind) {
      case "missing":
        return words.ibanMissing;
      case "shape":
        return words.ibanShape;
      case "country":
        return words.ibanCountry;
      case "length":
        return fill(words.ibanLength, problem);
      case "checkDigits":
        return words.ibanCheckDigits;
    }
  };
  const problemOf = (): string | undefined => {
    if (mode === "Booklet") {
      if (!isBookletCode(value)) return words.bookletDigits;
      return term.paymentMode === "Booklet" && term.booklet?.code === value ? words.bookletSame : undefined;
    }
    const problem = ibanProblem(value);
    if (problem) return ibanWords(problem);
    return term.paymentMode === "Bank" && plainUpperCode(term.iban?.code ?? "") === value ? words.ibanSame : undefined;
  };
  const check = () => {
    const problem = problemOf();
    setError(problem);
    return problem === undefined;
  };
  const change = (next: string) => {
    latest.current = next;
    setValue(next);
    setError(undefined);
    setVerification("none");
  };

  const onVerify = () => {
    if (!check()) return;
    setVerification("running");
    verify(value).then(
      (valid) => latest.current === value && setVerification(valid ? "positive" : "negative"),
      (cause: unknown) => {
        report("Api", { what: "booklet could not be verified", error: cause });
        if (latest.current !== value) return;
        setVerification("none");
        setError(words.bookletUnverified);
      },
    );
  };

  return {
    value,
    error,
    verification,
    ready: value !== "" && (mode === "Booklet" ? verification === "positive" : problemOf() === undefined),
    onChange: change,
    check,
    onVerify,
    forget: () => change(""),
  };
}
