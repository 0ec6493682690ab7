import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { migrateEmail } from "../api/credentials.ts";
import { ApiError } from "../api/errors.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { usePage } from "../app/usePage.ts";
import { MigrationView } from "./MigrationView.tsx";
import { useEmailLink } from "./useEmailLink.ts";
import { useMigrationProof } from "./useMigrationProof.ts";

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The e-mail step of a migration (AC-12), entered from the sign-in. */
export default function MigrateEmailPage() {
  const title = useMessages(pagesMessages).migrateEmail;
  const errorWords = useErrorWords();
  const proof = useMigrationProof();
  const { form, error, sent } = useEmailLink((email) => migrateEmail(email, proof?.token ?? ""));
  usePage(title);
  const expired = isExpired(error) || isExpired(sent.error);
  if (!proof?.token || expired) return <MigrationView step="signIn" expired={expired} />;
  return (
    <MigrationView
      step="email"
      form={{ ...form, failure: error !== undefined && errorWords(error) }}
      sent={sent.email === undefined ? undefined : { ...sent, failure: sent.error === undefined ? undefined : errorWords(sent.error) }}
    />
  );
}
