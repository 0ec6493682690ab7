import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./AuthLayout.css.ts";
import { Panel } from "./Card.tsx";

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** The brand's message, a few words, on a dark panel beside the form from 1024 px on. The page must be understandable without it. */
  message?: ReactNode;
  /** A sentence below the message. */
  detail?: ReactNode;
  /** The page's title and its form. */
  children: ReactNode;
}

/**
 * The content of a page for visitors: a form in a single column, with the brand's dark panel beside it on desktop. Used inside a
 * `PageShell`.
 */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  { message, detail, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.auth, message !== undefined && styles.beside, className)}>
      <div className={styles.form}>{children}</div>
      {message !== undefined && (
        <Panel tone="night" className={styles.message}>
          <p className={styles.words}>{message}</p>
          {detail && (
            <Text size="lead" tone="muted">
              {detail}
            </Text>
          )}
        </Panel>
      )}
    </div>
  );
});
