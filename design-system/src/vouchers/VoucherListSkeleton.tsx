import { forwardRef } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
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
            <Skeleton shape="glyph" width="2.5rem" height="2.5rem" />
            <div className={styles.words}>
              <Skeleton className={styles.name} width="11rem" height="1.35em" />
              <Skeleton className={styles.fact} width="4rem" height="1.5em" />
            </div>
          </div>
          <div className={styles.worth}>
            <Skeleton className={styles.amount} width="6rem" height="1lh" />
            <Skeleton shape="pill" width="5.5rem" height="1.5rem" />
          </div>
          <Skeleton className={styles.fact} width="13rem" height="1lh" />
          <Skeleton width="9rem" height="1.75rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
});
