import { vars } from "@favilla/tokens";
import { forwardRef } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
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
            <Skeleton shape="glyph" width="2.5rem" height="2.5rem" style={{ flexShrink: 0 }} />
            <div className={styles.words}>
              <div className={styles.name}>
                <SkeletonLine width="11rem" height="1rem" />
              </div>
              <div className={styles.fact}>
                <SkeletonLine width="4rem" />
              </div>
            </div>
          </div>
          <div className={styles.worth}>
            <div className={styles.amount}>
              <SkeletonLine width="6rem" height="1.5rem" />
            </div>
            <Skeleton shape="pill" width="5.5rem" height="1.75rem" />
          </div>
          <div className={styles.fact}>
            <SkeletonLine width="13rem" />
          </div>
          <Skeleton width="9rem" height="1rem" style={{ marginBlock: `calc((${vars.control.target} - 1rem) / 2)` }} />
        </div>
      ))}
    </SkeletonGroup>
  );
});
