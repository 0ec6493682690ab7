import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The page's only `h1`. */
  title: ReactNode;
  /** One sentence about the page. */
  description?: ReactNode;
  /** The main action of the page, such as the filter button. */
  action?: ReactNode;
}

/** The page's title. The ref is the `h1`, which takes focus after a navigation (`tabIndex` -1). */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, description, action, className, ...rest },
  ref,
) {
  return (
    <div {...rest} className={cx(styles.pageHeader, className)}>
      <div className={styles.words}>
        <Heading headingLevel={1} ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        {description && (
          <Text size="lead" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
});
