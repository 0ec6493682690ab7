import { type AnchorHTMLAttributes, type ForwardedRef, forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ArrowRightIcon } from "../icons/ArrowRightIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { iconAndWords } from "../icons/iconAndWords.tsx";
import { type AsChild, around } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import { type LinkSlotProps, useLink } from "../theme/link.ts";
import * as styles from "./Link.css.ts";

/** Tones of a link. */
export const linkTones = ["default", "inherit"] as const;
export type LinkTone = (typeof linkTones)[number];

interface LinkLook {
  /**
   * Makes it an action link, which stands alone: semibold, 44 px high, not underlined. "arrow" follows the text and means that the link
   * leads elsewhere ("Tutte"); an icon of `icons` precedes it and says what happens here ("PDF"). Without it and `standsAlone`, the link is underlined.
   */
  icon?: "arrow" | Icon | undefined;
  /** Makes a link without an icon an action link too, among others of its kind. @default false */
  standsAlone?: boolean | undefined;
  /** `inherit` keeps the surrounding colour, for tinted or dark panels. @default "default" */
  tone?: LinkTone | undefined;
}

/** Props of a link: those of a native `a`, or of any element with `asChild`. */
export type LinkProps = LinkLook &
  (
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; asChild?: undefined })
    | (HTMLAttributes<HTMLAnchorElement> & AsChild & { href?: undefined })
  );

/** A link, rendered with the site's link component (`FavillaProvider`). `asChild` gives its look to another element. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { icon, standsAlone = false, tone = "default", asChild: Slot, className, children, ...rest },
  ref,
) {
  const Anchor = useLink();
  const look = cx(styles.link, styles.tones[tone], (icon || standsAlone) && styles.alone, className);
  const content = (words: ReactNode) =>
    icon === "arrow" ? (
      <>
        {words}
        <ArrowRightIcon />
      </>
    ) : (
      iconAndWords(icon, words)
    );
  return Slot ? (
    <Slot {...(rest as HTMLAttributes<HTMLElement>)} ref={ref as ForwardedRef<HTMLElement>} className={look}>
      {around(children, content)}
    </Slot>
  ) : (
    <Anchor {...(rest as LinkSlotProps)} ref={ref} className={look}>
      {content(children)}
    </Anchor>
  );
});
