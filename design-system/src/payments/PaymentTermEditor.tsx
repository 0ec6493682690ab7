import { BillEmailEditor } from "./BillEmailEditor.tsx";
import { DeliveryEditor, type DeliveryEditorProps } from "./DeliveryEditor.tsx";
import type { PaymentEditor } from "./PaymentFacts.tsx";
import { PaymentMethodChoice, type PaymentMethodChoiceProps } from "./PaymentMethodChoice.tsx";

export interface PaymentEditorProps extends DeliveryEditorProps {
  /** The part of the term that changes. */
  editor: PaymentEditor;
  hideBooklet: boolean;
  /** Takes the method that was chosen and confirmed. */
  onMethod: PaymentMethodChoiceProps["onConfirm"];
}

/** The form that changes the payment method, the delivery of bills, or the e-mail address for bills. */
export function PaymentTermEditor({
  editor,
  term,
  account,
  refused,
  hideBooklet,
  onMethod,
  delivery,
  onSaved,
  onUnchanged,
}: PaymentEditorProps) {
  switch (editor) {
    case "method":
      return <PaymentMethodChoice currentMode={term.paymentMode} hideBooklet={hideBooklet} onConfirm={onMethod} />;
    case "delivery":
      return (
        <DeliveryEditor term={term} account={account} refused={refused} delivery={delivery} onSaved={onSaved} onUnchanged={onUnchanged} />
      );
    case "email":
      return <BillEmailEditor term={term} refused={refused} delivery={delivery} onSaved={onSaved} onUnchanged={onUnchanged} />;
  }
}
