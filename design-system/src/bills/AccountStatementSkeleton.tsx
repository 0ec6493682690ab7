import { useMemo } from "react";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { Table, type TableColumn } from "../data/Table.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import * as choice from "../layout/ChoiceTable.css.ts";
import { useMedia } from "../layout/useMedia.ts";
import { useWideWindow } from "../layout/useWideWindow.ts";
import { cx } from "../theme/cx.ts";
import { useMessages, type WordsOf } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./AccountStatementTable.css.ts";
import { StatementHead, type StatementHeadProps } from "./StatementHead.tsx";
import * as movements from "./StatementRows.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

const months = ["first", "second", "third"];

/** The columns of the statement, whose headers are known. */
const waitingColumns = (words: WordsOf<typeof statementMessages>, choosing: boolean, running: boolean): readonly TableColumn<string>[] => [
  ...(choosing ? [{ key: "choice", header: "", render: () => <Skeleton width={rem(1.25)} height={rem(1.25)} /> }] : []),
  {
    key: "document",
    header: words.document,
    rowHeader: true,
    render: () => (
      <span className={styles.who}>
        <Skeleton shape="glyph" width={rem(2.25)} height={rem(2.25)} />
        <span className={styles.twoLines}>
          <SkeletonLine width={rem(8)} height={rem(1)} />
          <span className={styles.second}>
            <SkeletonLine width={rem(9)} />
          </span>
        </span>
      </span>
    ),
  },
  { key: "emissionDate", header: running ? words.day : words.emissionDate, render: () => <SkeletonLine width={rem(6)} /> },
  { key: "expiryDate", header: words.expiryDate, render: () => <SkeletonLine width={rem(6)} /> },
  ...(running ? [] : [{ key: "payment", header: words.payment, render: () => <SkeletonLine width={rem(8)} /> }]),
  { key: "status", header: words.status, render: () => <Skeleton shape="pill" width={rem(6.5)} height={rem(1.75)} /> },
  { key: "amount", header: words.amount, align: "end", render: () => <SkeletonLine className={styles.atEnd} width={rem(4.5)} /> },
  ...(running
    ? [
        {
          key: "balance",
          header: words.balance,
          align: "end",
          render: () => <SkeletonLine className={styles.atEnd} width={rem(4.5)} />,
        } as const,
      ]
    : []),
];

interface AccountStatementSkeletonProps extends Omit<StatementHeadProps, "aside"> {
  /** True where documents can be chosen: the table is in a card with a bar above. @default false */
  choosing?: boolean | undefined;
  /** True if payments and balances may come with the documents. @default false */
  running?: boolean | undefined;
}

interface WaitingTableProps extends Pick<AccountStatementSkeletonProps, "choosing" | "running"> {
  /** Number of rows, where it is known. @default 5 */
  count?: number | undefined;
}

/** The table of the placeholder. */
export function WaitingTable({ choosing = false, running = false, count = 5 }: WaitingTableProps) {
  const words = useMessages(statementMessages);
  const columns = useMemo(() => waitingColumns(words, choosing, running), [words, choosing, running]);
  const rows = useMemo(() => Array.from({ length: count }, (_, index) => String(index)), [count]);
  return (
    <div className={choosing ? choice.card : undefined} aria-hidden="true">
      {choosing && <div className={choice.bar} />}
      <Table
        className={cx(styles.still, styles.table, choosing && choice.table)}
        inCard={choosing}
        caption={words.caption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => row}
      />
    </div>
  );
}

/** Placeholder of a statement that is loading: rows of a table, or months of movements where the table has no room. */
export function AccountStatementSkeleton({ choosing = false, running, ...order }: AccountStatementSkeletonProps) {
  const words = useMessages(statementMessages);
  const isNarrow = useMedia(styles.narrowFrame);
  const isWide = useWideWindow();
  return (
    <SkeletonGroup label={words.loading} className={styles.waiting}>
      <StatementHead aside={!isWide && <SkeletonLine width={rem(14)} />} {...order} />
      {!isNarrow && (
        <div className={styles.wide}>
          <WaitingTable choosing={choosing} running={running} />
        </div>
      )}
      <div className={isNarrow ? undefined : styles.list} aria-hidden="true">
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
              <RowGroupSkeleton count={2} small />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
