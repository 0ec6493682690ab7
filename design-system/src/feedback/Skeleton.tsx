import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Skeleton.css.ts";

/** Shapes of the corners of a skeleton. */
export const skeletonShapes = ["text", "glyph", "control", "pill"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

type Length = number | string;

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Pixels, or any CSS length. It never exceeds its container. @default "100%" */
  width?: Length | undefined;
  /** Pixels, or any CSS length; `1lh` is one line of the surrounding text. @default "1em" */
  height?: Length | undefined;
  /** Corner radius of the loading content. @default "text" */
  shape?: SkeletonShape | undefined;
}

/** A placeholder for loading content, in its final size. Put it in a `SkeletonGroup`, which announces the loading. */
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
