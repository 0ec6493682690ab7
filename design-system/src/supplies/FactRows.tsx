import type { ReactNode } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { Card } from "../layout/Card.tsx";
import { rem } from "../theme/rem.ts";
import * as styles from "./FactRows.css.ts";

interface FactRowsProps {
  /** Facts with unique labels. One without a value is left out. */
  rows: readonly { label: string; value?: ReactNode }[];
  /** Content below the rows. */
  children?: ReactNode;
}

/** Facts as rows of one card, the value at the end of each. Nothing where none is known. Internal. */
export function FactRows({ rows, children }: FactRowsProps) {
  const known = rows.filter(({ value }) => !isAbsent(value));
  if (known.length === 0) return null;
  return (
    <Card className={styles.card}>
      <dl>
        {known.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.foot}>{children}</div>}
    </Card>
  );
}

/** Placeholder of facts that are loading, as high as their rows. Put it in a `SkeletonGroup`. Internal. */
export const FactRowsSkeleton = ({ count }: { count: number }) => (
  <Card className={styles.card}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
      <div key={index} className={styles.row}>
        <SkeletonLine width={rem(7)} height={rem(1)} />
        <SkeletonLine width={rem(6)} height={rem(1)} />
      </div>
    ))}
  </Card>
);
