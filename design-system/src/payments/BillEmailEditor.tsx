import { useRef, useState } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { BillEmailForm } from "./BillEmailForm.tsx";
import type { DeliveryEditorProps } from "./DeliveryEditor.tsx";
import type { BillEmailValues } from "./delivery.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import { isEmailValidating } from "./term.ts";
import { useDeliverySave } from "./useDeliverySave.ts";

interface BillEmailEditorProps extends Pick<DeliveryEditorProps, "term" | "delivery" | "onSaved" | "onUnchanged"> {
  /** An address that must be changed. It is marked as invalid from the start. */
  refused: string | null;
}

/** The form of the e-mail address for bills. While an address is not confirmed, the link can be sent again. */
export function BillEmailEditor({ term, refused, delivery, onSaved, onUnchanged }: BillEmailEditorProps) {
  const words = useMessages(paymentPanelMessages);
  const saved = { email: term.email.email ?? "", pec: term.email.pec ?? "" };
  const typed = useRef<BillEmailValues>(undefined);
  const changed = ({ email, pec }: BillEmailValues) => ({
    email: email === saved.email ? undefined : email,
    pec: pec === saved.pec ? undefined : pec,
  });
  const { save, busy, ...state } = useDeliverySave(term, delivery, onSaved);
  const [again, setAgain] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  /** Closes the form, unless the customer has typed into it something that is not saved yet. */
  const linkSent: typeof onSaved = (after) => {
    const { email, pec } = changed(typed.current ?? saved);
    if (email === undefined && pec === undefined) return onSaved(after);
    setSentTo(saved.email);
  };
  return (
    <Stack gap={5}>
      {sentTo !== undefined && (
        <Alert tone="positive" live="polite">
          {fill(words.savedLink, { email: sentTo })}
        </Alert>
      )}
      <BillEmailForm
        {...state}
        defaultValues={saved}
        onValuesChange={(values) => {
          typed.current = values;
        }}
        refusedEmail={refused}
        validating={isEmailValidating(term) && saved.email ? { email: saved.email, since: term.emailLinkSent } : null}
        onSendAgain={() => {
          setAgain(true);
          setSentTo(undefined);
          void save({ mode: "Email", ...saved }, linkSent);
        }}
        sendingAgain={busy && again}
        busy={busy && !again}
        onSubmit={(values) => {
          const change = changed(values);
          if (change.email === undefined && change.pec === undefined) return onUnchanged();
          setAgain(false);
          setSentTo(undefined);
          return save({ mode: "Email", ...change });
        }}
      />
    </Stack>
  );
}
