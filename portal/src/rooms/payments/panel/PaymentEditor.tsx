import { PaymentMethodChoice, type PaymentMethodChoiceProps } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { BillEmailEditor } from "../billing/BillEmailEditor.tsx";
import { DeliveryEditor, type DeliveryEditorProps } from "../billing/DeliveryEditor.tsx";

export interface PaymentEditorProps extends DeliveryEditorProps {
  /** The part of the term that changes. */
  editor: "method" | "delivery" | "email";
  hideBooklet: boolean;
  /** Takes the method that was chosen and confirmed. */
  onMethod: PaymentMethodChoiceProps["onConfirm"];
}

/** The form that changes the payment method, the delivery of bills, or the e-mail address for bills. */
export function PaymentEditor({
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
