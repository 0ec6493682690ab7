import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> {
  /** An illustration of `feedback/illustrations`. */
  illustration?: ReactNode;
  /** The situation in a few words. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** One sentence: the reason, or what to expect. */
  description?: ReactNode;
  /** One button or link that leads on. */
  action?: ReactNode;
}

/** A panel for a place without content, with a way to proceed. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { illustration, title, headingLevel = 2, description, action, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.panel, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading headingLevel={headingLevel} size={headingLevel === 1 ? "title" : "section"}>
        {title}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});
