import { forwardRef, type HTMLAttributes, type ReactNode, type RefObject, useId, useImperativeHandle, useRef, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./Modal.css.ts";
import { overlaysMessages } from "./messages.it.ts";
import { place } from "./TopLayer.css.ts";
import { useModal } from "./useModal.ts";
import { OverlayElement } from "./useOverlayElement.ts";

type Handled = "onKeyDown" | "onClick" | "onPointerDown" | "onCancel" | "onClose" | "title" | "role";

/** Props of every overlay. */
export interface OverlayProps extends Omit<HTMLAttributes<HTMLDialogElement>, Handled> {
  /** Renders and opens the overlay. While closed its content is not rendered. `{open && <Dialog open …/>}` works as well. */
  open: boolean;
  /** Called when the user wants to close it; set `open` to false. Without it only the overlay's own content can close it. */
  onClose?: (() => void) | undefined;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Text announced after the title (`aria-describedby`): one or two sentences. */
  description?: ReactNode;
  /** Shows the close button. Without it Escape and the backdrop do not close the overlay either. @default true with `onClose`, which it calls */
  closeButton?: boolean | undefined;
  /** Element that takes focus on opening: the first field of a form, never a destructive button. @default the title */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A `ButtonGroup` that stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** An overlay that sends something. */
export interface BusyOverlay {
  /**
   * True while what the overlay sends is on its way. It cannot be taken back, and a failure is said in the overlay: nothing closes it until
   * then, and the attempt shows why. Disable your own cancel button. @default false
   */
  busy?: boolean | undefined;
}

interface ModalProps extends OverlayProps, BusyOverlay {
  role?: "alertdialog" | undefined;
  /** @default closeButton */
  escapeCloses?: boolean | undefined;
  /** @default closeButton */
  backdropCloses?: boolean | undefined;
}

/** The frame of dialogs and drawers: a native `dialog` in the top layer, named by its title. */
const OpenModal = forwardRef<HTMLDialogElement, Omit<ModalProps, "open">>(function OpenModal(
  {
    onClose,
    title,
    description,
    closeButton = onClose !== undefined,
    escapeCloses = closeButton,
    backdropCloses = closeButton,
    busy = false,
    initialFocus,
    footer,
    className,
    children,
    ...rest
  },
  ref,
) {
  const words = useMessages(overlaysMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const [refused, setRefused] = useState(false);
  if (refused && !busy) setRefused(false);
  const close = busy ? () => setRefused(true) : onClose;
  const handlers = useModal({ dialog, initialFocus: initialFocus ?? heading, escapeCloses, backdropCloses, onClose: close });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  useCommitEffect(() => setElement(dialog.current), []);
  return (
    <div className={place}>
      <dialog
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        {...rest}
        {...handlers}
        ref={dialog}
        className={cx(styles.modal, className)}
      >
        <OverlayElement.Provider value={element}>
          <div className={styles.scroller}>
            <header className={styles.header}>
              <h2 ref={heading} id={`${id}title`} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
              {closeButton && <IconButton icon={CloseIcon} label={words.close} className={styles.close} disabled={busy} onClick={close} />}
            </header>
            <div className={cx(styles.body, Boolean(footer) && styles.bodyAboveFooter)}>
              {description && (
                <p id={`${id}description`} className={styles.description}>
                  {description}
                </p>
              )}
              {children}
              {refused && (
                <p role="alert" className={styles.refusal}>
                  {words.busy}
                </p>
              )}
            </div>
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </OverlayElement.Provider>
      </dialog>
    </div>
  );
});

export const Modal = forwardRef<HTMLDialogElement, ModalProps>(function Modal({ open, ...rest }, ref) {
  return open ? <OpenModal {...rest} ref={ref} /> : null;
});
