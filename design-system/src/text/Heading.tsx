import { forwardRef, type HTMLAttributes, memo } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Heading.css.ts";
import type { HeadingLevel } from "./headingLevel.ts";

/** Visual sizes of a heading. */
export const headingSizes = ["title", "section", "small"] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel = { 1: "title", 2: "section", 3: "small", 4: "small", 5: "small", 6: "small" } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Heading level: one level 1 per page, and no level is skipped (WCAG 1.3.1). */
  headingLevel: HeadingLevel;
  /** Visual size, independent of the level. @default level 1 is "title", 2 is "section", all others are "small" */
  size?: HeadingSize | undefined;
}

/** A heading, `h1` to `h6`. Its visual size can differ from its level. Memoized, since a list has many. */
export const Heading = memo(
  forwardRef<HTMLHeadingElement, HeadingProps>(function Heading({ headingLevel, size, className, ...rest }, ref) {
    const Tag = `h${headingLevel}` as const;
    return <Tag {...rest} ref={ref} className={cx(styles.heading, styles.sizes[size ?? sizeOfLevel[headingLevel]], className)} />;
  }),
);
