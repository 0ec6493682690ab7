import { MigrationView } from "@favilla/design-system/access/MigrationView.tsx";
import { ApiError } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useEmailLink } from "../../../platform/links/useEmailLink.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { migrateEmail } from "../../account/credentials/calls.ts";
import { useMigrationProof } from "./useMigrationProof.ts";

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The e-mail step of a migration (AC-12), opened by the sign-in. */
export default function MigrateEmailPage() {
  usePage("migrateEmail");
  const errorWords = useErrorWords();
  const proof = useMigrationProof();
  const { form, error, sent } = useEmailLink((email) => migrateEmail(email, proof?.token ?? ""));
  const expired = isExpired(error) || isExpired(sent.error);
  if (!proof?.token || expired) return <MigrationView signInHref={hrefTo("login")} step="signIn" expired={expired} />;
  return (
    <MigrationView
      signInHref={hrefTo("login")}
      step="email"
      form={{ ...form, failure: error !== undefined && errorWords(error) }}
      sent={sent.email === undefined ? undefined : { ...sent, failure: sent.error === undefined ? undefined : errorWords(sent.error) }}
    />
  );
}
