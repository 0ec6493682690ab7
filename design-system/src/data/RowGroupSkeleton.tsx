import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./RowGroup.css.ts";

export interface RowGroupSkeletonProps {
  /** Number of rows. @default 3 */
  count?: number | undefined;
  /** True for rows of 64 px instead of 72. @default false */
  small?: boolean | undefined;
  /** True if the rows will have values at their ends. @default true */
  values?: boolean | undefined;
}

/** Placeholder of a `RowGroup` that is loading, as high as its rows with a note. Put it in a `SkeletonGroup`. */
export const RowGroupSkeleton = ({ count = 3, ...row }: RowGroupSkeletonProps) => (
  <ul aria-hidden="true" className={styles.group}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
      <RowSkeleton key={index} {...row} />
    ))}
  </ul>
);

/** Placeholder of one row, in a `RowGroup` whose other rows are there. */
export const RowSkeleton = ({ small = false, values = true }: Omit<RowGroupSkeletonProps, "count">) => (
  <li aria-hidden="true">
    <div className={cx(styles.row, styles.still, small && styles.small)}>
      <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} style={{ flexShrink: 0 }} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.title}>
            <SkeletonLine width={rem(8)} height={rem(1)} />
          </span>
          {values && (
            <span className={styles.value}>
              <SkeletonLine width={rem(5)} height={rem(1)} />
            </span>
          )}
        </span>
        <span className={cx(styles.line, styles.quiet)}>
          <SkeletonLine width={rem(6)} />
          {values && <SkeletonLine className={styles.end} width={rem(7)} />}
        </span>
      </span>
    </div>
  </li>
);
