import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./PageShell.css.ts";
import { contentId, SkipLink } from "./SkipLink.tsx";

export interface PageShellProps extends HTMLAttributes<HTMLDivElement> {
  /** A `Header` or a `GuestHeader`. */
  header: ReactNode;
  /** A `SideMenu`, shown from 1024 px on. Without it the content takes the whole width. */
  menu?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  /** An `AnnouncementBanner`: its own landmark, above the content and after the menu. */
  announcement?: ReactNode;
  /** The content of the page's `main`. */
  children: ReactNode;
}

/** The frame of every page: skip link, banner, menu, `main` (id "contenuto", focusable by script) and footer. */
export const PageShell = forwardRef<HTMLDivElement, PageShellProps>(function PageShell(
  { header, menu, footer, announcement, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.shell, className)}>
      <SkipLink />
      {header}
      <div className={styles.body}>
        {menu && <div className={styles.menu}>{menu}</div>}
        <div className={styles.content}>
          {announcement && <div className={styles.announcement}>{announcement}</div>}
          <main id={contentId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {footer}
        </div>
      </div>
    </div>
  );
});
