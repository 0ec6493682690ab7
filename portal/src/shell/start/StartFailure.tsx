import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { MessagePage } from "../pages/MessagePage.tsx";
import type { StartProblem } from "./startProblem.ts";

/**
 * The page of a portal that could not start; if its servers are unreachable, the server-error page (CH-13, CH-16). It is loaded with the
 * start, because later it could not be loaded.
 */
export function StartFailure({ problem }: { problem: StartProblem }) {
  const words = useMessages(appMessages);
  const texts = {
    unreachable: [words.unreachable, words.unreachableText],
    configuration: [words.startFailed, words.configurationFailedText],
    error: [words.startFailed, words.startFailedText],
  } as const;
  const [title, description] = texts[problem];
  return (
    <MessagePage
      illustration={<CloudOffIllustration />}
      title={title}
      description={description}
      action={
        <ButtonGroup>
          {problem === "unreachable" && (
            <Button href={hrefTo("login")} variant="secondary">
              {words.backToLogin}
            </Button>
          )}
          <Button onClick={() => window.location.reload()}>{words.retry}</Button>
        </ButtonGroup>
      }
    />
  );
}
