import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Dialog.css.ts";
import { Modal, type OverlayProps } from "./Modal.tsx";

export interface DialogProps extends OverlayProps {
  /** Width (CH-15): `info` 450 px, `download` 400 px; less on a narrow screen. @default "info" */
  size?: "info" | "download" | undefined;
}

/**
 * A small window above the page, which waits until it is closed (APG: modal dialog).
 * Place it anywhere that phrasing isn't asked for: it shows in the top layer. State: `data-size`.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog({ size = "info", className, ...rest }, ref) {
  return <Modal {...rest} ref={ref} data-size={size} className={cx(styles.dialog, styles.sizes[size], className)} />;
});
