import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import * as styles from "./DueDates.css.ts";

const columns = ["first", "second", "third"];

/** Placeholder of `DueDates` that are loading: three columns on the line of time. Put it in a `SkeletonGroup`. */
export const DueDatesSkeleton = () => (
  <ol aria-hidden="true" className={styles.dates}>
    {columns.map((column) => (
      <li key={column} className={styles.date}>
        <span className={styles.mark} data-tone="loading" />
        <span className={styles.day}>
          <SkeletonLine width="2.75rem" />
        </span>
        <span className={styles.when}>
          <SkeletonLine width="4.5rem" />
        </span>
        <span className={styles.amount}>
          <SkeletonLine width="4rem" height="1rem" />
        </span>
        <span className={styles.who}>
          <SkeletonLine width="4.75rem" />
        </span>
      </li>
    ))}
  </ol>
);
