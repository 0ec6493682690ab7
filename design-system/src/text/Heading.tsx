import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Heading.css.ts";

const sizeOfLevel = { 1: "title", 2: "section", 3: "small", 4: "small" } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the page's outline: one 1 a page, and no level left out (WCAG 1.3.1). */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, whatever its level: 1 is a title, 2 a section, 3 and 4 are small. @default by level */
  size?: "title" | "section" | "small" | undefined;
}

/** A heading, `h1` to `h4`. Its look can differ from its level. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ level, size, className, ...rest }, ref) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} ref={ref} className={cx(styles.heading, styles.sizes[size ?? sizeOfLevel[level]], className)} />;
});
