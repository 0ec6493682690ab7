import { group } from "../data/RowGroup.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./AccountStatementTable.css.ts";
import { StatementHead, type StatementHeadProps } from "./StatementHead.tsx";
import * as movements from "./StatementRows.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

const rows = ["first", "second", "third", "fourth", "fifth"];
const months = ["first", "second", "third"];
const inMonth = ["first", "second"];

/** Placeholder of a statement that is loading: rows of a table, or months of movements where the table has no room. */
export function AccountStatementSkeleton(order: Omit<StatementHeadProps, "aside">) {
  const words = useMessages(statementMessages);
  return (
    <SkeletonGroup label={words.loading} className={styles.waiting}>
      <StatementHead aside={<SkeletonLine width="7rem" />} {...order} />
      <div className={styles.wide}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="11rem" height="1lh" />
            <Skeleton width="6rem" height="0.8lh" />
            <Skeleton shape="pill" width="6.5rem" height="1.5rem" />
            <Skeleton width="5rem" height="0.8lh" style={{ justifySelf: "end" }} />
          </div>
        ))}
      </div>
      <div className={styles.list} aria-hidden="true">
        <div className={movements.months}>
          {months.map((month) => (
            <div key={month}>
              <div className={movements.head}>
                <span className={movements.closing}>
                  <SkeletonLine width="7.5rem" />
                </span>
                <span className={movements.closing}>
                  <SkeletonLine width="5.5rem" />
                </span>
              </div>
              <ul className={group}>
                {inMonth.map((row) => (
                  <li key={row}>
                    <div className={movements.row}>
                      <Skeleton shape="glyph" width="2.75rem" height="2.75rem" style={{ flexShrink: 0 }} />
                      <span className={movements.words}>
                        <span className={movements.name}>
                          <SkeletonLine width="8rem" height="1rem" />
                        </span>
                        <span className={movements.quiet}>
                          <SkeletonLine width="11rem" />
                        </span>
                      </span>
                      <span className={movements.figures} style={{ justifyItems: "end" }}>
                        <SkeletonLine width="4.5rem" height="1rem" />
                        <SkeletonLine width="3.5rem" />
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
