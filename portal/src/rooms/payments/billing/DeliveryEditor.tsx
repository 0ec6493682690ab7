import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import type { PaymentFactsProps } from "../PaymentFacts.tsx";
import type { PaymentTerm } from "../paymentTerm.ts";
import { useDeliverySave } from "./useDeliverySave.ts";

interface DeliveryEditorProps extends Pick<PaymentFactsProps, "term" | "account" | "delivery"> {
  /** An address that has to be changed. */
  refused: string | null;
  onSaved: (term: PaymentTerm) => void;
}

/** By post or by e-mail. The account's address is proposed where there is none for bills yet. */
export function DeliveryEditor({ term, account, refused, delivery, onSaved }: DeliveryEditorProps) {
  const proposed = term.email.email ?? (account && !account.refused ? account.email : null);
  const { save, ...state } = useDeliverySave(term, delivery, onSaved);
  return (
    <DeliveryForm
      {...state}
      defaultValues={{ mode: term.deliveryMode, email: proposed ?? "" }}
      refusedEmail={refused}
      postalAddress={term.postal?.address}
      onSubmit={({ mode, email }) => save(mode === "Email" ? { mode, email } : { mode })}
    />
  );
}
