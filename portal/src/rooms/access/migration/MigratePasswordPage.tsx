import { MigrationView } from "@favilla/design-system/access/MigrationView.tsx";
import { useRef } from "react";
import { ApiError } from "../../../platform/errors/errors.ts";
import { linkResultOf } from "../../../platform/links/linkOutcome.ts";
import { afterSuccess } from "../../../platform/loading/success.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { confirmChangePassword, type PasswordLink } from "../../account/credentials/calls.ts";
import { useNewPassword } from "../recovery/useNewPassword.ts";
import { useMigrationProof } from "./useMigrationProof.ts";

/**
 * Returns a function that saves the password. Tokens that are used mean that an earlier press has saved it, if that press sent the same
 * password and its answer was lost.
 */
function useSave(): (tokens: PasswordLink, password: string) => Promise<void> {
  const unanswered = useRef<string>(undefined);
  return async (tokens, password) => {
    try {
      await confirmChangePassword(tokens, password);
    } catch (error) {
      if (unanswered.current === password && linkResultOf(error) === "used") return;
      if (error instanceof ApiError && error.outcomeUnknown) unanswered.current = password;
      throw error;
    }
  };
}

/** The password step of a migration (AC-12), opened by the sign-in. */
export default function MigratePasswordPage() {
  usePage("migratePassword");
  const navigate = useNavigateHere();
  const { serverToken = null, token = null } = useMigrationProof() ?? {};
  const save = useSave();
  const { form, result } = useNewPassword(
    (password) => save({ serverToken: serverToken ?? "", token: token ?? "" }, password),
    () => navigate(hrefTo("migrateDone"), { replace: true, state: afterSuccess }),
  );
  if (!serverToken || !token || result) return <MigrationView signInHref={hrefTo("login")} step="signIn" expired={result !== undefined} />;
  return <MigrationView signInHref={hrefTo("login")} step="password" form={form} />;
}
