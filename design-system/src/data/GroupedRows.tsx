import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./GroupedRows.css.ts";

/** A part of a list of rows. */
export interface RowsOfGroup {
  title: string;
  /** Number of its items, shown beside the title. @default none */
  count?: number | undefined;
  /** `RowLink`s. */
  rows: ReactNode;
}

export interface GroupedRowsProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Groups without a title are one list, named by this. */
  label: string;
  /** Sum of the list, above the first group. */
  head?: ReactNode;
  groups: readonly RowsOfGroup[];
  /** A button that loads more rows, below the last group. */
  foot?: ReactNode;
  /** Heading level of the groups. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The rows of a list that stands beside a detail, in one card: low rows in groups, whose headings are bands across it. A group without a title has no band. */
export const GroupedRows = forwardRef<HTMLDivElement, GroupedRowsProps>(function GroupedRows(
  { label, head, groups, foot, headingLevel = 2, className, ...rest },
  ref,
) {
  const { formatNumber } = useNumberFormats();
  return (
    <div {...rest} ref={ref} className={className ? `${styles.card} ${className}` : styles.card}>
      {head && <div className={styles.head}>{head}</div>}
      {groups.map(({ title, count, rows }) => (
        <div key={title} className={styles.body}>
          {title && (
            <div className={styles.band}>
              <Heading headingLevel={headingLevel} size="small">
                {title}
              </Heading>
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </div>
          )}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list. */}
          <ul role="list" aria-label={title || label}>
            {rows}
          </ul>
        </div>
      ))}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
});
