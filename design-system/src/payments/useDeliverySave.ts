import { useState } from "react";
import type { Update } from "../data/load.ts";
import type { ServerErrors } from "../forms/useSchemaForm.ts";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import type { PaymentTerm } from "./term.ts";

/** Delivery by post or to an e-mail address. A missing address keeps the existing one; an empty certified address removes it. */
export type DeliveryChange = { mode: "Postal" } | { mode: "Email"; email?: string | undefined; pec?: string | undefined };

/** The changed term, or the server's reason for rejecting the address. */
export type DeliveryAnswer = { term: PaymentTerm } | { refused: string };

/** Sends a change of the delivery. It resolves to the answer; to undefined if it failed, or if a change is on its way. */
export interface DeliverySender {
  update: Update<DeliveryAnswer>;
  send: (input: { term: PaymentTerm; delivery: DeliveryChange }) => Promise<DeliveryAnswer | undefined>;
}

/** Saves the delivery of bills. A rejected address is reported at its field, any other failure above the form. */
export function useDeliverySave(term: PaymentTerm, { update, send }: DeliverySender, onSaved: (term: PaymentTerm) => void) {
  const { emailRefused } = useMessages(deliveryMessages);
  const failureText = useFailureText();
  const [serverErrors, setServerErrors] = useState<ServerErrors<{ email: string }>>();
  return {
    serverErrors,
    failure: update.state === "UpdateFailure" && failureText(update.error),
    busy: update.state === "Updating",
    /** @param done called with the changed term. @default onSaved */
    save: async (delivery: DeliveryChange, done = onSaved) => {
      const answer = await send({ term, delivery });
      if (answer && "refused" in answer) setServerErrors({ email: answer.refused || emailRefused });
      else if (answer) done(answer.term);
    },
  };
}
