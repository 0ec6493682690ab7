import { list as factList } from "../data/DescriptionList.css.ts";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card, narrow } from "../layout/Card.css.ts";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./ReadingCard.css.ts";
import { detail, head, value, words } from "./ReadingDetail.css.ts";

const glyph = { width: rem(2.75), height: rem(2.75), style: { flexShrink: 0 } };

/** Placeholder of the supplies of the readings page: one card whose reading can be sent, and two rows. Internal: `ReadingsView` draws it. */
export const ReadingsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Stack gap={4}>
      <div className={cx(card, styles.reading, narrow)}>
        <div className={styles.head}>
          <div className={styles.who}>
            <Skeleton shape="glyph" {...glyph} />
            <div className={styles.words}>
              <div className={styles.name}>
                <SkeletonLine width={rem(9)} height={rem(1)} />
              </div>
              <div className={styles.fact}>
                <SkeletonLine width={rem(6)} />
              </div>
            </div>
          </div>
          <Skeleton shape="pill" width={rem(6.5)} height={rem(1.75)} />
        </div>
        <SkeletonLine width={rem(16)} />
        <div>
          <SkeletonLine />
          <div className={styles.fact}>
            <SkeletonLine width={rem(6)} />
          </div>
        </div>
        <Skeleton shape="control" width={rem(9.25)} height={rem(3)} />
      </div>
      <div className={narrow}>
        <RowGroupSkeleton count={2} />
      </div>
    </Stack>
  </SkeletonGroup>
);

/** Placeholder of a `ReadingDetail` that is loading. Internal: `ReadingView` draws it. */
export const ReadingDetailSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Panel narrow className={detail}>
      <div className={head}>
        <div className={words}>
          <SkeletonLine width={rem(9)} height={rem(1)} />
          <div className={value}>
            <SkeletonLine width={rem(7)} height={rem(1.5)} />
          </div>
        </div>
        <Skeleton shape="pill" width={rem(6.5)} height={rem(1.75)} />
      </div>
      <div className={factList}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </Panel>
  </SkeletonGroup>
);
