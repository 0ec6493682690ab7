import { ForgotEmailView } from "@favilla/design-system/access/ForgotEmailView.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useParentLink } from "../../../platform/pages/SubPageHeader.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { fetchMaskedEmail } from "../../account/credentials/calls.ts";

/** Finds the e-mail of a fiscal code (AC-08). The answer does not reveal whether there is an account. */
export default function ForgotEmailPage() {
  const { forgotEmail } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  const { update, send, reset } = useUpdate(fetchMaskedEmail);
  usePage(forgotEmail);
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return (
    <ForgotEmailView
      title={forgotEmail}
      back={useParentLink({ parent: "login" })}
      signInHref={hrefTo("login")}
      onSubmit={({ fiscalCode }) => send(fiscalCode)}
      busy={update.state === "Updating"}
      failure={error !== undefined && errorWords(error)}
      answer={update.state === "Updated" ? update.data : undefined}
      onAgain={reset}
    />
  );
}
