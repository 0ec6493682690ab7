import { forwardRef } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./BillCard.css.ts";
import { list } from "./BillList.css.ts";
import { billsMessages } from "./messages.it.ts";

export interface BillListSkeletonProps extends Omit<SkeletonGroupProps, "children"> {
  /** Number of cards. @default 3 */
  count?: number | undefined;
}

/** Space between the lines, as in text. */
const line = { marginBlock: "0.15lh" };

/** As high as the buttons of a card. */
const files = { marginBlock: rem(1) };

/** Placeholder of a bill list that is loading. It uses the grid of the real cards, so that nothing moves when they arrive. */
export const BillListSkeleton = forwardRef<HTMLDivElement, BillListSkeletonProps>(function BillListSkeleton(
  { count = 3, label, className, ...rest },
  ref,
) {
  const words = useMessages(billsMessages);
  return (
    <SkeletonGroup {...rest} ref={ref} label={label ?? words.loading} className={cx(list, className)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
        <div key={index} className={cx(card, styles.bill)}>
          <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} />
          <div className={styles.head}>
            <div className={styles.pair}>
              <Skeleton className={styles.name} width={rem(9)} height="0.8lh" style={line} />
              <Skeleton className={styles.total} width={rem(5.5)} height="0.8lh" style={line} />
            </div>
            <div className={styles.pair}>
              <Skeleton className={styles.kind} width={rem(3)} height="0.7lh" style={line} />
              <Skeleton className={styles.due} width={rem(8)} height="0.7lh" style={line} />
            </div>
          </div>
          <div className={styles.quiet}>
            <Skeleton shape="pill" width={rem(14)} height={rem(1.75)} />
          </div>
          <div className={styles.actions}>
            <Skeleton shape="control" width={rem(10)} height={rem(1)} style={files} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
});
