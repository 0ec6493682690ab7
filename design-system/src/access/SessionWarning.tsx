import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { sessionMessages } from "./sessionMessages.it.ts";

interface SessionWarningProps {
  /** Milliseconds until the session ends. */
  left: number;
  extending: boolean;
  onExtend: () => void;
  onDismiss: () => void;
}

/**
 * Warns that the session is about to end, and extends it (WCAG 2.2.1). It may appear while the customer is typing, so focus moves to its
 * title: a key meant for a field must not press a button.
 */
export function SessionWarning({ left, extending, onExtend, onDismiss }: SessionWarningProps) {
  const words = useMessages(sessionMessages);
  const { formatCount } = useNumberFormats();
  const count = Math.max(1, Math.ceil(left / 60_000));
  return (
    <Dialog
      open
      title={words.endingTitle}
      description={formatCount(words.endingOne, words.endingOther, count)}
      closeButton={false}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={onDismiss}>
            {words.endingDismiss}
          </Button>
          <Button loading={extending} onClick={onExtend}>
            {words.endingExtend}
          </Button>
        </ButtonGroup>
      }
    />
  );
}
