import { forwardRef } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
import { card } from "../layout/Card.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
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
const files = { marginBlock: "1rem" };

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
          <Skeleton shape="glyph" width="2.75rem" height="2.75rem" />
          <div className={styles.head}>
            <div className={styles.pair}>
              <Skeleton className={styles.name} width="9rem" height="0.8lh" style={line} />
              <Skeleton className={styles.total} width="5.5rem" height="0.8lh" style={line} />
            </div>
            <div className={styles.pair}>
              <Skeleton className={styles.kind} width="3rem" height="0.7lh" style={line} />
              <Skeleton className={styles.due} width="8rem" height="0.7lh" style={line} />
            </div>
          </div>
          <div className={styles.quiet}>
            <Skeleton shape="pill" width="14rem" height="1.75rem" />
          </div>
          <div className={styles.actions}>
            <Skeleton shape="control" width="10rem" height="1rem" style={files} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
});
