import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { aligned, buttonGroup } from "./ButtonGroup.css.ts";

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Where the row stands from 640 px on: `end` in overlays, `start` below a form. @default "end" */
  align?: "start" | "end" | undefined;
}

/** Two or three buttons: write the main action last. It stands on top on a phone, at the end of the row from 640 px on. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup({ align = "end", className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={cx(buttonGroup, aligned[align], className)} />;
});
