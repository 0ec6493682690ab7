import { forwardRef, type ReactNode, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Dialog.css.ts";
import { glyph } from "./ErrorDialog.css.ts";
import { Modal, type OverlayProps } from "./Modal.tsx";
import { overlaysMessages } from "./messages.it.ts";

export interface ErrorDialogProps extends Omit<OverlayProps, "title" | "closeButton" | "initialFocus" | "footer"> {
  /** The problem. @default "Qualcosa non ha funzionato" */
  title?: ReactNode;
  /** The next step for the customer. @default "È un problema nostro, non tuo. Riprova tra qualche minuto." */
  description?: ReactNode;
  /** Called by the closing button or Escape. */
  onClose: () => void;
  /** @default "Chiudi" */
  okLabel?: string | undefined;
  /** Called by the retry button, which is shown beside it if this is set. */
  onRetry?: (() => void) | undefined;
}

/** Reports a failure (CH-15) with a button that closes it, which has focus, and optionally a retry. */
export const ErrorDialog = forwardRef<HTMLDialogElement, ErrorDialogProps>(function ErrorDialog(
  { title, description, onClose, okLabel, onRetry, className, ...rest },
  ref,
) {
  const words = useMessages(overlaysMessages);
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      ref={ref}
      role="alertdialog"
      className={cx(styles.dialog, styles.sizes.info, className)}
      title={
        <>
          <ErrorIcon className={glyph} />
          <span>{title ?? words.errorTitle}</span>
        </>
      }
      description={description ?? words.errorDescription}
      closeButton={false}
      escapeCloses
      onClose={onClose}
      initialFocus={ok}
      footer={
        <ButtonGroup>
          <Button ref={ok} variant={onRetry && "secondary"} onClick={onClose}>
            {okLabel ?? words.close}
          </Button>
          {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
        </ButtonGroup>
      }
    />
  );
});
