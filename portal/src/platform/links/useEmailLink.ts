import type { EmailValues } from "@favilla/design-system/access/emailSchema.ts";
import { useState } from "react";
import { ApiError, errorNameOf } from "../errors/errors.ts";
import { useErrorWords } from "../errors/useErrorWords.ts";
import { useUpdate } from "../loading/useUpdate.ts";

/** Tells whether the address belongs to another account, so that the customer should try another one. */
const isTaken = (error: unknown) => error instanceof ApiError && errorNameOf(error.serverCode) === "RegisterEmailTaken";

/** Manages a form that sends a link to an address, and sending it again, which restarts its validity (WCAG 2.2.1). */
export function useEmailLink(sendLink: (email: string) => Promise<void>) {
  const errorWords = useErrorWords();
  const [serverErrors, setServerErrors] = useState<{ email: string }>();
  const write = async (email: string) => {
    try {
      await sendLink(email);
      return email;
    } catch (error) {
      if (isTaken(error)) setServerErrors({ email: errorWords(error) });
      throw error;
    }
  };
  const first = useUpdate(write);
  const again = useUpdate(write);
  const sentTo = first.update.state === "Updated" ? first.update.data : undefined;
  return {
    form: {
      onSubmit: ({ email }: EmailValues) => first.send(email),
      serverErrors,
      busy: first.update.state === "Updating",
    },
    error: first.update.state === "UpdateFailure" && !isTaken(first.update.error) ? first.update.error : undefined,
    sent: {
      email: sentTo,
      onResend: () => void (sentTo !== undefined && again.send(sentTo)),
      resending: again.update.state === "Updating",
      resent: again.update.state === "Updated",
      error: again.update.state === "UpdateFailure" ? again.update.error : undefined,
    },
  };
}
