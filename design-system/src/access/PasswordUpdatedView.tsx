import { LinkOutcome } from "./LinkOutcome.tsx";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
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
