import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { EmailSent, type SentLink } from "./EmailSent.tsx";
import { RegistrationFrame } from "./RegistrationFrame.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface RegisteredViewProps extends SentLink {
  /** Address of the sign-in page. */
  signInHref: string;
  /** Link to the first step of the registration. */
  register: { href: string; label: string };
}

/** The last step of the registration: the link was sent. Without an address to which it was sent, where to register. */
export function RegisteredView({ signInHref, register, ...sent }: RegisteredViewProps) {
  const words = useMessages(recoverMessages);
  if (sent.email === undefined)
    return (
      <AuthLayout>
        <OutcomePanel
          outcome="pending"
          title={words.noRegistrationTitle}
          description={words.noRegistration}
          actions={
            <>
              <Button href={register.href}>{register.label}</Button>
              <Link href={signInHref}>{words.signIn}</Link>
            </>
          }
        />
      </AuthLayout>
    );
  return (
    <RegistrationFrame step="final">
      <EmailSent {...sent} signInHref={signInHref} purpose="registration" />
      {!sent.onResend && (
        <Text>
          {words.registrationLost} <Link href={register.href}>{words.registerAgain}</Link>
        </Text>
      )}
    </RegistrationFrame>
  );
}
