import { ForgotPasswordView } from "@favilla/design-system/access/ForgotPasswordView.tsx";
import { ApiError } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useEmailLink } from "../../../platform/links/useEmailLink.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { requestPasswordReset } from "../../account/credentials/calls.ts";

/** Ignores the server's error for an unknown address. Otherwise the page would reveal who has an account. */
async function ask(email: string): Promise<void> {
  try {
    await requestPasswordReset(email);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Sends a link to reset a forgotten password (AC-09). It looks the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  const title = usePage("forgotPassword");
  const errorWords = useErrorWords();
  const { form, error, sent } = useEmailLink(ask);
  return (
    <ForgotPasswordView
      title={title}
      back={usePageLink("login")}
      signInHref={hrefTo("login")}
      form={{ ...form, failure: error !== undefined && errorWords(error) }}
      sent={sent.email === undefined ? undefined : { ...sent, failure: sent.error === undefined ? undefined : errorWords(sent.error) }}
    />
  );
}
