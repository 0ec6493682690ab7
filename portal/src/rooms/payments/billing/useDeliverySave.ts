import type { ServerErrors } from "@favilla/design-system/forms/useSchemaForm.ts";
import { deliveryMessages } from "@favilla/design-system/payments/deliveryMessages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import type { DeliveryChange, DeliverySender } from "./useDelivery.ts";

/** Saves the delivery of bills. A rejected address is reported at its field, any other failure above the form. */
export function useDeliverySave(term: PaymentTerm, { update, send }: DeliverySender, onSaved: (term: PaymentTerm) => void) {
  const { emailRefused } = useMessages(deliveryMessages);
  const errorWords = useErrorWords();
  const [serverErrors, setServerErrors] = useState<ServerErrors<{ email: string }>>();
  return {
    serverErrors,
    failure: update.state === "UpdateFailure" && errorWords(update.error),
    busy: update.state === "Updating",
    /** @param done called with the changed term. @default onSaved */
    save: async (delivery: DeliveryChange, done = onSaved) => {
      const answer = await send({ term, delivery });
      if (answer && "refused" in answer) setServerErrors({ email: answer.refused || emailRefused });
      else if (answer) done(answer.term);
    },
  };
}
