import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./AuthLayout.css.ts";
import { Panel } from "./Card.tsx";

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** The brand's message on the night panel beside the form, from 1024 px on. Not needed to understand the page. */
  message?: ReactNode;
  /** The page's title and its form. */
  children: ReactNode;
}

/** The content of a page for visitors: a form in a single column, on desktop beside the brand's night panel. Inside a `PageShell`. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout({ message, className, children, ...rest }, ref) {
  return (
    <div {...rest} ref={ref} className={cx(styles.auth, className)}>
      <div className={styles.form}>{children}</div>
      {message && (
        <Panel tone="night" className={styles.message}>
          {message}
        </Panel>
      )}
    </div>
  );
});
