import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { useMessages } from "../theme/messages.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
import { CloudOffIllustration } from "./illustrations/CloudOffIllustration.tsx";
import { feedbackMessages } from "./messages.it.ts";

export interface ServerErrorPanelProps extends Omit<EmptyStateProps, "illustration" | "action" | "title"> {
  /** @default "Qualcosa non ha funzionato" */
  title?: string | undefined;
  /** @default "Non riusciamo a caricare questi dati. Riprova tra poco." */
  description?: string | undefined;
  /** Shows the button "Riprova". */
  onRetry?: (() => void) | undefined;
}

/** Stands where data could not be loaded. */
export const ServerErrorPanel = forwardRef<HTMLDivElement, ServerErrorPanelProps>(function ServerErrorPanel(
  { title, description, onRetry, ...rest },
  ref,
) {
  const words = useMessages(feedbackMessages);
  return (
    <EmptyState
      {...rest}
      ref={ref}
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
