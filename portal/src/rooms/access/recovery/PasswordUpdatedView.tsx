import { LinkOutcome } from "@favilla/design-system/access/LinkOutcome.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { OutcomePanel } from "@favilla/design-system/feedback/OutcomePanel.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { recoverMessages } from "./recoverMessages.it.ts";

/** The end of a change of password. Without one it says where to sign in, and where to get a new password. */
export function PasswordUpdatedView({ updated }: { updated: boolean }) {
  const words = useMessages(recoverMessages);
  const { forgotPassword } = useMessages(pagesMessages);
  return (
    <AuthLayout>
      {updated ? (
        <LinkOutcome purpose="password" result="success" continueHref={hrefTo("login")} />
      ) : (
        <OutcomePanel
          outcome="pending"
          title={words.noChangeTitle}
          description={words.noChange}
          actions={
            <>
              <Button href={hrefTo("login")}>{words.signIn}</Button>
              <Link href={hrefTo("forgotPassword")}>{forgotPassword}</Link>
            </>
          }
        />
      )}
    </AuthLayout>
  );
}
