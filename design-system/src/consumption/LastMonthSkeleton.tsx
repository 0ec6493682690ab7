import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { rem } from "../theme/rem.ts";
import * as styles from "./LastMonth.css.ts";

/** Placeholder of a `LastMonth` that is loading. Put it in a `SkeletonGroup`. */
export const LastMonthSkeleton = () => (
  <div className={styles.month} aria-hidden="true">
    <div className={styles.words}>
      <span className={styles.label}>
        <SkeletonLine width={rem(9)} />
      </span>
      <span className={styles.figure}>
        <SkeletonLine width={rem(5)} height={rem(1)} />
      </span>
      <span className={styles.note}>
        <SkeletonLine width={rem(8)} />
      </span>
    </div>
    <Skeleton width={rem(8)} height={rem(3.25)} />
  </div>
);
