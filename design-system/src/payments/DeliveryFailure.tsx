import type { ReactNode } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import { line } from "./form.css.ts";

/** Explains why a delivery form was not saved. The typed values are kept. Internal: used to build forms. */
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
