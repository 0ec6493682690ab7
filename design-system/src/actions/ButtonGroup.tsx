import { forwardRef, type HTMLAttributes } from "react";
import type { Align } from "../theme/align.ts";
import { cx } from "../theme/cx.ts";
import { aligned, buttonGroup } from "./ButtonGroup.css.ts";

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Alignment of the row from 640 px on: `end` in overlays, `start` below a form. @default "end" */
  align?: Align | undefined;
}

/** Two or three buttons. Write the main action last: it is on top on a phone, and at the end of the row from 640 px on. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup({ align = "end", className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={cx(buttonGroup, aligned[align], className)} />;
});
