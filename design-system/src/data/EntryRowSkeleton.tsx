import { vars } from "@favilla/tokens";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./RowGroup.css.ts";

interface EntryRowSkeletonProps {
  /** True if the row will begin with a glyph. @default false */
  glyph?: boolean | undefined;
  /** Lines above the note: a title, or the two of a text. @default 1 */
  lines?: 1 | 2 | undefined;
}

/** Placeholder of a row without a value, such as a request, a notification or a sent reading. Internal: placeholders of lists draw it. */
export const EntryRowSkeleton = ({ glyph = false, lines = 1 }: EntryRowSkeletonProps) => (
  <li aria-hidden="true">
    <div className={cx(styles.row, styles.still)}>
      {glyph && <Skeleton shape="glyph" width={vars.glyph.size} height={vars.glyph.size} style={{ flexShrink: 0 }} />}
      <span className={styles.words}>
        {lines === 2 && <SkeletonLine height={rem(1)} />}
        <SkeletonLine width={rem(9)} height={rem(1)} />
        <span className={styles.quiet}>
          <SkeletonLine width={rem(11)} />
        </span>
      </span>
    </div>
  </li>
);
