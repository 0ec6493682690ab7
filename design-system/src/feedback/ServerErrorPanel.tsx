import { forwardRef, useImperativeHandle } from "react";
import { Button } from "../actions/Button.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useMessages } from "../theme/messages.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
import { CloudOffIllustration } from "./illustrations/CloudOffIllustration.tsx";
import { feedbackMessages } from "./messages.it.ts";

export interface ServerErrorPanelProps extends Omit<EmptyStateProps, "illustration" | "action" | "title"> {
  /** @default "Qualcosa non ha funzionato" */
  title?: string | undefined;
  /** @default "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova tra qualche minuto." */
  description?: string | undefined;
  /** Called by the "Riprova" button, which is shown if this is set. */
  onRetry?: (() => void) | undefined;
}

/**
 * A panel in place of data that could not be loaded. When it is replaced by the data, focus moves from "Riprova" to the page's heading
 * (WCAG 2.4.3).
 */
export const ServerErrorPanel = forwardRef<HTMLDivElement, ServerErrorPanelProps>(function ServerErrorPanel(
  { title, description, onRetry, ...rest },
  ref,
) {
  const words = useMessages(feedbackMessages);
  const panel = useHandedFocus<HTMLDivElement>();
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, [panel]);
  return (
    <EmptyState
      {...rest}
      ref={panel}
      illustration={<CloudOffIllustration />}
      title={title ?? words.serverErrorTitle}
      description={description ?? words.serverErrorDescription}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    />
  );
});
