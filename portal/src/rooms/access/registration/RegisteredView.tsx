import { RegistrationFrame } from "@favilla/design-system/access/RegistrationFrame.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { OutcomePanel } from "@favilla/design-system/feedback/OutcomePanel.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { EmailSent, type EmailSentProps } from "../recovery/EmailSent.tsx";
import { recoverMessages } from "../recovery/recoverMessages.it.ts";

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
