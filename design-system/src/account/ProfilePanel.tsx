import { Loaded, type LoadedProps } from "../data/Loaded.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { narrow } from "../layout/Card.css.ts";
import { Card } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./SettingRows.css.ts";

interface ProfilePanelProps<T> extends Pick<LoadedProps<T>, "load" | "empty" | "failedTitle" | "children"> {
  /** Number of rows of the placeholder. */
  lines: number;
  /** Text while loading. */
  loading: string;
}

/** The content of an account page in each loading state: while it loads, rows of a label and a value in one card. Internal. */
export function ProfilePanel<T>({ lines, loading, ...rest }: ProfilePanelProps<T>) {
  const skeleton = (
    <SkeletonGroup label={loading}>
      <Card className={cx(styles.card, narrow)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name of their own.
          <div key={line} className={styles.row}>
            <span className={styles.label}>
              <SkeletonLine width={rem(7)} />
            </span>
            <span className={styles.value}>
              <SkeletonLine width={rem(line % 2 === 0 ? 13 : 10)} height={rem(1)} />
            </span>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
  return <Loaded {...rest} loading={skeleton} />;
}
