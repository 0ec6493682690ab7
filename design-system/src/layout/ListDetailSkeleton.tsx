import type { ComponentProps, ReactNode } from "react";
import { EntryRowSkeleton } from "../data/EntryRowSkeleton.tsx";
import * as groups from "../data/GroupedRows.css.ts";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { rem } from "../theme/rem.ts";
import * as styles from "./ListDetail.css.ts";

interface ListDetailSkeletonProps extends ComponentProps<typeof EntryRowSkeleton> {
  /** Text for screen readers. */
  label: string;
  /** Placeholder of the detail. */
  children: ReactNode;
}

/** Placeholder of a `ListDetail` that is loading: its columns, a group of `GroupedRows`, and the detail. Internal: the pages draw it. */
export const ListDetailSkeleton = ({ label, children, ...entry }: ListDetailSkeletonProps) => (
  <SkeletonGroup label={label} className={styles.listDetail}>
    <div className={styles.list}>
      <div className={groups.card}>
        <div className={groups.body}>
          <div className={groups.band}>
            <SkeletonLine width={rem(5)} />
          </div>
          <ul aria-hidden="true">
            {[0, 1, 2, 3].map((row) => (
              <EntryRowSkeleton key={row} {...entry} />
            ))}
          </ul>
        </div>
      </div>
    </div>
    <div className={styles.column}>
      <div className={styles.detail}>{children}</div>
    </div>
  </SkeletonGroup>
);
