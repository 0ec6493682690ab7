import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import * as v from "valibot";
import { ApiError, errorNameOf } from "../api/errors.ts";
import { useControlledForm } from "../app/useControlledForm.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { fieldMessages } from "./fieldMessages.it.ts";
import { newPasswordField } from "./fields.ts";
import { linkResultOf } from "./linkOutcome.ts";

/** Whether a server has something against the password itself: another one may do. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && errorNameOf(error.serverCode) === "RegisterInvalidPassword";

/** A new password on the strength of a link or of a migration's proof, and what is wrong with that, if anything. */
export function useNewPassword(save: (password: string) => Promise<void>, onSaved: () => void) {
  const words = useMessages(fieldMessages);
  const errorWords = useErrorWords();
  const schema = useMemo(() => v.object({ newPassword: newPasswordField(words) }), [words]);
  const { form, submit, blame } = useControlledForm(schema, () => ({ newPassword: "" }));
  const { update, send } = useUpdate(async (password: string) => {
    try {
      await save(password);
      return true;
    } catch (error) {
      if (isRefused(error)) blame("newPassword", error.serverMessage ?? errorWords(error));
      throw error;
    }
  });
  const error = update.state === "UpdateFailure" && !isRefused(update.error) ? update.error : undefined;
  const result = error === undefined ? undefined : linkResultOf(error);
  return {
    form: {
      ...form,
      onSubmit: () => void submit(async ({ newPassword }) => (await send(newPassword)) && onSaved()),
      busy: update.state === "Updating",
      failure: error !== undefined && !result && errorWords(error),
    },
    /** The link can't be used: say so instead of the form. */
    result,
  };
}
