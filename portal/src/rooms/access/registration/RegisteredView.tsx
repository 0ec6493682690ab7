import { RegistrationFrame } from "@favilla/design-system/access/RegistrationFrame.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { EmailSent, type EmailSentProps } from "../recovery/EmailSent.tsx";
import { recoverMessages } from "../recovery/recoverMessages.it.ts";

export type RegisteredViewProps = Omit<EmailSentProps, "purpose" | "headingLevel">;

/** Says that the registration's link was sent. */
export function RegisteredView(props: RegisteredViewProps) {
  const words = useMessages(recoverMessages);
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
