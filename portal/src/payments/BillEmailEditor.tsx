import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { emailError, pecError } from "./billEmail.ts";
import type { PaymentFactsProps } from "./PaymentFacts.tsx";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import { isEmailValidating, type PaymentTerm } from "./paymentTerm.ts";
import { SaveFailure } from "./SaveFailure.tsx";
import { useEmailForm } from "./useEmailForm.ts";

interface BillEmailEditorProps extends Pick<PaymentFactsProps, "term" | "delivery"> {
  /** An address that has to be changed: shown as wrong from the start. */
  refused: string | null;
  onSaved: (term: PaymentTerm) => void;
}

/** Where bills arrive by e-mail. As long as an address waits for its confirmation, the link can be sent again. */
export function BillEmailEditor({ term, refused, delivery, onSaved }: BillEmailEditorProps) {
  const words = useMessages(paymentPanelMessages);
  const known = term.email.email ?? "";
  const form = useEmailForm({ email: known, pec: term.email.pec ?? "" });
  const [again, setAgain] = useState(false);
  const { email, pec } = form.value;
  const errors = { email: emailError(email, words, refused), pec: pecError(pec, words) };
  const told = (text: string) => form.stage === "sent" || (form.stage === "left" && text.trim() !== "");
  const shown = {
    email: form.refusal ?? (told(email) || errors.email === words.emailRefused ? errors.email : undefined),
    pec: told(pec) ? errors.pec : undefined,
  };
  const busy = delivery.update.state === "Updating";

  const send = async (to: { email: string; pec: string }) => {
    const answer = await delivery.send({ term, delivery: { mode: "Email", ...to } });
    if (answer && "refused" in answer) form.refuse(answer.refused || words.emailRefused);
    else if (answer) onSaved(answer.term);
  };
  const save = () => {
    form.sent();
    setAgain(false);
    if (!errors.email && !errors.pec) void send({ email: email.trim(), pec: pec.trim() });
  };
  const sendAgain = () => {
    setAgain(true);
    void send({ email: known, pec: term.email.pec ?? "" });
  };

  return (
    <>
      <SaveFailure update={delivery.update} />
      <BillEmailForm
        value={form.value}
        onChange={form.change}
        onBlur={form.leave}
        errors={shown}
        validating={isEmailValidating(term) && known ? { email: known, since: term.emailLinkSent } : null}
        onSendAgain={sendAgain}
        sendingAgain={busy && again}
        busy={busy && !again}
        onSubmit={save}
      />
    </>
  );
}
