import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { MessagePage } from "../pages/MessagePage.tsx";

/**
 * Shows that the session has ended while there was no connection (AC-34). The sign-in page opens as soon as the connection returns. This
 * page loads nothing, because nothing could be loaded.
 * @param signIn address of the sign-in page
 */
export function SessionEnded({ signIn }: { signIn: string }) {
  const words = useMessages(appMessages);
  useEffect(() => {
    const open = () => window.location.replace(signIn);
    window.addEventListener("online", open);
    return () => window.removeEventListener("online", open);
  }, [signIn]);
  const tryToOpen = () => {
    if (navigator.onLine) window.location.replace(signIn);
    else announce(words.offline);
  };
  return (
    <MessagePage
      illustration={<CloudOffIllustration />}
      title={words.ended}
      description={words.endedText}
      action={<Button onClick={tryToOpen}>{words.backToLogin}</Button>}
    />
  );
}
