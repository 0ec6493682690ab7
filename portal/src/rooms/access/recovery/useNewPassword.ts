import type { ResetPasswordValues } from "@favilla/design-system/access/resetPasswordSchema.ts";
import { useState } from "react";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useServerWords } from "../../../platform/errors/useServerWords.ts";
import { linkResultOf } from "../../../platform/links/linkOutcome.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { clearSession, readSession } from "../../../platform/session/session.ts";

/** Tells whether the server rejected the password itself, so that the customer should try another one. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && errorNameOf(error.serverCode) === "RegisterInvalidPassword";

/**
 * Manages a form for a new password, authorized by a link or by the tokens of a migration, and the problems of that link. A new password
 * ends this browser's session.
 */
export function useNewPassword(save: (password: string) => Promise<void>, onSaved: () => void) {
  const errorWords = useErrorWords();
  const serverWords = useServerWords();
  const [serverErrors, setServerErrors] = useState<{ newPassword: string }>();
  const { update, send } = useUpdate(async (password: string) => {
    try {
      await save(password);
      // The servers have ended every session. This browser's would only lead to a private page, and from there to "expired".
      if (readSession()) clearSession();
      return true;
    } catch (error) {
      if (isRefused(error)) setServerErrors({ newPassword: serverWords(error) ?? errorWords(error) });
      throw error;
    }
  });
  const error = update.state === "UpdateFailure" && !isRefused(update.error) ? update.error : undefined;
  const result = error === undefined ? undefined : linkResultOf(error);
  return {
    form: {
      onSubmit: async ({ newPassword }: ResetPasswordValues) => (await send(newPassword)) && onSaved(),
      serverErrors,
      busy: update.state === "Updating",
      failure: error !== undefined && !result && errorWords(error),
    },
    /** Problem of the link, to be shown instead of the form. */
    result,
  };
}
