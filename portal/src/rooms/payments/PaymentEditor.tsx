import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { BillEmailEditor } from "./billing/BillEmailEditor.tsx";
import { DeliveryEditor } from "./billing/DeliveryEditor.tsx";
import type { PaymentFactsProps } from "./PaymentFacts.tsx";
import type { PaymentTerm } from "./paymentTerm.ts";

export interface PaymentEditorProps extends PaymentFactsProps {
  /** What is to be changed. */
  editor: "method" | "delivery" | "email";
  /** The account's address where it has to be changed. */
  refused: string | null;
  onSaved: (term: PaymentTerm) => void;
}

/** The form that changes how a supply is paid for, how its bills arrive, or where. */
export function PaymentEditor({ editor, term, account, refused, hideBooklet, onMethod, delivery, onSaved }: PaymentEditorProps) {
  switch (editor) {
    case "method":
      return <PaymentMethodChoice currentMode={term.paymentMode} hideBooklet={hideBooklet} onConfirm={onMethod} />;
    case "delivery":
      return <DeliveryEditor term={term} account={account} refused={refused} delivery={delivery} onSaved={onSaved} />;
    case "email":
      return <BillEmailEditor term={term} refused={refused} delivery={delivery} onSaved={onSaved} />;
  }
}
