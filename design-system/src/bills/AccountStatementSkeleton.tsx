import { group } from "../data/RowGroup.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
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
      <StatementHead aside={<SkeletonLine width={rem(7)} />} {...order} />
      <div className={styles.wide}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={rem(11)} height="1lh" />
            <Skeleton width={rem(6)} height="0.8lh" />
            <Skeleton shape="pill" width={rem(6.5)} height={rem(1.5)} />
            <Skeleton width={rem(5)} height="0.8lh" style={{ justifySelf: "end" }} />
          </div>
        ))}
      </div>
      <div className={styles.list} aria-hidden="true">
        <div className={movements.months}>
          {months.map((month) => (
            <div key={month}>
              <div className={movements.head}>
                <span className={movements.closing}>
                  <SkeletonLine width={rem(7.5)} />
                </span>
                <span className={movements.closing}>
                  <SkeletonLine width={rem(5.5)} />
                </span>
              </div>
              <ul className={group}>
                {inMonth.map((row) => (
                  <li key={row}>
                    <div className={movements.row}>
                      <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} style={{ flexShrink: 0 }} />
                      <span className={movements.words}>
                        <span className={movements.name}>
                          <SkeletonLine width={rem(8)} height={rem(1)} />
                        </span>
                        <span className={movements.quiet}>
                          <SkeletonLine width={rem(11)} />
                        </span>
                      </span>
                      <span className={movements.figures} style={{ justifyItems: "end" }}>
                        <SkeletonLine width={rem(4.5)} height={rem(1)} />
                        <SkeletonLine width={rem(3.5)} />
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
