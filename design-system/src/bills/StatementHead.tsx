import type { ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./AccountStatementTable.css.ts";
import type { AccountStatementSort } from "./accountStatement.ts";
import { StatementOrder } from "./StatementOrder.tsx";

export interface StatementHeadProps {
  aside?: ReactNode;
  sort?: AccountStatementSort | undefined;
  onSort?: ((sort: AccountStatementSort) => void) | undefined;
}

/** The line above the documents: text, and in a narrow frame the field that sorts. Without both it is left out. */
export const StatementHead = ({ aside, sort, onSort }: StatementHeadProps) =>
  aside || onSort ? (
    <div className={cx(styles.head, !aside && styles.narrow)}>
      <span className={styles.aside}>{aside}</span>
      {sort && onSort && <StatementOrder className={styles.order} sort={sort} onSort={onSort} />}
    </div>
  ) : null;
