import { ForgotEmailView } from "@favilla/design-system/access/ForgotEmailView.tsx";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { fetchMaskedEmail } from "../../account/credentials/calls.ts";

/** Finds the e-mail of a fiscal code (AC-08). The answer does not reveal whether there is an account. */
export default function ForgotEmailPage() {
  const title = usePage("forgotEmail");
  const errorWords = useErrorWords();
  const { update, send, reset } = useUpdate(fetchMaskedEmail);
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return (
    <ForgotEmailView
      title={title}
      back={usePageLink("login")}
      signInHref={hrefTo("login")}
      onSubmit={({ fiscalCode }) => send(fiscalCode)}
      busy={update.state === "Updating"}
      failure={error !== undefined && errorWords(error)}
      answer={update.state === "Updated" ? update.data : undefined}
      onAgain={reset}
    />
  );
}
