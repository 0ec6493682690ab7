import { useMemo } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages, type WordsOf } from "../theme/messages.ts";
import { type NumberFormats, useNumberFormats } from "../theme/numbers.ts";
import { confirmedOf } from "./changeState.ts";
import { PhoneCodeStep } from "./PhoneCodeStep.tsx";
import type { ChangeSurroundings, Debit, SmsProof } from "./paymentChange.ts";
import { SepaMandate } from "./SepaMandate.tsx";
import { wizardMessages } from "./wizardMessages.it.ts";

export interface ConfirmStepProps extends Pick<ChangeSurroundings, "mode" | "creditor" | "prefixes" | "otherPrefixes"> {
  /** `id` of the form, which the frame's button submits. */
  id: string;
  /** The customer's full name. */
  holder: string;
  /** The confirmed IBAN or booklet. */
  debit: Debit;
  sms: SmsProof;
}

type Words = WordsOf<typeof wizardMessages>;

function wrongCodeText({ triesLeft }: NonNullable<SmsProof["wrongCode"]>, words: Words, { formatCount }: NumberFormats): string {
  if (triesLeft === undefined) return words.codeWrong;
  return formatCount(words.codeWrongOne, words.codeWrongOther, triesLeft);
}

const problems = {
  refused: "notSent",
  unreachable: "sendingUnreachable",
  failed: "sendingFailed",
  tooMany: "tooManySends",
} as const satisfies Record<NonNullable<SmsProof["problem"]>, keyof Words>;

/** The mandate, if there is one, and the code that signs the change. */
export function ConfirmStep({ id, mode, holder, creditor, prefixes, otherPrefixes, debit, sms: proof }: ConfirmStepProps) {
  const words = useMessages(wizardMessages);
  const formats = useNumberFormats();
  const { phone, code, problem, wrongCode, outdated, ...sms } = proof;
  const serverErrors = useMemo(() => wrongCode && { code: wrongCodeText(wrongCode, words, formats) }, [wrongCode, words, formats]);
  const mandate = mode === "Bank" && <SepaMandate key="mandate" creditor={creditor} holder={holder} iban={confirmedOf({ debit })} />;
  const step = (
    <PhoneCodeStep
      key="proof"
      {...sms}
      id={id}
      prefixes={prefixes}
      otherPrefixes={otherPrefixes}
      defaultValues={{ phone, code }}
      serverErrors={serverErrors ?? undefined}
      sendError={problem ? words[problems[problem]] : undefined}
    />
  );
  return (
    <Stack gap={5}>
      {outdated && (
        <Alert key="outdated" tone="info" live="polite" title={words.newCodeTitle}>
          {words.newCodeText}
        </Alert>
      )}
      {/* While a code is awaited its field comes first; before, the mandate that it signs. */}
      {sms.stage === "code" ? [step, mandate] : [mandate, step]}
    </Stack>
  );
}
