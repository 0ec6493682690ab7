import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Skeleton.css.ts";

type Length = number | string;

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Pixels, or any CSS length. Never wider than its container. @default "100%" */
  width?: Length | undefined;
  /** Pixels, or any CSS length; `1lh` is one line of the text around it. @default "1em" */
  height?: Length | undefined;
  /** The corners of what comes. @default "text" */
  shape?: keyof typeof styles.shapes | undefined;
}

/** The shape of something that is still coming, of the size it will have. Put it in a `SkeletonGroup`, which says so in words. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, shape = "text", className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx(styles.skeleton, styles.shapes[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
});
