import { forwardRef, type HTMLAttributes, type ReactNode, Suspense } from "react";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./AuthLayout.css.ts";
import { Panel } from "./Card.tsx";

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** The brand's message, a few words, on a dark panel beside the form from 1024 px on. The page must be understandable without it. */
  message?: ReactNode;
  /** A sentence below the message. */
  detail?: ReactNode;
  /** A picture of the product below them: decorative, and not within the dark panel's colours. It may suspend, and comes without moving the rest. @default none */
  show?: ReactNode;
  /** The page's title and its form. */
  children: ReactNode;
}

/** Window width from which the panel stands beside the form: 1024 px. */
export const panelWindow = "(min-width: 64rem)";

/**
 * The content of a page for visitors: a form in a single column, with the brand's dark panel beside it on desktop. Used inside a
 * `PageShell`.
 */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  { message, detail, show, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.auth, message !== undefined && styles.beside, className)}>
      <div className={cx(styles.form, show !== undefined && styles.still)}>{children}</div>
      {message !== undefined && show !== undefined && (
        <div className={styles.side}>
          <div className={styles.lead}>
            <p className={styles.words}>{message}</p>
            {detail && (
              <Text size="lead" className={styles.quiet}>
                {detail}
              </Text>
            )}
          </div>
          <Suspense>{show}</Suspense>
        </div>
      )}
      {message !== undefined && show === undefined && (
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
