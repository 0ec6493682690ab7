import { NewPasswordView } from "@favilla/design-system/access/NewPasswordView.tsx";
import { useHydrated } from "@favilla/design-system/theme/useHydrated.ts";
import { afterSuccess } from "../../../platform/loading/success.ts";
import { useLinkParts } from "../../../platform/pages/linkParts.ts";
import type { PageName } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import type { PasswordLink } from "../../account/credentials/calls.ts";
import { useNewPassword } from "./useNewPassword.ts";

interface NewPasswordPageProps {
  page: PageName;
  save: (link: PasswordLink, password: string) => Promise<void>;
}

/** The page of a link that sets a password. */
export function NewPasswordPage({ page, save }: NewPasswordPageProps) {
  const title = usePage(page);
  const navigate = useNavigateHere();
  const parts = useLinkParts();
  const hydrated = useHydrated();
  const { serverToken = "", token = "" } = parts ?? {};
  const { form, result } = useNewPassword(
    (password) => save({ serverToken, token }, password),
    () => navigate(hrefTo("passwordUpdated"), { replace: true, state: afterSuccess }),
  );
  return (
    <NewPasswordView
      title={title}
      form={form}
      result={parts || !hydrated ? result : "foreign"}
      signInHref={hrefTo("login")}
      renewHref={hrefTo("forgotPassword")}
    />
  );
}
