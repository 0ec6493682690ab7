import { type SyntheticEvent, useCallback, useId, useRef } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./LoadingOverlay.css.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface LoadingOverlayProps {
  open: boolean;
  /** What is being waited for. @default "Un attimo…" */
  label?: string | undefined;
}

const stay = (event: SyntheticEvent) => event.preventDefault();

/**
 * Covers the page while something that must not be interrupted goes on. It cannot be closed by hand;
 * when it ends, focus is back where it was (WCAG 2.4.3).
 */
export const LoadingOverlay = ({ open, label }: LoadingOverlayProps) => (open ? <Overlay label={label} /> : null);

function Overlay({ label }: { label: string | undefined }) {
  const words = useMessages(feedbackMessages);
  const id = useId();
  const shown = useRef<HTMLDialogElement | null>(null);
  // Opened in the commit and closed before it leaves the page: that is what gives focus back.
  const attach = useCallback((dialog: HTMLDialogElement | null) => {
    shown.current?.close();
    shown.current = dialog;
    dialog?.showModal();
  }, []);
  return (
    <dialog ref={attach} className={styles.overlay} aria-labelledby={id} tabIndex={-1} onCancel={stay} {...{ closedby: "none" }}>
      <div className={styles.card}>
        <Spinner className={styles.spinner} />
        <span role="status" id={id}>
          {label ?? words.wait}
        </span>
      </div>
    </dialog>
  );
}
