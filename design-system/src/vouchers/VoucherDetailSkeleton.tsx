import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Panel } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./VoucherDetail.css.ts";
import * as bars from "./VoucherDetailSkeleton.css.ts";

interface VoucherDetailSkeletonProps {
  /** Text for screen readers. */
  label: string;
  /** True if a phone will have the button of the barcode. */
  barcode: boolean;
}

/** Placeholder of a `VoucherDetail` that is loading: the value with its button and facts, and the text. Internal: `VoucherView` draws it. */
export const VoucherDetailSkeleton = ({ label, barcode }: VoucherDetailSkeletonProps) => (
  <SkeletonGroup label={label} className={styles.detail}>
    <Panel className={styles.summary}>
      <div className={styles.head}>
        <Skeleton shape="glyph" className={bars.logo} />
        <div className={styles.words}>
          <Skeleton className={bars.name} />
          <span className={styles.amount}>
            <Skeleton className={bars.amount} />
          </span>
          <Skeleton shape="pill" className={bars.tag} />
        </div>
      </div>
      <div className={styles.actions}>
        {barcode && <Skeleton shape="control" className={cx(bars.button, styles.phoneOnly)} />}
        <Skeleton shape="control" className={bars.button} />
      </div>
      <div>
        <Skeleton className={bars.fact} />
        <Skeleton className={bars.fact} />
      </div>
      <Skeleton className={bars.phone} />
    </Panel>
    <div className={styles.reading}>
      <div className={styles.section}>
        <Skeleton className={bars.heading} />
        <Skeleton className={bars.fact} />
      </div>
      <div className={styles.section}>
        <Skeleton className={bars.heading} />
        <Skeleton shape="control" className={bars.row} />
        <Skeleton shape="control" className={bars.row} />
      </div>
    </div>
  </SkeletonGroup>
);
