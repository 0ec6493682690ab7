import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import { checkName } from "../theme/misuse.ts";
import * as styles from "./Dialog.css.ts";
import { type BusyOverlay, Modal, type OverlayProps } from "./Modal.tsx";

/** Widths of a dialog. */
export const dialogSizes = ["info", "download", "sheet"] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends OverlayProps, BusyOverlay {
  /**
   * Width (CH-15): `info` 450 px, `download` 400 px; less on a narrow screen. `sheet` is as wide as `info`, and on phones a sheet at the
   * bottom, as wide as the screen. @default "info"
   */
  size?: DialogSize | undefined;
}

/**
 * A small modal window above the page (APG: modal dialog). It shows in the top layer, so it can be anywhere in the document where a
 * `dialog` element is valid. State: `data-size`.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog({ size = "info", className, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production" && rest.open) checkName("overlays/Dialog", "title", rest.title, rest, ["overlays/Walkthrough"]);
  return <Modal {...rest} ref={ref} data-size={size} className={cx(styles.dialog, styles.sizes[size], className)} />;
});
