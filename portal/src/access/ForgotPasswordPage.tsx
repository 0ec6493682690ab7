import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { requestPasswordReset } from "../api/credentials.ts";
import { ApiError } from "../api/errors.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { usePage } from "../app/usePage.ts";
import { ForgotPasswordView } from "./ForgotPasswordView.tsx";
import { useEmailLink } from "./useEmailLink.ts";

/** A server that says that it knows no such address must not be heard: the page would tell who has an account. */
async function ask(email: string): Promise<void> {
  try {
    await requestPasswordReset(email);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Has a link sent to whoever forgot the password (AC-09); it looks alike whether or not the address has an account. */
export default function ForgotPasswordPage() {
  const { forgotPassword } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  const { form, error, sent } = useEmailLink(ask);
  usePage(forgotPassword);
  return (
    <ForgotPasswordView
      title={forgotPassword}
      form={{ ...form, failure: error !== undefined && errorWords(error) }}
      sent={sent.email === undefined ? undefined : { ...sent, failure: sent.error === undefined ? undefined : errorWords(sent.error) }}
    />
  );
}
