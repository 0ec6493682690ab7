import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CloudOffIllustration } from "../feedback/illustrations/CloudOffIllustration.tsx";
import { feedbackMessages } from "../feedback/messages.it.ts";
import { layoutMessages } from "../layout/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import { PageMessage, type PageMessageProps } from "./PageMessage.tsx";
import { startFailureMessages } from "./startFailureMessages.it.ts";

/**
 * Reasons why a site can't start (CH-16): its servers are unreachable, or a proxy says so; its configuration is unusable; or any other
 * error.
 */
export const startProblems = ["unreachable", "configuration", "error"] as const;
export type StartProblem = (typeof startProblems)[number];

export interface StartFailureViewProps extends Omit<PageMessageProps, "title" | "description" | "illustration" | "action"> {
  problem: StartProblem;
  /** Address of the sign-in page, offered where the servers are unreachable (CH-13). */
  signInHref: string;
  /** Called by "Riprova": reloads the page. */
  onRetry: () => void;
}

/** The page of a site that could not start. It is loaded with the start, because later it could not be loaded. State: `data-problem`. */
export const StartFailureView = forwardRef<HTMLDivElement, StartFailureViewProps>(function StartFailureView(
  { problem, signInHref, onRetry, ...rest },
  ref,
) {
  const words = useMessages(startFailureMessages);
  const { retry } = useMessages(feedbackMessages);
  const { login } = useMessages(layoutMessages);
  const descriptions = { unreachable: words.unreachableText, configuration: words.configurationFailedText, error: words.failedText };
  return (
    <PageMessage
      {...rest}
      ref={ref}
      data-problem={problem}
      illustration={<CloudOffIllustration />}
      title={problem === "unreachable" ? words.unreachable : words.failed}
      description={descriptions[problem]}
      action={
        <ButtonGroup>
          {problem === "unreachable" && (
            <Button href={signInHref} variant="secondary">
              {login}
            </Button>
          )}
          <Button onClick={onRetry}>{retry}</Button>
        </ButtonGroup>
      }
    />
  );
});
