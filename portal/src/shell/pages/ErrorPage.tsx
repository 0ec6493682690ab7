import { failureMessages } from "@favilla/design-system/access/failureMessages.it.ts";
import { PageMessage } from "@favilla/design-system/access/PageMessage.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import { helpPhone } from "../../platform/contact/helpPhone.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { useEntryState } from "../../platform/pages/useEntryState.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { logout } from "../../platform/session/endSession.ts";

/** Path of the page that failed. */
const failedSchema = z.object({ retry: z.string().check(matches(/^\/(?!\/)/)) });

/**
 * The error page. It is shown for accounts that may not use the portal, which can sign in with another account, and for pages whose data
 * could not be loaded, with a retry.
 */
export default function ErrorPage() {
  const { backHome } = useMessages(appMessages);
  const words = useMessages(failureMessages);
  const title = usePage("errorPage");
  const retry = useEntryState(failedSchema)?.retry;
  return (
    <PageMessage
      illustration={<CloudOffIllustration />}
      title={title}
      description={retry ? words.pageFailedText : words.errorText}
      phone={helpPhone()}
      action={
        retry ? (
          <ButtonGroup>
            <Button variant="secondary" href={hrefTo("home")}>
              {backHome}
            </Button>
            <Button onClick={() => window.location.assign(retry)}>{words.retry}</Button>
          </ButtonGroup>
        ) : (
          <Button onClick={logout}>{words.backToLogin}</Button>
        )
      }
    />
  );
}
