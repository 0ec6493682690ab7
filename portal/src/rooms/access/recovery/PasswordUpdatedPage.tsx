import { LinkOutcome } from "@favilla/design-system/access/LinkOutcome.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

/** Confirms that the new password is set and every session has ended. */
export default function PasswordUpdatedPage() {
  const { passwordUpdated } = useMessages(pagesMessages);
  usePage(passwordUpdated);
  return (
    <AuthLayout>
      <LinkOutcome purpose="password" result="success" continueHref={hrefTo("login")} />
    </AuthLayout>
  );
}
