import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { emailError } from "./billEmail.ts";
import type { PaymentFactsProps } from "./PaymentFacts.tsx";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import type { DeliveryMode, PaymentTerm } from "./paymentTerm.ts";
import { SaveFailure } from "./SaveFailure.tsx";
import { useEmailForm } from "./useEmailForm.ts";

interface DeliveryEditorProps extends Pick<PaymentFactsProps, "term" | "account" | "delivery"> {
  /** An address that has to be changed. */
  refused: string | null;
  onSaved: (term: PaymentTerm) => void;
}

/** By post or by e-mail. The account's address is proposed where there is none for bills yet. */
export function DeliveryEditor({ term, account, refused, delivery, onSaved }: DeliveryEditorProps) {
  const words = useMessages(paymentPanelMessages);
  const proposed = term.email.email ?? (account && !account.refused ? account.email : null);
  const form = useEmailForm<{ mode: DeliveryMode | null; email: string }>({ mode: term.deliveryMode, email: proposed ?? "" });
  const { mode, email } = form.value;
  const errors = {
    mode: mode ? undefined : words.modeMissing,
    email: mode === "Email" ? emailError(email, words, refused) : undefined,
  };
  const shown = {
    mode: form.stage === "sent" ? errors.mode : undefined,
    email: form.refusal ?? (form.stage === "sent" || (form.stage === "left" && email) ? errors.email : undefined),
  };

  const send = async () => {
    form.sent();
    if (!mode || errors.email) return;
    const answer = await delivery.send({ term, delivery: mode === "Email" ? { mode, email: email.trim() } : { mode } });
    if (answer && "refused" in answer) form.refuse(answer.refused || words.emailRefused);
    else if (answer) onSaved(answer.term);
  };

  return (
    <>
      <SaveFailure update={delivery.update} />
      <DeliveryForm
        value={form.value}
        onChange={form.change}
        onBlur={form.leave}
        errors={shown}
        postalAddress={term.postal?.address}
        busy={delivery.update.state === "Updating"}
        onSubmit={() => void send()}
      />
    </>
  );
}
