import { forwardRef } from "react";
import { action } from "../feedback/Skeleton.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { vouchersMessages } from "./messages.it.ts";
import * as styles from "./VoucherCard.css.ts";
import { list } from "./VoucherList.css.ts";

export interface VoucherListSkeletonProps extends Omit<SkeletonGroupProps, "children"> {
  /** Number of cards. @default 3 */
  count?: number | undefined;
}

/** Placeholder of a voucher list that is loading. */
export const VoucherListSkeleton = forwardRef<HTMLDivElement, VoucherListSkeletonProps>(function VoucherListSkeleton(
  { count = 3, label, className, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return (
    <SkeletonGroup {...rest} ref={ref} label={label ?? words.loading} className={cx(list, className)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
        <div key={index} className={cx(card, styles.voucher)}>
          <div className={styles.head}>
            <Skeleton shape="glyph" width={rem(2.5)} height={rem(2.5)} style={{ flexShrink: 0 }} />
            <div className={styles.words}>
              <div className={styles.name}>
                <SkeletonLine width={rem(11)} height={rem(1)} />
              </div>
              <div className={styles.fact}>
                <SkeletonLine width={rem(4)} />
              </div>
            </div>
          </div>
          <div className={styles.worth}>
            <div className={styles.amount}>
              <SkeletonLine width={rem(6)} height={rem(1.5)} />
            </div>
            <Skeleton shape="pill" width={rem(5.5)} height={rem(1.75)} />
          </div>
          <div className={styles.fact}>
            <SkeletonLine width={rem(13)} />
          </div>
          <div className={action}>
            <Skeleton width={rem(9)} height={rem(1)} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
});
