import { vars } from "@favilla/tokens";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
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
            <Skeleton shape="glyph" width="2.75rem" height="2.75rem" style={{ flexShrink: 0 }} />
            <div className={styles.words}>
              <div className={styles.name}>
                <SkeletonLine width="8rem" height="1rem" />
              </div>
              <div className={styles.address}>
                <SkeletonLine width="10rem" />
              </div>
            </div>
          </div>
          <Skeleton shape="pill" width="4.5rem" height="1.75rem" />
        </div>
        <SkeletonLine height="1rem" />
        <Skeleton width="9rem" height="1rem" style={{ marginBlock: `calc((${vars.control.target} - 1rem) / 2)` }} />
      </div>
    ))}
  </SkeletonGroup>
);
