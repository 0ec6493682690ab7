import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { linkResultOf } from "../../../platform/links/linkOutcome.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { confirmChangePassword, type PasswordLink } from "../../account/credentials/calls.ts";
import { useNewPassword } from "../recovery/useNewPassword.ts";
import { MigrationView } from "./MigrationView.tsx";
import { useMigrationProof } from "./useMigrationProof.ts";

/** Saves the password. Only this step has the tokens: if they are used, an earlier press has saved it and its answer was lost. */
async function save(tokens: PasswordLink, password: string): Promise<void> {
  try {
    await confirmChangePassword(tokens, password);
  } catch (error) {
    if (linkResultOf(error) !== "used") throw error;
  }
}

/** The password step of a migration (AC-12), opened by the sign-in. */
export default function MigratePasswordPage() {
  const title = useMessages(pagesMessages).migratePassword;
  const navigate = useNavigateHere();
  const { serverToken = null, token = null } = useMigrationProof() ?? {};
  const { form, result } = useNewPassword(
    (password) => save({ serverToken: serverToken ?? "", token: token ?? "" }, password),
    () => navigate(hrefTo("migrateDone"), { replace: true }),
  );
  usePage(title);
  if (!serverToken || !token || result) return <MigrationView step="signIn" expired={result !== undefined} />;
  return <MigrationView step="password" form={form} />;
}
