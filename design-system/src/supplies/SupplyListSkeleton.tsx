import { action } from "../feedback/Skeleton.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./SupplyCard.css.ts";
import { cards } from "./SupplyList.css.ts";

const shapes = ["first", "second", "third"];

/** Placeholder of a `SupplyList` that is loading. `label` is its text for screen readers. */
export const SupplyListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={cards}>
    {shapes.map((shape) => (
      <div key={shape} className={cx(card, styles.supply)}>
        <div className={styles.head}>
          <div className={styles.who}>
            <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} style={{ flexShrink: 0 }} />
            <div className={styles.words}>
              <div className={styles.name}>
                <SkeletonLine width={rem(8)} height={rem(1)} />
              </div>
              <div className={styles.address}>
                <SkeletonLine width={rem(10)} />
              </div>
            </div>
          </div>
          <Skeleton shape="pill" width={rem(4.5)} height={rem(1.75)} />
        </div>
        <SkeletonLine height={rem(1)} />
        <div className={action}>
          <Skeleton width={rem(9)} height={rem(1)} />
        </div>
      </div>
    ))}
  </SkeletonGroup>
);
