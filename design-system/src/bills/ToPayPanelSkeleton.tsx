import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { Panel } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./ToPayPanel.css.ts";

/** Placeholder of a `ToPayPanel` that is loading. Put it in a `SkeletonGroup`. */
export const ToPayPanelSkeleton = () => (
  <Panel tone="night" aria-hidden>
    <div className={styles.panel}>
      <div className={styles.title}>
        <SkeletonLine className={styles.bar} width="5.25rem" height="1rem" />
      </div>
      <div className={styles.total}>
        <SkeletonLine className={styles.bar} width="12rem" height="2.25rem" />
      </div>
      <div className={styles.text}>
        <SkeletonLine className={styles.bar} width="15rem" height="1rem" />
      </div>
      <Skeleton shape="control" className={cx(styles.bar, styles.action)} />
    </div>
  </Panel>
);
