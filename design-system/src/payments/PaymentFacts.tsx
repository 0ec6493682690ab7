import { type ReactNode, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { isSameEmail } from "../forms/email.ts";
import { Stack } from "../layout/Stack.tsx";
import { announce } from "../theme/announce.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { PanelEditor } from "./PanelEditor.tsx";
import { type PaymentPart, PaymentSummary, type PaymentTermFacts } from "./PaymentSummary.tsx";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import { withDate } from "./paymentTerm.ts";

/** Forms of the panel: the method, how bills are sent, and the address they are sent to. */
export type PaymentEditor = "method" | "delivery" | "email";

/** Ends of a form. */
export interface EditorEnds {
  /** Closes the form and announces what is saved. */
  onSaved: (after: PaymentTermFacts) => void;
  /** Closes the form of a customer who has changed nothing. */
  onUnchanged: () => void;
}

export interface PaymentFactsProps {
  /** The part of the term that this panel shows. */
  part: PaymentPart;
  /** An address for signing in that is not valid, which may be that for bills (EM-01). */
  refusedEmail?: string | null | undefined;
  /** True while a form is being saved: it cannot be closed, and no other opens. @default false */
  saving?: boolean | undefined;
  /** Called when a form opens or closes. Reset the result of the last save. */
  onEditorChange?: (() => void) | undefined;
  /** Returns the form: a `PaymentMethodChoice`, a `DeliveryForm` or a `BillEmailForm`. Its code may come later. */
  editor: (editor: PaymentEditor, ends: EditorEnds) => ReactNode;
}

interface Props extends PaymentFactsProps {
  term: PaymentTermFacts;
}

/** The current payment data, and below them the form that was opened. Internal. */
export function PaymentFacts({ term, part, refusedEmail = null, saving = false, onEditorChange, editor: renderEditor }: Props) {
  const words = useMessages(paymentPanelMessages);
  const formats = useFormats();
  const [editor, setEditor] = useState<PaymentEditor | null>(null);
  const openers = useRef<Partial<Record<PaymentEditor, HTMLButtonElement | null>>>({});
  const status = term.lastRequest?.status;
  const pending = status === "Inserted" || status === "OnHold";
  const byEmail = term.deliveryMode === "Email";
  const isWrong = part === "delivery" && byEmail && refusedEmail !== null && isSameEmail(refusedEmail, term.email ?? "");

  // A form that is on its way cannot be taken back, and its outcome needs the form to be said in.
  const show = (next: PaymentEditor | null) => {
    onEditorChange?.();
    setEditor(next);
  };
  const close = () => {
    if (editor) openers.current[editor]?.focus();
    show(null);
  };
  const saved = (after: PaymentTermFacts) => {
    close();
    // The button for the address exists only if bills are sent by e-mail.
    openers.current.delivery?.focus();
    const email = after.email ?? "";
    const sent = after.emailConfirmed === false ? words.savedLink : words.savedEmail;
    announce(after.deliveryMode === "Email" ? fill(sent, { email }) : words.savedPostal);
  };
  const opener = (name: PaymentEditor, label: string) => (
    <Button
      ref={(button) => {
        openers.current[name] = button as HTMLButtonElement | null;
      }}
      variant="secondary"
      size="small"
      aria-expanded={editor === name}
      // Not `disabled`: the button of the form takes focus when the form has been saved.
      aria-disabled={saving}
      onClick={() => saving || show(editor === name ? null : name)}
    >
      {label}
    </Button>
  );
  const effect = withDate(words.pendingFrom, words.pendingFromVowel, term.effectiveDate, formats);
  const titles = { method: words.methodTitle, delivery: words.deliveryTitle, email: words.emailTitle };

  return (
    <Stack gap={6}>
      {pending && (
        <Alert tone="info" title={words.pendingTitle}>
          {[part === "payment" && effect, words.pendingText].filter(Boolean).join(" ")}
        </Alert>
      )}
      {isWrong && !pending && editor !== "email" && (
        <Alert
          tone="warning"
          title={words.invalidTitle}
          action={
            <Button variant="secondary" size="small" disabled={saving} onClick={() => show("email")}>
              {words.changeEmail}
            </Button>
          }
        >
          {fill(words.invalidText, { email: refusedEmail })}
        </Alert>
      )}
      <PaymentSummary
        {...term}
        part={part}
        paymentActions={!pending && opener("method", words.changeMethod)}
        deliveryActions={
          !pending && (
            <>
              {opener("delivery", words.changeDelivery)}
              {byEmail && opener("email", words.changeEmail)}
            </>
          )
        }
      />
      {editor && !pending && (
        <PanelEditor key={editor} title={titles[editor]} saving={saving} onClose={close}>
          {renderEditor(editor, { onSaved: saved, onUnchanged: close })}
        </PanelEditor>
      )}
    </Stack>
  );
}
