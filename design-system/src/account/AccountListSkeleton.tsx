import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./AccountList.css.ts";

const shapes = [0, 1, 2];

/** Placeholder of notifications or requests that are loading. */
export const AccountListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={styles.list}>
    {shapes.map((shape) => (
      <div key={shape} className={cx(card, styles.shape)}>
        <Skeleton width="9rem" height="1lh" />
        <Skeleton width="7rem" height="1lh" />
        <Skeleton width="24rem" height="1lh" />
        <Skeleton width="8rem" height="1.75rem" />
      </div>
    ))}
  </SkeletonGroup>
);
