import { forwardRef, type HTMLAttributes, memo } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { iconAndWords } from "../icons/iconAndWords.tsx";
import { type AsChild, around } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./Tag.css.ts";

/** Tones of a tag. */
export const tagTones = ["positive", "warning", "negative", "neutral"] as const;
export type TagTone = (typeof tagTones)[number];

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** @default "neutral" */
  tone?: TagTone | undefined;
  /** Decorative icon. The text carries the meaning, never the colour alone (WCAG 1.4.1). */
  icon?: Icon | undefined;
  /** `Slot` of `theme/Slot`. The only child becomes the tag, for example a `dd`. */
  asChild?: AsChild["asChild"] | undefined;
}

/** A status in one or two words, with tint and icon. It is not interactive. Memoized, since a list has many. State: `data-tone`. */
export const Tag = memo(
  forwardRef<HTMLSpanElement, TagProps>(function Tag(
    { tone = "neutral", icon: IconShape, asChild: Slot, className, children, ...rest },
    ref,
  ) {
    const common = { ...rest, ref, className: cx(styles.tag, styles.tones[tone], className), "data-tone": tone };
    return Slot ? (
      <Slot {...common}>{around(children, (words) => iconAndWords(IconShape, words))}</Slot>
    ) : (
      <span {...common}>{iconAndWords(IconShape, children)}</span>
    );
  }),
);
