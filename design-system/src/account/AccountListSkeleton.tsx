import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./AccountList.css.ts";

const shapes = [0, 1, 2];

/** Placeholder of notifications or requests that are loading. */
export const AccountListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={styles.list}>
    {shapes.map((shape) => (
      <div key={shape} className={cx(card, styles.shape)}>
        <Skeleton width={rem(9)} height="1lh" />
        <Skeleton width={rem(7)} height="1lh" />
        <Skeleton width={rem(24)} height="1lh" />
        <Skeleton width={rem(8)} height={rem(1.75)} />
      </div>
    ))}
  </SkeletonGroup>
);
