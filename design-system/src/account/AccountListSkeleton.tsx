import { group } from "../data/RowGroup.css.ts";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { cx } from "../theme/cx.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./RequestList.css.ts";

/** Placeholder of notifications that are loading. */
export const AccountListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <RowGroupSkeleton values={false} />
  </SkeletonGroup>
);

/** Lines of an entry below its title: quiet ones, ones of the size of text, and a tag with a line of its own. */
export type EntryLine = "quiet" | "text" | "tag";

/** Placeholder of entries without a glyph that are loading, such as requests and changes, as high as they will be. */
export const EntriesSkeleton = ({ label, lines }: { label: string; lines: readonly EntryLine[] }) => (
  <SkeletonGroup label={label}>
    <ul aria-hidden="true" className={cx(group, styles.list)}>
      {[0, 1, 2].map((entry) => (
        <li key={entry}>
          <div className={styles.request}>
            <div className={styles.head}>
              <span className={cx(styles.type, styles.facts)}>
                <SkeletonLine width={rem(9)} height={rem(1)} />
              </span>
            </div>
            {lines.map((line, index) =>
              line === "tag" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
                <Skeleton key={index} shape="pill" className={styles.tag} width={rem(7)} height={rem(1.75)} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
                <p key={index} className={line === "quiet" ? styles.fact : undefined}>
                  <SkeletonLine width={rem(line === "quiet" ? 11 : 14)} />
                </p>
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  </SkeletonGroup>
);
