import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import * as v from "valibot";
import { ApiError, errorNameOf } from "../api/errors.ts";
import { useControlledForm } from "../app/useControlledForm.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { emailField } from "./emailField.ts";
import { accessMessages } from "./messages.it.ts";

/** Whether the address is somebody else's: another one may do. */
const isTaken = (error: unknown) => error instanceof ApiError && errorNameOf(error.serverCode) === "RegisterEmailTaken";

/** An address, the link that is sent to it, and sending it again, which starts its time anew (WCAG 2.2.1). */
export function useEmailLink(sendLink: (email: string) => Promise<void>) {
  const words = useMessages(accessMessages);
  const errorWords = useErrorWords();
  const schema = useMemo(() => v.object({ email: emailField(words) }), [words]);
  const { form, submit, blame } = useControlledForm(schema, () => ({ email: "" }));
  const write = async (email: string) => {
    try {
      await sendLink(email);
      return email;
    } catch (error) {
      if (isTaken(error)) blame("email", errorWords(error));
      throw error;
    }
  };
  const first = useUpdate(write);
  const again = useUpdate(write);
  const sentTo = first.update.state === "Updated" ? first.update.data : undefined;
  return {
    form: {
      value: form.value.email,
      onChange: (email: string) => form.onChange({ email }),
      error: form.errors.email,
      onBlur: form.onBlur,
      onSubmit: () => void submit(({ email }) => first.send(email)),
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
