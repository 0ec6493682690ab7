import { forwardRef, type ReactElement } from "react";
import { Button } from "../actions/Button.tsx";
import { CloudOffIllustration } from "../feedback/illustrations/CloudOffIllustration.tsx";
import { ComingSoonIllustration } from "../feedback/illustrations/ComingSoonIllustration.tsx";
import { OutcomePanel, type OutcomePanelProps } from "../feedback/OutcomePanel.tsx";
import { useMessages } from "../theme/messages.ts";
import { publicMessages } from "./publicMessages.it.ts";

const illustrations: Record<MaintenanceReason, ReactElement> = {
  maintenance: <ComingSoonIllustration />,
  updating: <ComingSoonIllustration />,
  unreachable: <CloudOffIllustration />,
};

export const maintenanceReasons = ["maintenance", "unreachable", "updating"] as const;
export type MaintenanceReason = (typeof maintenanceReasons)[number];

export interface MaintenancePanelProps extends Omit<OutcomePanelProps, "outcome" | "title" | "actions" | "illustration"> {
  /** Reason why the area can't be used (CH-13, AC-14): maintenance, unreachable servers, or an update. */
  reason: MaintenanceReason;
  /** Called by the "Riprova" button, which is shown if this is set. */
  onRetry?: (() => void) | undefined;
  /** True while a retry is running. @default false */
  retrying?: boolean | undefined;
  /** Address of the sign-in page (CH-13). */
  signInHref: string;
}

/** Says why the whole area is temporarily unavailable, with ways to continue. Contains the page's `h1`. State: `data-reason`. */
export const MaintenancePanel = forwardRef<HTMLDivElement, MaintenancePanelProps>(function MaintenancePanel(
  { reason, onRetry, retrying, signInHref, description, ...rest },
  ref,
) {
  const words = useMessages(publicMessages);
  return (
    <OutcomePanel
      {...rest}
      ref={ref}
      outcome={reason === "unreachable" ? "failure" : "pending"}
      data-reason={reason}
      illustration={illustrations[reason]}
      title={words[`${reason}Title`]}
      description={description ?? words[reason]}
      actions={
        <>
          <Button href={signInHref} variant={onRetry ? "secondary" : "primary"}>
            {words.backToSignIn}
          </Button>
          {onRetry && (
            <Button loading={retrying} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      }
    />
  );
});
