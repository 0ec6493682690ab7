// Over 200 lines: half of them are props with their words, and the states of one table are read together.
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { filterMessages } from "../data/filterMessages.it.ts";
import type { LoadState } from "../data/loadState.ts";
import { dataMessages } from "../data/messages.it.ts";
import { Table, type TableProps } from "../data/Table.tsx";
import { useFormats } from "../data/useFormats.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NoBillsIllustration } from "../feedback/illustrations/NoBillsIllustration.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { useMedia } from "../layout/useMedia.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { latePart } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import { AccountStatementSkeleton, WaitingTable } from "./AccountStatementSkeleton.tsx";
import * as styles from "./AccountStatementTable.css.ts";
import { type AccountStatementRow, type AccountStatementSort, type StatementSums, statementSortKeys } from "./accountStatement.ts";
import { documentAt } from "./documentAt.ts";
import type { StatementChoice } from "./StatementChoiceTable.tsx";
import { StatementHead } from "./StatementHead.tsx";
import { StatementRows } from "./StatementRows.tsx";
import { StatementTotal } from "./StatementTotal.tsx";
import { documentNumber, isDocument, type StatementColumnKey, statementColumns } from "./statementColumns.tsx";
import { statementMessages } from "./statementMessages.it.ts";
import { documentMovements, type StatementMovement, statementMovements } from "./statementMovements.ts";

/** Loaded where documents can be chosen, while these are loading. */
const choicePart = latePart("StatementChoiceTable", () => import("./StatementChoiceTable.tsx"));

const keyOf = ({ id }: StatementMovement) => id;

/** Props, over 12 because the table has rows, order, total, filter and loading of its own. */
export interface AccountStatementTableProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Loading state (AP-08). */
  state: LoadState;
  /** Rows in display order, with unique `id`s. Keep them stable between renders. @default none */
  rows?: readonly AccountStatementRow[] | undefined;
  /** Current order of `rows`. */
  sort?: AccountStatementSort | undefined;
  /**
   * Called when a header is pressed, with the new order. Without it the table is not sortable. `sortStatement` sorts rows that are all
   * loaded.
   */
  onSort?: ((sort: AccountStatementSort) => void) | undefined;
  /**
   * Movements shown in place of the table where it has no room, newest first. With their balances (`withBalances`) they are the rows of the
   * table too. @default those of `rows`, without balances
   */
  movements?: readonly StatementMovement[] | undefined;
  /** Total in euros of all documents that match the filter, including those not loaded: shown below them. */
  total?: number | null | undefined;
  /** Number of documents in `total`. */
  totalCount?: number | undefined;
  /** Sum from the issued bills to the open amount, if it is known of all documents: shown in place of `total`. */
  sums?: StatementSums | undefined;
  /** True if a filter is active. Without rows, the empty state then mentions the filter. @default false */
  filtered?: boolean | undefined;
  /** Called by the button of the empty state when the filter matches nothing. */
  onClearFilters?: (() => void) | undefined;
  /** Called by the "Riprova" button, which appears after a failure if this is set. */
  onRetry?: (() => void) | undefined;
  /** True while more documents exist: shows the button that loads them. @default false */
  hasMore?: boolean | undefined;
  /** Requests more documents. Add them to `rows`, at once or when they arrive. */
  onLoadMore?: (() => void) | undefined;
  /** True while more documents are loading. @default false */
  loadingMore?: boolean | undefined;
  /** Number of documents that the next press adds. @default 10 (BL-08) */
  step?: number | undefined;
  /**
   * Lets the customer choose documents of the table: which are chosen, and what can be done with them. The list of a narrow frame has no
   * choice. @default no choice
   */
  choice?: StatementChoice | undefined;
  /** Text above the documents, such as their number; in a narrow frame beside the field that sorts. */
  aside?: ReactNode;
  /** Caption above the table. @default "Estratto conto", for screen readers only */
  caption?: ReactNode;
  /** Heading level of the empty and failed states. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The account statement (AS-01, AS-02): documents with their dates, payment, status and amount, and their total. It has different states for
 * loading, failed, no documents, and no documents that match the filter. Where the balance after each movement is known, payments are rows
 * too. In a frame narrower than 864 px it is a list of movements by month instead. State: `data-state`.
 */
export const AccountStatementTable = forwardRef<HTMLDivElement, AccountStatementTableProps>(function AccountStatementTable(
  {
    state,
    rows = [],
    sort,
    onSort,
    movements,
    total,
    totalCount,
    sums,
    filtered = false,
    onClearFilters,
    onRetry,
    hasMore = false,
    onLoadMore,
    loadingMore,
    step = 10,
    choice,
    aside,
    caption,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production")
    for (const { amount } of rows) checkAmount("bills/AccountStatementTable", "rows.amount", amount);
  const words = useMessages(statementMessages);
  const formats = useFormats();
  const { formatCount } = formats;
  const filterWords = useMessages(filterMessages);
  const kinds = useMessages(dataMessages);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  // A window without room for the table has no frame that has it: there the list is drawn alone.
  const isNarrow = useMedia(styles.narrowFrame);
  const sortable = onSort !== undefined;
  const today = useProvidedToday();
  const monthly = !sort || (sort.column === "emissionDate" && sort.direction === "descending");
  const shown = useMemo(() => movements ?? (monthly ? statementMovements(rows) : documentMovements(rows)), [movements, monthly, rows]);
  // The rows of a narrow frame are more than the documents that are counted.
  const hasPayments = shown.some(({ kind }) => kind === "payment" || kind === "refund");

  const running = monthly && shown.some(({ balance }) => balance !== undefined);
  const tableRows = useMemo(() => (running ? shown : documentMovements(rows)), [running, shown, rows]);
  const columns = useMemo(
    () => statementColumns(words, kinds, sortable, formats, today, running),
    [words, kinds, sortable, formats, today, running],
  );

  const nameOf = useCallback((each: StatementMovement) => (isDocument(each) ? documentNumber(each.row, words) : undefined), [words]);
  const table: TableProps<StatementMovement, StatementColumnKey> = {
    className: styles.table,
    caption: caption ?? words.caption,
    hideCaption: caption === undefined,
    columns,
    rows: tableRows,
    rowKey: keyOf,
    sort,
    onSort: ({ column, direction }) => {
      const key = statementSortKeys.find((each) => each === column);
      if (key) onSort?.({ column: key, direction });
    },
  };

  const isChoosing = choice !== undefined;
  useEffect(() => {
    if (isChoosing) void choicePart.preload();
  }, [isChoosing]);

  const documents = () => (
    <>
      {!isNarrow && (
        <div className={styles.wide}>
          {choice ? (
            <Suspense fallback={<WaitingTable choosing running={running} count={tableRows.length} />}>
              <choicePart.Component {...table} {...choice} nameOf={nameOf} />
            </Suspense>
          ) : (
            <Table {...table} />
          )}
        </div>
      )}
      <div className={isNarrow ? undefined : styles.list}>
        <StatementRows movements={shown} monthly={monthly} headingLevel={headingLevel} />
      </div>
    </>
  );

  const body = () => {
    if (state === "loading") {
      return <AccountStatementSkeleton sort={sort} onSort={onSort} choosing={isChoosing} running={isChoosing && monthly && !filtered} />;
    }
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} headingLevel={headingLevel} onRetry={onRetry} />;
    if (rows.length === 0)
      return filtered ? (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          headingLevel={headingLevel}
          title={words.nothingFoundTitle}
          description={words.nothingFoundDescription}
          action={
            onClearFilters && (
              <Button variant="secondary" onClick={onClearFilters}>
                {filterWords.clear}
              </Button>
            )
          }
        />
      ) : (
        <EmptyState
          illustration={<NoBillsIllustration />}
          headingLevel={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    return (
      <>
        <StatementHead
          aside={
            aside && (
              <>
                {aside}
                {hasPayments && <span className={running ? undefined : styles.movementsOnly}>{words.withPayments}</span>}
              </>
            )
          }
          sort={sort}
          onSort={onSort}
        />
        {documents()}
        <div className={choice ? styles.footOfCard : styles.foot}>
          {total != null && <StatementTotal total={total} totalCount={totalCount} sums={sums} />}
          <LoadMore
            count={rows.length}
            hasMore={hasMore}
            onLoadMore={onLoadMore}
            loading={loadingMore}
            label={formatCount(words.moreOne, words.moreOther, step)}
            loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
            findItem={(index) => {
              const id = rows[index]?.id;
              return documentAt(
                frame.current,
                tableRows.findIndex((row) => row.id === id),
                id,
              );
            }}
          />
        </div>
      </>
    );
  };
  return (
    <div {...rest} ref={frame} className={cx(styles.statement, className)} data-state={state}>
      {body()}
    </div>
  );
});
