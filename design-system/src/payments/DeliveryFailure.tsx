import type { ReactNode } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import { line } from "./form.css.ts";

/** Why a form on where bills go was not saved; what was typed is still there. Only for building forms. */
export function DeliveryFailure({ children }: { children: ReactNode }) {
  const { notSaved } = useMessages(deliveryMessages);
  return (
    children && (
      <Alert tone="negative" live="assertive" title={notSaved} className={line}>
        {children}
      </Alert>
    )
  );
}
