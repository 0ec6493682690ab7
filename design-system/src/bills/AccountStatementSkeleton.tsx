import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./AccountStatementTable.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

const rows = ["first", "second", "third", "fourth", "fifth"];

/** Placeholder of a statement that is loading. */
export function AccountStatementSkeleton() {
  const words = useMessages(statementMessages);
  return (
    <SkeletonGroup label={words.loading} className={styles.skeleton}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="11rem" height="1lh" />
          <Skeleton width="6rem" height="0.8lh" />
          <Skeleton shape="pill" width="6.5rem" height="1.5rem" />
          <Skeleton width="5rem" height="0.8lh" style={{ justifySelf: "end" }} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
