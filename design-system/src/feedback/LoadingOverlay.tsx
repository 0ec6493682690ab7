import { useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Spinner } from "../actions/Spinner.tsx";
import { overlaysMessages } from "../overlays/messages.it.ts";
import { useModal } from "../overlays/useModal.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LoadingOverlay.css.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface LoadingOverlayProps {
  open: boolean;
  /** What is being waited for. @default "Un attimo…" */
  label?: string | undefined;
  /** Offers to give up, by a button and by Escape: end what goes on, and close. @default it can't be given up */
  onCancel?: (() => void) | undefined;
}

/**
 * Covers the page while something goes on that leaves nothing else to be done. Without `onCancel` nobody can close it by hand, Escape
 * included; when it ends, focus is back where it was (WCAG 2.4.3). Announced when it appears and whenever its label changes (WCAG 4.1.3).
 */
export const LoadingOverlay = ({ open, ...rest }: LoadingOverlayProps) => (open ? <OpenOverlay {...rest} /> : null);

function OpenOverlay({ label, onCancel }: Omit<LoadingOverlayProps, "open">) {
  const words = useMessages(feedbackMessages);
  const { cancel } = useMessages(overlaysMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog itself takes focus: whoever presses Enter twice starts something, and must not stop it with the second.
  const handlers = useModal({ dialog, initialFocus: dialog, escapeCloses: Boolean(onCancel), backdropCloses: false, onClose: onCancel });
  return (
    <dialog {...handlers} ref={dialog} tabIndex={-1} className={styles.overlay} aria-labelledby={id}>
      <div className={styles.card}>
        <Spinner className={styles.spinner} />
        <span role="status" id={id}>
          {label ?? words.wait}
        </span>
        {onCancel && (
          <Button variant="secondary" className={styles.cancel} onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </dialog>
  );
}
