import { useState } from "react";
import { ApiError, type ErrorName } from "../../../platform/errors/errors.ts";
import { report, reportFailure } from "../../../platform/errors/report.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useServerWords } from "../../../platform/errors/useServerWords.ts";
import { afterSuccess } from "../../../platform/loading/success.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { writeSession } from "../../../platform/session/session.ts";
import { forgetSignOut } from "../../../platform/session/signOut.ts";
import { expectCookies } from "../../../platform/wire/endReason.ts";
import { login, type Migration } from "./calls.ts";

const migrationPaths: Record<Migration, string> = {
  InvalidEmail: hrefTo("migrateEmail"),
  InvalidPassword: hrefTo("migratePassword"),
  MigrationDone: hrefTo("migrateDone"),
};

/** Returns the fallback text for a rejected sign-in, used if the server sent no message (AC-02). */
const otherwise = (error: unknown): ErrorName => (error instanceof ApiError ? "Login" : "Unknown");

/** Manages the sign-in. It stores a session, opens the migration, or explains a failure. The caller redirects after a success. */
export function useLogin() {
  const navigate = useNavigateHere();
  const errorWords = useErrorWords();
  const serverWords = useServerWords();
  const [failure, setFailure] = useState<{ message: string } | null>(null);

  /** Resolves to whether there is a session now. */
  const signIn = async (username: string, password: string): Promise<boolean> => {
    setFailure(null);
    try {
      const result = await login(username, password);
      if (!result) {
        report("Unknown", { what: "login: no customer id" });
        setFailure({ message: errorWords(undefined, "Unknown") });
      } else if ("migration" in result)
        navigate(migrationPaths[result.migration], { state: result.migration === "MigrationDone" ? afterSuccess : result.proof });
      else {
        forgetSignOut();
        expectCookies();
        writeSession(result.session);
        return true;
      }
    } catch (error) {
      reportFailure(error, "login", "Login");
      setFailure({ message: serverWords(error) ?? errorWords(error, otherwise(error)) });
    }
    return false;
  };

  return { signIn, failure };
}
