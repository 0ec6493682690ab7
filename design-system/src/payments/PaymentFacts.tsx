import { Button } from "../actions/Button.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { announce } from "../feedback/LiveRegion.tsx";
import { isSameEmail } from "../forms/email.ts";
import { Stack } from "../layout/Stack.tsx";
import { type PaymentPart, PaymentSummary } from "./PaymentSummary.tsx";
import { withDate } from "./paymentTerm.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { useRef, useState } from "react";
import { part as lateModule } from "../../../portal/src/platform/loading/part.ts";
import { toSummary } from "../../../portal/src/rooms/payments/change/summary.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import { hasPendingChange, isEmailValidating, type PaymentTerm } from "../../../portal/src/rooms/payments/paymentTerm.ts";
import { PanelEditor } from "./PanelEditor.tsx";
import type { PaymentEditorProps } from "../../../portal/src/rooms/payments/panel/PaymentEditor.tsx";

/** Forms of the panel, loaded when one of them is opened. */
const editorPart = lateModule("PaymentEditor", () => import("../../../portal/src/rooms/payments/panel/PaymentEditor.tsx"));

export interface PaymentFactsProps extends Pick<PaymentEditorProps, "term" | "account" | "hideBooklet" | "onMethod" | "delivery"> {
  /** The part of the term that this panel shows. */
  part: PaymentPart;
  /** Format of a moment, such as "DD/MM/YYYY HH:mm". */
  dateTimeFormat: string;
}

type Editor = PaymentEditorProps["editor"];

/** The current payment data, and below them the form that was opened. */
export function PaymentFacts(props: PaymentFactsProps) {
  const { term, account, delivery, part } = props;
  const words = useMessages(paymentPanelMessages);
  const formats = useFormats();
  const today = useToday();
  const [editor, setEditor] = useState<Editor | null>(null);
  const openers = useRef<Partial<Record<Editor, HTMLButtonElement | null>>>({});
  const pending = hasPendingChange(term);
  const byEmail = term.deliveryMode === "Email";
  // If the account's address is unknown, the address for bills is the one to change.
  const refused = account?.refused ? (account.email ?? term.email.email) : null;
  const isWrong = part === "delivery" && byEmail && refused !== null && isSameEmail(refused, term.email.email ?? "");

  // A form that is on its way cannot be taken back, and its outcome needs the form to be said in.
  const saving = delivery.update.state === "Updating";
  const show = (next: Editor | null) => {
    delivery.reset();
    setEditor(next);
  };
  const close = () => {
    if (editor) openers.current[editor]?.focus();
    show(null);
  };
  const saved = (after: PaymentTerm) => {
    close();
    // The button for the address exists only if bills are sent by e-mail.
    openers.current.delivery?.focus();
    const email = after.email.email ?? "";
    announce(
      after.deliveryMode !== "Email" ? words.savedPostal : fill(isEmailValidating(after) ? words.savedLink : words.savedEmail, { email }),
    );
  };
  const opener = (name: Editor, label: string) => (
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
          {fill(words.invalidText, { email: refused })}
        </Alert>
      )}
      <PaymentSummary
        {...toSummary(term, props.dateTimeFormat, today)}
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
          <editorPart.Component {...props} editor={editor} refused={refused} onSaved={saved} onUnchanged={close} />
        </PanelEditor>
      )}
    </Stack>
  );
}
