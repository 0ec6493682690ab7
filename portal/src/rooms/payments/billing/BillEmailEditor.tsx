import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import { useState } from "react";
import { isEmailValidating } from "../paymentTerm.ts";
import type { DeliveryEditorProps } from "./DeliveryEditor.tsx";
import { useDeliverySave } from "./useDeliverySave.ts";

interface BillEmailEditorProps extends Pick<DeliveryEditorProps, "term" | "delivery" | "onSaved"> {
  /** An address that must be changed. It is marked as invalid from the start. */
  refused: string | null;
}

/** The form of the e-mail address for bills. While an address is not confirmed, the link can be sent again. */
export function BillEmailEditor({ term, refused, delivery, onSaved }: BillEmailEditorProps) {
  const saved = { email: term.email.email ?? "", pec: term.email.pec ?? "" };
  const { save, busy, ...state } = useDeliverySave(term, delivery, onSaved);
  const [again, setAgain] = useState(false);
  return (
    <BillEmailForm
      {...state}
      defaultValues={saved}
      refusedEmail={refused}
      validating={isEmailValidating(term) && saved.email ? { email: saved.email, since: term.emailLinkSent } : null}
      onSendAgain={() => {
        setAgain(true);
        void save({ mode: "Email", ...saved });
      }}
      sendingAgain={busy && again}
      busy={busy && !again}
      onSubmit={(values) => {
        setAgain(false);
        return save({ mode: "Email", ...values });
      }}
    />
  );
}
