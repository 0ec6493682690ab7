import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ArrowLeftIcon } from "../icons/ArrowLeftIcon.ts";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The page's only `h1`. */
  title: ReactNode;
  /** 2 for the title of a detail that stands beside its list (`ListDetail`). @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Link to the parent page above the title, with the parent's name: "Bollette". */
  back?: { href: string; label: string } | undefined;
  /** A decorative square beside title and description, such as a `CommodityGlyph`. */
  glyph?: ReactNode;
  /** One sentence about the page. */
  description?: ReactNode;
  /** The main action of the page, such as the filter button. */
  action?: ReactNode;
}

/** The page's title. The ref is the `h1`, which takes focus after a navigation (`tabIndex` -1). */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, headingLevel = 1, back, glyph, description, action, className, ...rest },
  ref,
) {
  return (
    <div {...rest} className={cx(styles.pageHeader, className)}>
      {back && <BackLink {...back} />}
      <div className={cx(styles.lead, description ? styles.withText : styles.bare)}>
        {glyph}
        <div className={styles.words}>
          <Heading headingLevel={headingLevel} ref={ref} tabIndex={-1} className={headingLevel === 1 ? undefined : styles.detailName}>
            {title}
          </Heading>
          {description && (
            <Text size={headingLevel === 1 ? "lead" : "small"} tone="muted">
              {description}
            </Text>
          )}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

/** The link to the parent page, 44 px high, above the title. A task in steps has a close button instead. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.back}>
      <Link href={href} icon={ArrowLeftIcon}>
        {label}
      </Link>
    </p>
  );
}
