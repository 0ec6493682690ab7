/** Pages that stand for one that cannot be shown. They are fetched after the first page, because nothing can be loaded when they are needed (failurePart.tsx). */

import { failureMessages } from "@favilla/design-system/access/failureMessages.it.ts";
import { PageMessage } from "@favilla/design-system/access/PageMessage.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { helpPhone } from "../platform/contact/helpPhone.ts";
import { hrefTo } from "../platform/pages/paths.ts";
import { useTitle } from "../platform/pages/usePage.ts";
import { MessagePage } from "./pages/MessagePage.tsx";

const reloadPage = () => window.location.reload();

/** Inside a frame: the code of the page, or of the frame, could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(failureMessages);
  const offline = !navigator.onLine;
  const title = offline ? words.offline : words.outdated;
  useTitle(title);
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <PageMessage
      illustration={<CloudOffIllustration />}
      title={title}
      description={offline ? words.offlineText : words.outdatedText}
      phone={helpPhone()}
      // Without a connection a reload would lose the whole portal.
      action={offline ? <Button onClick={onRetry}>{words.retry}</Button> : <Button onClick={reloadPage}>{words.reload}</Button>}
    />
  );
}

/** Without a frame: code could not be loaded, outside of any page. */
export function Outdated() {
  const words = useMessages(failureMessages);
  const reload = <Button onClick={reloadPage}>{words.reload}</Button>;
  return <MessagePage illustration={<CloudOffIllustration />} title={words.outdated} description={words.outdatedText} action={reload} />;
}

/** Without a frame: an error of the portal. */
export function Crashed() {
  const words = useMessages(failureMessages);
  const login = <Button href={hrefTo("login")}>{words.backToLogin}</Button>;
  return <MessagePage illustration={<CloudOffIllustration />} title={words.crashed} description={words.crashedText} action={login} />;
}

/**
 * The session has ended while there was no connection (AC-34). The sign-in page opens as soon as the connection returns.
 * @param signIn address of the sign-in page
 */
export function SessionEnded({ signIn }: { signIn: string }) {
  const words = useMessages(failureMessages);
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
