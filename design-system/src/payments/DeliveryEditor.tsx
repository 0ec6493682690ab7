import { DeliveryForm } from "./DeliveryForm.tsx";
import type { PaymentTerm } from "./term.ts";
import { type DeliverySender, useDeliverySave } from "./useDeliverySave.ts";

export interface DeliveryEditorProps {
  term: PaymentTerm;
  /** The account's address, and whether it must be changed (EM-01). Undefined until it is loaded. */
  account: { email: string | null; refused: boolean } | undefined;
  delivery: DeliverySender;
  /** An address that must be changed. */
  refused: string | null;
  onSaved: (term: PaymentTerm) => void;
  /** Called in place of a write if the customer has changed nothing. */
  onUnchanged: () => void;
}

/** The choice between post and e-mail. If there is no address for bills, the account's address is suggested. */
export function DeliveryEditor({ term, account, refused, delivery, onSaved, onUnchanged }: DeliveryEditorProps) {
  const proposed = term.email.email ?? (account && !account.refused ? account.email : null);
  const { save, ...state } = useDeliverySave(term, delivery, onSaved);
  return (
    <DeliveryForm
      {...state}
      defaultValues={{ mode: term.deliveryMode, email: proposed ?? "" }}
      refusedEmail={refused}
      postalAddress={term.postal?.address}
      onSubmit={({ mode, email }) => {
        if (mode === term.deliveryMode && (mode === "Postal" || email === term.email.email)) return onUnchanged();
        return save(mode === "Email" ? { mode, email } : { mode });
      }}
    />
  );
}
