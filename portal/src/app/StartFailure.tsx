import { MaintenancePanel, type MaintenanceReason } from "@favilla/design-system/access/MaintenancePanel.tsx";
import { publicMessages } from "@favilla/design-system/access/publicMessages.it.ts";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { MessagePage } from "./MessagePage.tsx";
import { appMessages } from "./messages.it.ts";
import { StandAlone } from "./StandAlone.tsx";
import type { StartProblem } from "./startProblem.ts";

const reload = () => window.location.reload();

/** The maintenance page and the server-error page (spec §2): a retry begins anew, where the customer was. */
function OutOfService({ reason }: { reason: MaintenanceReason }) {
  const words = useMessages(publicMessages);
  return (
    <StandAlone title={words[`${reason}Title`]}>
      <MaintenancePanel reason={reason} onRetry={reload} signInHref="/login" />
    </StandAlone>
  );
}

/** The page of a portal that could not start. */
export function StartFailure({ problem }: { problem: StartProblem }) {
  const words = useMessages(appMessages);
  if (problem === "maintenance" || problem === "unreachable") return <OutOfService reason={problem} />;
  return (
    <MessagePage
      illustration={<CloudOffIllustration />}
      title={words.startFailed}
      description={problem === "configuration" ? words.configurationFailedText : words.startFailedText}
      action={<Button onClick={reload}>{words.retry}</Button>}
    />
  );
}
