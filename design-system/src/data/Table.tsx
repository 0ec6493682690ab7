// Over 200 lines: props, cells and sorting of one component, which are only read together.
import {
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type TableHTMLAttributes,
} from "react";
import { ArrowDownIcon } from "../icons/ArrowDownIcon.ts";
import { ArrowUpIcon } from "../icons/ArrowUpIcon.ts";
import { SortIcon } from "../icons/SortIcon.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import type { Align } from "../theme/align.ts";
import { useAnnounce } from "../theme/announce.ts";
import { cx } from "../theme/cx.ts";
import { isInteractive, useEffect, useRef } from "../theme/hooks.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import { useStable } from "../theme/useStable.ts";
import { Absent } from "./Absent.tsx";
import { isAbsent } from "./isAbsent.ts";
import * as styles from "./Table.css.ts";
import { tableMessages } from "./tableMessages.it.ts";
import { tablePart as part } from "./tablePart.ts";

/** Directions in which a column sorts. */
export const sortDirections = ["ascending", "descending"] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  /** One to three words. In the block layout it is also the label of each value. */
  header: string;
  /** Use `end` for figures, so that their digits line up. @default "start" */
  align?: Align | undefined;
  /** Prevents line breaks: for dates and codes. @default true with align "end", false with "start" */
  noWrap?: boolean | undefined;
  /** Makes the header a button that sorts. @default false */
  sortable?: boolean | undefined;
  /** Hides the header visually, for a column of controls. @default false */
  hideHeader?: boolean | undefined;
  /** Makes the cell the row's header, and its title in the block layout. Use it for one column per table. @default false */
  rowHeader?: boolean | undefined;
  /** Returns the cell's content. Null, undefined and "" show as "–". */
  render: (row: Row) => ReactNode;
}

export interface TableSort<Key extends string = string> {
  column: Key;
  direction: SortDirection;
}

export interface TableProps<Row, Key extends string = string> extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Accessible name of the table: what it contains (WCAG 1.3.1). */
  caption: ReactNode;
  /** Hides the caption visually, for a table below a heading that says the same. @default false */
  hideCaption?: boolean | undefined;
  /** For up to six columns of short figures: smaller text and rows of 40 px, so that the columns fit a phone. @default false */
  compact?: boolean | undefined;
  /** For a table that fills a card: its first and last cells stand as far from the edge as the card's text. @default false */
  inCard?: boolean | undefined;
  /** Keep the array stable between renders: a row is rendered again only when it or the columns change. */
  columns: readonly TableColumn<Row, Key>[];
  /** Rows in display order. The table does not sort them. */
  rows: readonly Row[];
  /** Returns a unique key of the row. */
  rowKey: (row: Row) => string;
  /** Current order of `rows`. A change is announced through the page's `LiveRegion` (WCAG 4.1.3). */
  sort?: TableSort<Key> | undefined;
  /** Called when a sortable header is pressed, with the new order: ascending first, reversed if the column is already sorted. */
  onSort?: ((sort: TableSort<Key>) => void) | undefined;
  /** A last row, such as totals, by column. Columns without a value stay blank. */
  footer?: { readonly [Column in Key]?: ReactNode } | undefined;
  /** Content shown when there are no rows. @default "Non c’è ancora niente da mostrare." */
  empty?: ReactNode;
}

interface CellProps {
  column: TableColumn<never>;
  children: ReactNode;
}

function Cell({ column: { header, align = "start", noWrap = align === "end", rowHeader }, children }: CellProps) {
  const look = cx(rowHeader ? styles.rowHeader : styles.cell, styles.aligned[align], noWrap && styles.unbroken);
  const content = isAbsent(children) ? <Absent /> : children;
  return rowHeader ? (
    <th {...part.rowHeader} className={look}>
      {content}
    </th>
  ) : (
    <td {...part.cell} className={look} data-label={header}>
      {content}
    </td>
  );
}

const BodyRow = memo(function BodyRow<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  return (
    <tr {...part.row} className={styles.row}>
      {columns.map((column) => (
        <Cell key={column.key} column={column}>
          {column.render(row)}
        </Cell>
      ))}
    </tr>
  );
}) as <Row>(props: { columns: readonly TableColumn<Row>[]; row: Row }) => ReactElement;

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon };

/**
 * Records compared column by column. In a container narrower than 640 px (15rem if `compact`) each row becomes a block with a label before
 * each value, so nothing scrolls sideways (WCAG 1.4.10). The ref is the native `table`.
 */
export const Table = forwardRef(function Table<Row, Key extends string>(
  { caption, hideCaption, compact, inCard, columns, rows, rowKey, sort, onSort, footer, empty, className, ...rest }: TableProps<Row, Key>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("data/Table", "caption", caption, rest);
    checkIds(
      "data/Table",
      "columns",
      columns.map(({ key }) => key),
    );
    checkIds("data/Table", "rowKey", rows.map(rowKey));
    // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
    useStable("data/Table", "columns", columns, columns.map(({ key, header }) => `${key} ${header}`).join());
  }
  const words = useMessages(tableMessages);
  const announce = useAnnounce();
  const { column: sortedBy, direction = "none" } = sort ?? {};
  const sortedHeader = columns.find(({ key }) => key === sortedBy)?.header;

  const announced = useRef({ sortedHeader, direction });
  useEffect(() => {
    const before = announced.current;
    announced.current = { sortedHeader, direction };
    if (!sortedHeader || (before.sortedHeader === sortedHeader && before.direction === direction)) return;
    announce(fill(direction === "ascending" ? words.sortedAscending : words.sortedDescending, { column: sortedHeader }));
  }, [sortedHeader, direction, words, announce]);

  const header = ({ key, header: title, align = "start", sortable, hideHeader }: TableColumn<Row, Key>) => {
    const label = hideHeader ? <VisuallyHidden>{title}</VisuallyHidden> : title;
    const order = key === sortedBy ? direction : "none";
    const SortShape = sortIcons[order];
    return (
      <th
        key={key}
        {...part.columnHeader}
        className={cx(sortable ? styles.sortable : styles.unsortable, styles.aligned[align])}
        aria-sort={order === "none" ? undefined : order}
      >
        {sortable && isInteractive ? (
          <button
            type="button"
            className={styles.sortButton}
            onClick={() => onSort?.({ column: key, direction: order === "ascending" ? "descending" : "ascending" })}
          >
            {title}
            <SortShape />
          </button>
        ) : (
          label
        )}
      </th>
    );
  };

  return (
    <div className={compact ? styles.compactFrame : styles.frame}>
      <table
        {...rest}
        {...part.table}
        ref={ref}
        className={cx(styles.table, compact && styles.compact, inCard && styles.inCard, className)}
      >
        <caption className={hideCaption ? visuallyHidden : styles.caption}>{caption}</caption>
        <thead {...part.group} className={styles.body}>
          <tr {...part.row} className={styles.headerRow}>
            {columns.map(header)}
          </tr>
        </thead>
        <tbody {...part.group} className={styles.body}>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} columns={columns} row={row} />
          ))}
          {rows.length === 0 && (
            <tr {...part.row} className={styles.row}>
              <td {...part.cell} colSpan={columns.length} className={styles.empty}>
                {empty ?? words.empty}
              </td>
            </tr>
          )}
        </tbody>
        {footer && (
          <tfoot {...part.group} className={styles.footer}>
            <tr {...part.row} className={styles.row}>
              {columns.map((column) =>
                isAbsent(footer[column.key]) ? (
                  <td key={column.key} {...part.cell} className={styles.blank} />
                ) : (
                  <Cell key={column.key} column={column}>
                    {footer[column.key]}
                  </Cell>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}) as <Row, Key extends string = string>(props: TableProps<Row, Key> & RefAttributes<HTMLTableElement>) => ReactElement;
