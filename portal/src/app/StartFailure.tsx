import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { MessagePage } from "./MessagePage.tsx";
import { appMessages } from "./messages.it.ts";
import { hrefTo } from "./paths.ts";
import type { StartProblem } from "./startProblem.ts";

/** The page of a portal that could not start; where its servers are not there, the server-error page (spec §2). Loaded with the start. */
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
