import type { BookletStepProps } from "@favilla/design-system/payments/BookletStep.tsx";
import { ibanStepSchema } from "@favilla/design-system/payments/iban.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRef, useState } from "react";
import { report } from "../../../platform/errors/report.ts";
import { readSession } from "../../../platform/session/session.ts";
import { fetchProfile } from "../../account/profile/calls.ts";
import { verifyBooklet } from "../calls.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import type { TargetMode } from "./wizardSteps.ts";

/** What is to be debited: an IBAN or a booklet's number. It is secret and lives in memory alone. */
export interface CodeStep {
  /** As typed so far. */
  value: string;
  /** What is debited now, where it is of the same kind: it is not taken again. */
  current: string | undefined;
  verification: BookletStepProps["verification"];
  serverErrors: BookletStepProps["serverErrors"];
  /** It may be confirmed. */
  ready: boolean;
  onChange: (value: string) => void;
  onVerify: (booklet: string) => void;
  forget: () => void;
}

/** Whether a booklet is the customer's (PM-07); their fiscal code is asked for only now. */
async function verify(booklet: string): Promise<boolean> {
  const { fiscalCode } = await fetchProfile(readSession()?.customerId ?? "");
  if (!fiscalCode) throw new Error("no fiscal code to verify a booklet with");
  return verifyBooklet(fiscalCode, booklet);
}

export function useCodeStep(mode: TargetMode, term: Pick<PaymentTerm, "paymentMode" | "iban" | "booklet">): CodeStep {
  const { bookletUnverified } = useMessages(wizardMessages);
  const [value, setValue] = useState("");
  const [serverErrors, setServerErrors] = useState<CodeStep["serverErrors"]>();
  const [verification, setVerification] = useState<BookletStepProps["verification"]>("none");
  const latest = useRef("");
  const current = term.paymentMode === mode ? (mode === "Bank" ? term.iban : term.booklet)?.code : undefined;

  const onChange = (next: string) => {
    if (next === latest.current) return;
    latest.current = next;
    setValue(next);
    setServerErrors(undefined);
    setVerification("none");
  };
  const onVerify = (booklet: string) => {
    setVerification("running");
    verify(booklet).then(
      (valid) => latest.current === booklet && setVerification(valid ? "positive" : "negative"),
      (cause: unknown) => {
        report("Api", { what: "booklet could not be verified", error: cause });
        if (latest.current !== booklet) return;
        setVerification("none");
        setServerErrors({ booklet: bookletUnverified });
      },
    );
  };

  return {
    value,
    current,
    verification,
    serverErrors,
    ready: mode === "Bank" ? ibanStepSchema(current).safeParse({ iban: value }).success : verification === "positive",
    onChange,
    onVerify,
    forget: () => onChange(""),
  };
}
