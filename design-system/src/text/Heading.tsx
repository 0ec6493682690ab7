import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Heading.css.ts";

/** Visual sizes of a heading. */
export const headingSizes = ["title", "section", "small"] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel = { 1: "title", 2: "section", 3: "small", 4: "small" } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Heading level: one level 1 per page, and no level is skipped (WCAG 1.3.1). */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. @default level 1 is "title", 2 is "section", 3 and 4 are "small" */
  size?: HeadingSize | undefined;
}

/** A heading, `h1` to `h4`. Its visual size can differ from its level. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, size, className, ...rest }, ref) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} ref={ref} className={cx(styles.heading, styles.sizes[size ?? sizeOfLevel[level]], className)} />;
});
