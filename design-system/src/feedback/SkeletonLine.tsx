import { rem } from "../theme/rem.ts";
import { Skeleton, type SkeletonProps } from "./Skeleton.tsx";

export interface SkeletonLineProps extends Pick<SkeletonProps, "width" | "className"> {
  /** Height of the bar. The space around it fills one line of the surrounding text. @default "0.75rem" */
  height?: string | undefined;
}

/** A placeholder as high as one line of the surrounding text: a bar in the middle of the line. */
export const SkeletonLine = ({ width, height = rem(0.75), className }: SkeletonLineProps) => (
  <Skeleton className={className} width={width} height={height} style={{ marginBlock: `calc((1lh - ${height}) / 2)` }} />
);
