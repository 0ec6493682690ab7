import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import * as styles from "./ConsumptionSection.css.ts";

/** Heights of the bars of the placeholder, as parts of the plot: a year of an ordinary home. */
const bars = [76, 78, 65, 56, 74, 65, 89, 72, 69, 63, 28, 28];

/** Placeholder of legend, chart, figures of a month and the choice of the unit. */
export const ConsumptionSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={styles.loading}>
    <div className={styles.legend}>
      <SkeletonLine width="4.25rem" />
      <SkeletonLine width="4.25rem" />
      <SkeletonLine width="4.25rem" />
      <SkeletonLine width="3.25rem" />
      <SkeletonLine width="5.5rem" />
    </div>
    <div className={styles.plot}>
      {bars.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the months keep their order.
        <Skeleton key={index} height={`${height}%`} />
      ))}
    </div>
    <div className={styles.figures}>
      <SkeletonLine width="7rem" height="1rem" />
      <SkeletonLine width="5rem" height="1rem" />
      <SkeletonLine width="8rem" />
      <SkeletonLine width="4rem" />
    </div>
    <Skeleton shape="control" width="8.5rem" height="2.75rem" style={{ marginInlineStart: "auto" }} />
  </SkeletonGroup>
);
