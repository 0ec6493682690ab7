import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CloudOffIllustration } from "./illustrations/CloudOffIllustration.tsx";
import { useMessages } from "../theme/messages.ts";
import { appMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { MessagePage } from "../../../portal/src/shell/pages/MessagePage.tsx";
import type { StartProblem } from "../../../portal/src/shell/start/startProblem.ts";

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
