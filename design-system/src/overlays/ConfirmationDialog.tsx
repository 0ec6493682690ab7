import { forwardRef, type ReactNode, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import * as styles from "./Dialog.css.ts";
import { Modal, type OverlayProps } from "./Modal.tsx";
import { overlaysMessages } from "./messages.it.ts";

/** Tones of a confirmation. */
export const confirmationTones = ["default", "destructive"] as const;
export type ConfirmationTone = (typeof confirmationTones)[number];

export interface ConfirmationDialogProps extends Omit<OverlayProps, "onClose" | "closeButton" | "initialFocus" | "footer"> {
  /** The effect of the action, and whether it can be undone. */
  description: ReactNode;
  onConfirm: () => void;
  /** Called by the cancel button or Escape. A press on the backdrop does nothing. */
  onCancel: () => void;
  /** @default "Conferma" */
  confirmLabel?: string | undefined;
  /** @default "Annulla" */
  cancelLabel?: string | undefined;
  /** `destructive` is for actions that can't be undone. @default "default" */
  tone?: ConfirmationTone | undefined;
  /** True while the confirmed action is running: it cannot be cancelled any more, and nothing closes the dialog. @default false */
  busy?: boolean | undefined;
}

/** Asks for confirmation of an important action (CH-15). The initial focus is on "Annulla", which changes nothing. */
export const ConfirmationDialog = forwardRef<HTMLDialogElement, ConfirmationDialogProps>(function ConfirmationDialog(
  { onConfirm, onCancel, confirmLabel, cancelLabel, tone = "default", busy, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production" && rest.open) checkName("overlays/ConfirmationDialog", "title", rest.title, rest);
  const words = useMessages(overlaysMessages);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      ref={ref}
      role="alertdialog"
      className={cx(styles.dialog, styles.sizes.info, className)}
      closeButton={false}
      escapeCloses
      busy={busy}
      onClose={onCancel}
      initialFocus={cancel}
      footer={
        <ButtonGroup>
          <Button ref={cancel} variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button variant={tone === "destructive" ? "destructive" : "primary"} loading={busy} onClick={onConfirm}>
            {confirmLabel ?? words.confirm}
          </Button>
        </ButtonGroup>
      }
    />
  );
});
