import { RegistrationFrame } from "./RegistrationFrame.tsx";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { EmailSent, type EmailSentProps } from "./EmailSent.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export type RegisteredViewProps = Omit<EmailSentProps, "purpose" | "headingLevel">;

/** Says that the registration's link was sent; without an address to which it was sent, where to register. */
export function RegisteredView(props: RegisteredViewProps) {
  const words = useMessages(recoverMessages);
  const { register } = useMessages(pagesMessages);
  if (props.email === undefined)
    return (
      <AuthLayout>
        <OutcomePanel
          outcome="pending"
          title={words.noRegistrationTitle}
          description={words.noRegistration}
          actions={
            <>
              <Button href={hrefTo("register")}>{register}</Button>
              <Link href={hrefTo("login")}>{words.signIn}</Link>
            </>
          }
        />
      </AuthLayout>
    );
  return (
    <RegistrationFrame step="final">
      <EmailSent {...props} purpose="registration" />
      {!props.onResend && (
        <Text>
          {words.registrationLost} <Link href={hrefTo("register")}>{words.registerAgain}</Link>
        </Text>
      )}
    </RegistrationFrame>
  );
}
