import { type ForwardedRef, forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import type { Gap } from "./gapSteps.ts";
import { gaps } from "./gaps.css.ts";
import * as styles from "./Stack.css.ts";

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render. @default "div" */
  as?: "div" | "span" | "section" | "ul" | "ol" | "dl" | undefined;
  /** Space between children as a space token: 4 is 16 px. @default 4 */
  gap?: Gap | undefined;
}

const place = ({ as: Element = "div", gap = 4, className, ...rest }: LayoutProps, ref: ForwardedRef<HTMLElement>, look: string) => (
  <Element {...rest} ref={ref as ForwardedRef<never>} className={cx(look, gaps[gap], className)} />
);

export type StackProps = LayoutProps;

/** Children below each other. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(props, ref) {
  return place(props, ref, styles.stack);
});

export interface InlineProps extends LayoutProps {
  /** Pushes the first and the last child apart, such as a title and its link. @default false */
  spread?: boolean | undefined;
}

/** Children beside each other. They wrap if there is no room. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline({ spread, ...rest }, ref) {
  return place(rest, ref, cx(styles.inline, spread && styles.between));
});

export interface GridProps extends LayoutProps {
  /** Number of columns from 1024 px on. There are two from 640 px and one on a phone. @default 2 */
  columns?: 2 | 3 | 4 | undefined;
}

const wideColumns = { 2: undefined, 3: styles.three, 4: styles.four };

/** Children in columns of equal width, whose number depends on the window's width. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid({ columns = 2, ...rest }, ref) {
  return place(rest, ref, cx(styles.grid, styles.two, wideColumns[columns]));
});
