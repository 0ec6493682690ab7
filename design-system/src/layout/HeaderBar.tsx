import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import * as styles from "./Header.css.ts";
import { Logo } from "./Logo.tsx";
import { useScrolledPast } from "./useScrolledPast.ts";

/** Scroll distance in pixels after which the header is pinned (CH-09). */
const PINNED_PAST = 40;

export interface HeaderBarProps extends HTMLAttributes<HTMLElement> {
  /** The retailer's logo. @default `<Logo />` */
  brand?: ReactNode;
  /** Address of the logo's link. Without it the logo is no link. */
  homeHref?: string | undefined;
}

/** The base of every header: a banner with the brand that is pinned once the page is scrolled past 40 px. State: `data-stuck`. */
export const HeaderBar = forwardRef<HTMLElement, HeaderBarProps>(function HeaderBar(
  { brand = <Logo />, homeHref, className, children, ...rest },
  ref,
) {
  const Link = useLink();
  const stuck = useScrolledPast(PINNED_PAST);
  return (
    <header {...rest} ref={ref} className={cx(styles.header, className)} data-stuck={stuck || undefined}>
      {homeHref ? (
        <Link href={homeHref} className={styles.brand}>
          {brand}
        </Link>
      ) : (
        brand
      )}
      <div className={styles.tools}>{children}</div>
    </header>
  );
});
