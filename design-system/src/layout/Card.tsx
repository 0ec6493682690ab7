import { type ForwardedRef, forwardRef, type HTMLAttributes } from "react";
import type { AsChild } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./Card.css.ts";

/** Tones of a panel. */
export const panelTones = ["plain", "night"] as const;
export type PanelTone = (typeof panelTones)[number];

type Sectioning = "div" | "section" | "article" | "li";

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render. @default "div" */
  as?: Sectioning | undefined;
  /**
   * `Slot` of `theme/Slot`. The only child becomes the surface, for example the element of another component. Takes precedence over `as`.
   */
  asChild?: AsChild["asChild"] | undefined;
}

/** A white surface around one object: a bill, a supply. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ as = "div", asChild, className, ...rest }, ref) {
  const Element = asChild ?? as;
  return <Element {...rest} ref={ref as ForwardedRef<never>} className={cx(styles.card, className)} />;
});

export interface PanelProps extends CardProps {
  /** `night` marks the one thing to do now; use it once per page. @default "plain" */
  tone?: PanelTone | undefined;
  /** Limits the width to a comfortable line length, for text and switches. @default false */
  narrow?: boolean | undefined;
}

/** A larger surface around a part of the page. State: `data-tone`. */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { as = "div", asChild, tone = "plain", narrow, className, ...rest },
  ref,
) {
  const Element = asChild ?? as;
  const look = cx(styles.panel, styles.tones[tone], narrow && styles.narrow, className);
  return <Element {...rest} ref={ref as ForwardedRef<never>} data-tone={tone} className={look} />;
});
