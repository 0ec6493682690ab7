import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { rem } from "../theme/rem.ts";
import * as styles from "./DueDates.css.ts";

const columns = ["first", "second", "third"];

/** Placeholder of `DueDates` that are loading: three columns on the line of time. Put it in a `SkeletonGroup`. */
export const DueDatesSkeleton = () => (
  <ol aria-hidden="true" className={styles.dates}>
    {columns.map((column) => (
      <li key={column} className={styles.date}>
        <span className={styles.mark} data-tone="loading" />
        <span className={styles.day}>
          <SkeletonLine width={rem(2.75)} />
        </span>
        <span className={styles.when}>
          <SkeletonLine width={rem(4.5)} />
        </span>
        <span className={styles.amount}>
          <SkeletonLine width={rem(4)} height={rem(1)} />
        </span>
        <span className={styles.who}>
          <SkeletonLine width={rem(4.75)} />
        </span>
      </li>
    ))}
  </ol>
);
