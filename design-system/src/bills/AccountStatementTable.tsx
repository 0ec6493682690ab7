import { forwardRef, type HTMLAttributes, type ReactNode, useMemo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { formatDate } from "../data/dates.ts";
import { formatMoney, formatNumber } from "../data/format.ts";
import { dataMessages } from "../data/messages.it.ts";
import { Table, type TableColumn } from "../data/Table.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NoBillsIllustration } from "../feedback/illustrations/NoBillsIllustration.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { AccountStatementSkeleton } from "./AccountStatementSkeleton.tsx";
import * as styles from "./AccountStatementTable.css.ts";
import { type AccountStatementRow, type AccountStatementSort, statementSortKeys } from "./accountStatement.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import { statementMessages } from "./statementMessages.it.ts";

export interface AccountStatementTableProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How loading stands (AP-08). */
  state: "loading" | "loaded" | "failed";
  /** In the order in which they are shown, each `id` once. Keep them stable between renders. @default none */
  rows?: readonly AccountStatementRow[] | undefined;
  /** How `rows` are sorted now. */
  sort?: AccountStatementSort | undefined;
  /** A header was pressed: sort by it. Without it nothing can be sorted. `sortStatement` sorts rows that are all here. */
  onSort?: ((sort: AccountStatementSort) => void) | undefined;
  /** Euros of all the documents that the filter finds, those not loaded too: the last row. */
  total?: number | null | undefined;
  /** How many documents `total` is of. */
  totalCount?: number | undefined;
  /** A filter narrows the statement: without rows it says so instead of "none yet". @default false */
  filtered?: boolean | undefined;
  /** Asked for where the filter leaves nothing. */
  onClearFilters?: (() => void) | undefined;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** There are more documents than these: shows the button. @default false */
  hasMore?: boolean | undefined;
  /** Asks for more; give them in `rows`, at once or when they come. */
  onLoadMore?: (() => void) | undefined;
  /** They are coming. @default false */
  loadingMore?: boolean | undefined;
  /** How many the next press adds. @default 10 (BL-08) */
  step?: number | undefined;
  /** The table's name, shown above it. @default "Estratto conto", only read */
  caption?: ReactNode;
  /** Place of the panels' headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

type Key = "document" | "expiryDate" | "payment" | (typeof statementSortKeys)[number];

const conditions = { bank: "conditionBank", booklet: "conditionBooklet", postal: "conditionPostal" } as const;

type Words = WordsOf<typeof statementMessages>;

function documentCell(row: AccountStatementRow, words: Words, commodities: WordsOf<typeof dataMessages>) {
  const number = fill(words.number, { year: row.year, number: row.number });
  const commodity = commodities[row.commodity];
  return (
    <>
      {row.href === undefined ? number : <Link href={row.href}>{number}</Link>}
      <span className={styles.second}>{row.supplyName ? fill(words.ofSupply, { commodity, supply: row.supplyName }) : commodity}</span>
    </>
  );
}

function paymentCell({ paymentCondition, paymentDate }: AccountStatementRow, words: Words) {
  const condition = paymentCondition ? words[conditions[paymentCondition]] : undefined;
  const date = formatDate(paymentDate);
  if (!condition && !date) return undefined;
  return (
    <div className={styles.whole}>
      {condition}
      {date && <span className={condition && styles.second}>{fill(words.paidOn, { date })}</span>}
    </div>
  );
}

const toColumns = (
  words: Words,
  commodities: WordsOf<typeof dataMessages>,
  sortable: boolean,
): readonly TableColumn<AccountStatementRow, Key>[] => [
  { key: "document", header: words.document, rowHeader: true, render: (row) => documentCell(row, words, commodities) },
  { key: "emissionDate", header: words.emissionDate, noWrap: true, sortable, render: ({ emissionDate }) => formatDate(emissionDate) },
  { key: "expiryDate", header: words.expiryDate, noWrap: true, render: ({ expiryDate }) => formatDate(expiryDate) },
  { key: "payment", header: words.payment, render: (row) => paymentCell(row, words) },
  {
    key: "status",
    header: words.status,
    noWrap: true,
    sortable,
    render: ({ status, amount }) => <PaymentStatusTag status={status} amount={amount} />,
  },
  {
    key: "amount",
    header: words.amount,
    align: "end",
    sortable,
    render: ({ amount }) => (Number.isFinite(amount) ? formatMoney(amount) : undefined),
  },
];

/**
 * The account statement (AS-01, AS-02): documents with their dates, payment, status and amount, and what they come to. Loading,
 * failed, none yet and none with this filter are four different things. At 320 px each document is a block. State: `data-state`.
 */
export const AccountStatementTable = forwardRef<HTMLDivElement, AccountStatementTableProps>(function AccountStatementTable(
  {
    state,
    rows = [],
    sort,
    onSort,
    total,
    totalCount,
    filtered = false,
    onClearFilters,
    onRetry,
    hasMore = false,
    onLoadMore,
    loadingMore,
    step = 10,
    caption,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(statementMessages);
  const commodities = useMessages(dataMessages);
  const table = useRef<HTMLTableElement>(null);
  const sortable = onSort !== undefined;
  const columns = useMemo(() => toColumns(words, commodities, sortable), [words, commodities, sortable]);
  const plural = (one: string, other: string, count: number) => fill(count === 1 ? one : other, { count: formatNumber(count) });
  const totalLabel = totalCount === undefined ? words.total : plural(words.totalOne, words.totalOther, totalCount);

  const body = () => {
    if (state === "loading") return <AccountStatementSkeleton />;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} level={headingLevel} onRetry={onRetry} />;
    if (rows.length === 0)
      return filtered ? (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          level={headingLevel}
          title={words.nothingFoundTitle}
          description={words.nothingFoundDescription}
          action={
            onClearFilters && (
              <Button variant="secondary" onClick={onClearFilters}>
                {words.clearFilters}
              </Button>
            )
          }
        />
      ) : (
        <EmptyState
          illustration={<NoBillsIllustration />}
          level={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    return (
      <>
        <Table
          ref={table}
          caption={caption ?? words.caption}
          hideCaption={caption === undefined}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={({ column, direction }) => {
            const key = statementSortKeys.find((each) => each === column);
            if (key) onSort?.({ column: key, direction });
          }}
          footer={total == null ? undefined : { document: <span className={styles.whole}>{totalLabel}</span>, amount: formatMoney(total) }}
        />
        <LoadMore
          count={rows.length}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          loading={loadingMore}
          label={plural(words.moreOne, words.moreOther, step)}
          loadedText={(added) => plural(words.loadedOne, words.loadedOther, added)}
          findItem={(index) => table.current?.tBodies[0]?.rows[index]?.querySelector("th")}
        />
      </>
    );
  };
  return (
    <div {...rest} ref={ref} className={cx(styles.statement, className)} data-state={state}>
      {body()}
    </div>
  );
});
