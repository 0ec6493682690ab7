import { loadOf } from "@favilla/design-system/data/load.ts";
import { noDraft } from "@favilla/design-system/forms/draft.ts";
import {
  type ChangeablePayment,
  ChangePaymentView,
  type ChangePaymentViewProps,
} from "@favilla/design-system/payments/ChangePaymentView.tsx";
import { changeParts } from "@favilla/design-system/payments/changeParts.ts";
import type { ChangeStep } from "@favilla/design-system/payments/changeSteps.ts";
import { useState } from "react";
import { changeMethod, checkCode, sendCode, verifyBooklet } from "./calls.ts";

interface ChangePaymentPageProps extends Pick<ChangePaymentViewProps, "mode" | "creditor" | "prefixes"> {
  /** The supply and its payment as they are before the change. */
  payment: ChangeablePayment;
  /** Address of the supply's page. */
  supplyHref: string;
}

/** The change of a payment method: the IBAN or the booklet, the conditions, the code by SMS, and the result. */
export function ChangePaymentPage({ payment, supplyHref, ...rest }: ChangePaymentPageProps) {
  // Keep the step in the address of your site, if the way back shall lead to the step before.
  const [steps, setSteps] = useState<readonly ChangeStep[]>([]);
  return (
    <ChangePaymentView
      {...rest}
      load={loadOf(payment)}
      back={{ href: supplyHref, label: "Fornitura" }}
      step={steps.at(-1) ?? null}
      onStep={(step, { replace }) => setSteps((before) => [...(replace ? before.slice(0, -1) : before), step])}
      onBack={() => setSteps((before) => before.slice(0, -1))}
      onLeave={() => window.location.assign(supplyHref)}
      draft={noDraft}
      onSendCode={sendCode}
      onCheckCode={checkCode}
      onVerifyBooklet={verifyBooklet}
      onChangeMethod={changeMethod}
      parts={changeParts}
    />
  );
}
