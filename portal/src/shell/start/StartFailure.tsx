import { StartFailureView, type StartProblem } from "@favilla/design-system/access/StartFailureView.tsx";
import { startFailureMessages } from "@favilla/design-system/access/startFailureMessages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { helpPhone } from "../../platform/contact/helpPhone.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { StandAlone } from "../pages/StandAlone.tsx";

/** The page of a portal that could not start (CH-13, CH-16). A retry reloads the customer's page. */
export function StartFailure({ problem }: { problem: StartProblem }) {
  const words = useMessages(startFailureMessages);
  return (
    <StandAlone title={problem === "unreachable" ? words.unreachable : words.failed}>
      <StartFailureView problem={problem} signInHref={hrefTo("login")} phone={helpPhone()} onRetry={() => window.location.reload()} />
    </StandAlone>
  );
}
