import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import { LinkOutcome } from "./LinkOutcome.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface PasswordUpdatedViewProps {
  /** True if the customer has just set a new password. False for a visitor of the address. */
  updated: boolean;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Link to the page that requests a new password. */
  forgotPassword: { href: string; label: string };
}

/** The end of a change of password. Without one it says where to sign in, and where to get a new password. */
export function PasswordUpdatedView({ updated, signInHref, forgotPassword }: PasswordUpdatedViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      {updated ? (
        <LinkOutcome purpose="password" result="success" continueHref={signInHref} />
      ) : (
        <OutcomePanel
          outcome="pending"
          title={words.noChangeTitle}
          description={words.noChange}
          actions={
            <>
              <Button href={signInHref}>{words.signIn}</Button>
              <Link href={forgotPassword.href}>{forgotPassword.label}</Link>
            </>
          }
        />
      )}
    </AuthLayout>
  );
}
