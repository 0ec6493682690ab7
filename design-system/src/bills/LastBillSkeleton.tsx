import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { rem } from "../theme/rem.ts";
import * as styles from "./LastBill.css.ts";

/** Placeholder of a `LastBill` to pay that is loading. Put it in a `SkeletonGroup`. */
export const LastBillSkeleton = () => (
  <div className={styles.bill} aria-hidden="true">
    <div className={styles.line}>
      <SkeletonLine width={rem(6.5)} />
      <Skeleton shape="pill" width={rem(6.5)} height={rem(1.75)} />
    </div>
    <div className={styles.payment}>
      <div className={styles.facts}>
        <div className={styles.line}>
          <span className={styles.amount}>
            <SkeletonLine width={rem(6.5)} height={rem(1.5)} />
          </span>
          <SkeletonLine width={rem(8)} />
        </div>
      </div>
      <Skeleton shape="control" height={rem(3)} style={{ minInlineSize: rem(8.5) }} />
    </div>
  </div>
);
