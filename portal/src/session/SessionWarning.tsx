import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { sessionMessages } from "./messages.it.ts";

interface SessionWarningProps {
  /** Milliseconds until the session ends. */
  left: number;
  extending: boolean;
  onExtend: () => void;
  onDismiss: () => void;
}

/** Says that the session is about to end, and lets it go on (WCAG 2.2.1). */
export function SessionWarning({ left, extending, onExtend, onDismiss }: SessionWarningProps) {
  const words = useMessages(sessionMessages);
  const count = Math.max(1, Math.ceil(left / 60_000));
  return (
    <ConfirmationDialog
      open
      title={words.endingTitle}
      description={fill(count === 1 ? words.endingOne : words.endingOther, { count })}
      confirmLabel={words.endingExtend}
      cancelLabel={words.endingDismiss}
      busy={extending}
      onConfirm={onExtend}
      onCancel={onDismiss}
    />
  );
}
