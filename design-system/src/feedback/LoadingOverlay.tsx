import { useId, useRef } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import { useModal } from "../overlays/useModal.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LoadingOverlay.css.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface LoadingOverlayProps {
  open: boolean;
  /** What is being waited for. @default "Un attimo…" */
  label?: string | undefined;
}

/**
 * Covers the page while something that must not be interrupted goes on. Nobody can close it by hand, Escape included;
 * when it ends, focus is back where it was (WCAG 2.4.3). Announced when it appears and whenever its label changes (WCAG 4.1.3).
 */
export const LoadingOverlay = ({ open, label }: LoadingOverlayProps) => (open ? <OpenOverlay label={label} /> : null);

function OpenOverlay({ label }: { label: string | undefined }) {
  const words = useMessages(feedbackMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const handlers = useModal({ dialog, initialFocus: dialog, escapeCloses: false, backdropCloses: false, onClose: undefined });
  return (
    <dialog {...handlers} ref={dialog} tabIndex={-1} className={styles.overlay} aria-labelledby={id}>
      <div className={styles.card}>
        <Spinner className={styles.spinner} />
        <span role="status" id={id}>
          {label ?? words.wait}
        </span>
      </div>
    </dialog>
  );
}
