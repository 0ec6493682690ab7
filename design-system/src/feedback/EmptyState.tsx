import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> {
  /** One of `feedback/illustrations`. */
  illustration?: ReactNode;
  /** What is so, in a few words. */
  title: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** One sentence: why, or what to expect. */
  description?: ReactNode;
  /** One button or link: the way on. */
  action?: ReactNode;
}

/** A panel where there is nothing to show, and what to do about it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { illustration, title, level = 2, description, action, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.panel, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading level={level} size={level === 1 ? "title" : "section"}>
        {title}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});
