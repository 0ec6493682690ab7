import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { fetchMaskedEmail } from "../api/credentials.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { usePage } from "../app/usePage.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { ForgotEmailView } from "./ForgotEmailView.tsx";

/** Finds the e-mail of a fiscal code (AC-08). The answer never says whether there is an account. */
export default function ForgotEmailPage() {
  const { forgotEmail } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  const { update, send, reset } = useUpdate(fetchMaskedEmail);
  usePage(forgotEmail);
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return (
    <ForgotEmailView
      title={forgotEmail}
      onSubmit={({ fiscalCode }) => send(fiscalCode)}
      busy={update.state === "Updating"}
      failure={error !== undefined && errorWords(error)}
      answer={update.state === "Updated" ? update.data : undefined}
      onAgain={reset}
    />
  );
}
