import { type AnchorHTMLAttributes, type ForwardedRef, forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ArrowRightIcon } from "../icons/ArrowRightIcon.ts";
import { type AsChild, around } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import { type LinkSlotProps, useLink } from "../theme/link.ts";
import * as styles from "./Link.css.ts";

interface LinkLook {
  /** An arrow after the words, for a link that stands alone ("Tutte le bollette"). Without it, the link is underlined. */
  icon?: "arrow" | undefined;
  /** `inherit` keeps the colour around it, as on a tinted or dark panel. @default "default" */
  tone?: "default" | "inherit" | undefined;
}

/** Attributes of a native `a`; with `asChild` those of any element. */
export type LinkProps = LinkLook &
  (
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; asChild?: undefined })
    | (HTMLAttributes<HTMLAnchorElement> & AsChild & { href?: undefined })
  );

/** Goes somewhere. Rendered with the site's link (`FavillaProvider`); `asChild` gives its look to another one. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { icon, tone = "default", asChild: Slot, className, children, ...rest },
  ref,
) {
  const Anchor = useLink();
  const look = cx(styles.link, styles.tones[tone], icon && styles.alone, className);
  const withArrow = (words: ReactNode) => (
    <>
      {words}
      {icon && <ArrowRightIcon />}
    </>
  );
  return Slot ? (
    <Slot {...(rest as HTMLAttributes<HTMLElement>)} ref={ref as ForwardedRef<HTMLElement>} className={look}>
      {around(children, withArrow)}
    </Slot>
  ) : (
    <Anchor {...(rest as LinkSlotProps)} ref={ref} className={look}>
      {withArrow(children)}
    </Anchor>
  );
});
