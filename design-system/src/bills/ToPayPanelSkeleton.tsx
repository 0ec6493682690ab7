import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { Panel } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./ToPayPanel.css.ts";

/** Placeholder of a `ToPayPanel` that is loading. Put it in a `SkeletonGroup`. */
export const ToPayPanelSkeleton = () => (
  <Panel tone="night" aria-hidden>
    <div className={styles.panel}>
      <div className={styles.title}>
        <SkeletonLine className={styles.bar} width={rem(5.25)} height={rem(1)} />
      </div>
      <div className={styles.total}>
        <SkeletonLine className={styles.bar} width={rem(12)} height={rem(2.25)} />
      </div>
      <div className={styles.text}>
        <SkeletonLine className={styles.bar} width={rem(15)} height={rem(1)} />
      </div>
      <Skeleton shape="control" className={cx(styles.bar, styles.action)} />
    </div>
  </Panel>
);
