import { type AnchorHTMLAttributes, forwardRef } from "react";
import { ArrowRightIcon } from "../icons/ArrowRightIcon.ts";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import * as styles from "./Link.css.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** An arrow after the words, for a link that stands alone ("Tutte le bollette"). Without it, the link is underlined. */
  icon?: "arrow" | undefined;
  /** `inherit` keeps the colour around it, as on a tinted or dark panel. @default "default" */
  tone?: "default" | "inherit" | undefined;
}

/** Goes somewhere. Rendered with the site's link (`FavillaProvider`). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ icon, tone = "default", className, children, ...rest }, ref) {
  const Anchor = useLink();
  return (
    <Anchor {...rest} ref={ref} className={cx(styles.link, styles.tones[tone], icon && styles.alone, className)}>
      {children}
      {icon && <ArrowRightIcon />}
    </Anchor>
  );
});
