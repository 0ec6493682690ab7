import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import * as styles from "./Footer.css.ts";

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** Privacy and cookie policy at least (spec §2). */
  links: readonly { label: string; href: string }[];
}

/** The foot of every page: the policies, and as `children` what else the law wants shown, such as the company's details. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer({ links, className, children, ...rest }, ref) {
  const Link = useLink();
  return (
    <footer {...rest} ref={ref} className={cx(styles.footer, className)}>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </footer>
  );
});
