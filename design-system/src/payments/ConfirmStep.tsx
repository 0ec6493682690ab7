import { Alert } from "../feedback/Alert.tsx";
import { Stack } from "../layout/Stack.tsx";
import { PhoneCodeStep } from "./PhoneCodeStep.tsx";
import { SepaMandate } from "./SepaMandate.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ChangeWizardProps } from "./paymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";

type ConfirmStepProps = { id: string } & Pick<
  ChangeWizardProps,
  "mode" | "holder" | "creditor" | "prefixes" | "otherPrefixes" | "debit" | "sms"
>;

/** The mandate, if there is one, and the code that signs the change. */
export function ConfirmStep({ id, mode, holder, creditor, prefixes, otherPrefixes, debit, sms: { outdated, ...sms } }: ConfirmStepProps) {
  const words = useMessages(wizardMessages);
  const mandate = mode === "Bank" && <SepaMandate key="mandate" creditor={creditor} holder={holder} iban={debit.confirmed} />;
  const proof = <PhoneCodeStep key="proof" {...sms} id={id} prefixes={prefixes} otherPrefixes={otherPrefixes} />;
  return (
    <Stack gap={5}>
      {outdated && (
        <Alert key="outdated" tone="info" live="polite" title={words.newCodeTitle}>
          {words.newCodeText}
        </Alert>
      )}
      {/* While a code is awaited its field comes first; before, the mandate that it signs. */}
      {sms.stage === "code" ? [proof, mandate] : [mandate, proof]}
    </Stack>
  );
}
