import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { ConfigError } from "../config/config.ts";
import { MessagePage } from "./MessagePage.tsx";
import { appMessages } from "./messages.it.ts";

/** The error page of a portal that could not start. */
export function StartFailure({ error }: { error: unknown }) {
  const words = useMessages(appMessages);
  return (
    <MessagePage
      illustration={<CloudOffIllustration />}
      title={words.startFailed}
      description={error instanceof ConfigError ? words.configurationFailedText : words.startFailedText}
      action={<Button onClick={() => window.location.reload()}>{words.retry}</Button>}
    />
  );
}
