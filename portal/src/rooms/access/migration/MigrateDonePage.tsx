import { MigrationView } from "@favilla/design-system/access/MigrationView.tsx";
import { useAfterSuccess } from "../../../platform/loading/success.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

/** The end of a migration (AC-12). Opened by its address, it leads to the sign-in, which knows what the account needs. */
export default function MigrateDonePage() {
  usePage("migrateDone");
  const done = useAfterSuccess();
  return done ? (
    <MigrationView signInHref={hrefTo("login")} step="done" />
  ) : (
    <MigrationView signInHref={hrefTo("login")} step="signIn" expired={false} />
  );
}
