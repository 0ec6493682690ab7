import { type ReactNode, useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Spinner } from "../actions/Spinner.tsx";
import { overlaysMessages } from "../overlays/messages.it.ts";
import { place } from "../overlays/TopLayer.css.ts";
import { useModal } from "../overlays/useModal.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LoadingOverlay.css.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface LoadingOverlayProps {
  open: boolean;
  /** Text that says what is loading. @default "Un attimo…" */
  label?: string | undefined;
  /** Called by the cancel button and by Escape, which exist only if this is set. Cancel the operation and close. */
  onCancel?: (() => void) | undefined;
  /** Content below the label, such as a `Progress`. It is not announced. */
  children?: ReactNode;
}

/**
 * Covers the page during an operation that blocks everything else. Without `onCancel` the user can't close it, not even with Escape. When
 * it closes, focus returns to where it was (WCAG 2.4.3). It is announced when it appears and when its label changes (WCAG 4.1.3).
 */
export const LoadingOverlay = ({ open, ...rest }: LoadingOverlayProps) => (open ? <OpenOverlay {...rest} /> : null);

function OpenOverlay({ label, onCancel, children }: Omit<LoadingOverlayProps, "open">) {
  const words = useMessages(feedbackMessages);
  const { cancel } = useMessages(overlaysMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog itself takes focus, not its cancel button: a second press of Enter must not cancel what the first one started.
  const handlers = useModal({ dialog, initialFocus: dialog, escapeCloses: Boolean(onCancel), backdropCloses: false, onClose: onCancel });
  return (
    <div className={place}>
      <dialog {...handlers} ref={dialog} tabIndex={-1} className={styles.overlay} aria-labelledby={id}>
        <div className={styles.card}>
          <Spinner className={styles.spinner} />
          {/* WebKit takes no name from a live region itself. */}
          <span role="status">
            <span id={id}>{label ?? words.wait}</span>
          </span>
          {children && <div className={styles.content}>{children}</div>}
          {onCancel && (
            <Button variant="secondary" className={styles.cancel} onClick={onCancel}>
              {cancel}
            </Button>
          )}
        </div>
      </dialog>
    </div>
  );
}
