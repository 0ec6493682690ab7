import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Table, type TableColumn, type TableProps } from "../data/Table.tsx";
import * as choice from "../forms/Choice.css.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useStable } from "../theme/useStable.ts";
import { tones } from "./Card.css.ts";
import * as styles from "./ChoiceTable.css.ts";
import { choiceMessages } from "./choiceMessages.it.ts";

/** Rows that one press chooses. */
export interface ChoiceTableGroup {
  /** Label of the button: "Tutto il 2026". */
  label: string;
  keys: readonly string[];
}

/** Props, over 12 because a table, what is chosen in it and what is done with that are one component. */
export interface ChoiceTableProps<Row, Key extends string = string> extends Omit<TableProps<Row, Key>, "compact" | "inCard" | "footer"> {
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Called with the keys that are chosen after a press. */
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Keys of all rows that can be chosen, also of those that are not shown yet. */
  all: readonly string[];
  /** Name of a row, which its box has: "n. 2026 / 1045231". A row without a name has no box. Keep it stable between renders. */
  nameOf: (row: Row) => string | undefined;
  /** Name of the button that chooses all rows. @default "Scegli tutte le 31" */
  allText?: string | undefined;
  /** Number of all rows, if `all` lacks some that have not come yet. @default that of `all` */
  total?: number | undefined;
  /** Called by the button that chooses all rows, if `all` lacks some: get them, then choose all. */
  onAll?: (() => void) | undefined;
  /** True while they are coming. @default false */
  allComing?: boolean | undefined;
  /** Sum of the chosen rows, beside their number. */
  sum?: ReactNode;
  /** Buttons for what is chosen. They are shown while something is. */
  actions: ReactNode;
  /** Rows that one press chooses, shown while nothing is chosen. */
  groups?: readonly ChoiceTableGroup[] | undefined;
  /** Below the rows: the button that shows more, and totals. */
  foot?: ReactNode;
}

interface Choice {
  chosen: ReadonlySet<string>;
  toggle: (keys: readonly string[], into: boolean) => void;
}

const ChoiceContext = createContext<Choice>({ chosen: new Set(), toggle: () => undefined });

interface BoxProps {
  keys: readonly string[];
  label: string;
}

/** A box that stands for one row, or for several: half full while only some are chosen. */
function Box({ keys, label }: BoxProps) {
  const { chosen, toggle } = useContext(ChoiceContext);
  const input = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isFull = count > 0 && count === keys.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !isFull;
  }, [count, isFull]);
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        className={cx(choice.input, choice.shapes.checkbox, styles.box)}
        checked={isFull}
        onChange={({ currentTarget }) => toggle(keys, currentTarget.checked)}
      />
    </label>
  );
}

/**
 * A table in a card whose rows can be chosen (BL-177): a bar above says how many are, and what can be done with them. The box of the bar takes
 * the rows that are shown; once it is full, a button offers all of them. Choices stay while rows are sorted, searched and added.
 */
export function ChoiceTable<Row, Key extends string = string>({
  chosen,
  onChoose,
  all,
  nameOf,
  allText,
  total = all.length,
  onAll,
  allComing = false,
  sum,
  actions,
  groups = [],
  foot,
  columns,
  rows,
  rowKey,
  className,
  ...table
}: ChoiceTableProps<Row, Key>) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useStable("layout/ChoiceTable", "nameOf", nameOf);
  const words = useMessages(choiceMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  const bar = useRef<HTMLDivElement>(null);
  const withBoxes = useMemo(
    (): readonly TableColumn<Row, Key>[] => [
      {
        key: "choice" as Key,
        header: words.column,
        hideHeader: true,
        render: (row) => {
          const name = nameOf(row);
          return name === undefined ? <></> : <Box keys={[rowKey(row)]} label={fill(words.choose, { name })} />;
        },
      },
      ...columns,
    ],
    [columns, rowKey, nameOf, words],
  );
  const toggle = (keys: readonly string[], into: boolean) => {
    const next = new Set(chosen);
    for (const key of keys) {
      if (into) next.add(key);
      else next.delete(key);
    }
    onChoose(next);
  };
  /** Chooses rows by a button that then goes, so that focus moves to the box before it. */
  const take = (keys: readonly string[]) => {
    bar.current?.querySelector("input")?.focus();
    toggle(keys, true);
  };
  const takeAll = () => {
    take(total > all.length ? [] : all);
    if (total > all.length) onAll?.();
  };
  const shown = rows.filter((row) => nameOf(row) !== undefined).map(rowKey);
  const count = all.filter((key) => chosen.has(key)).length;
  const isFull = shown.length > 0 && shown.every((key) => chosen.has(key));
  const isSome = count > 0;
  return (
    <ChoiceContext.Provider value={{ chosen, toggle }}>
      <div className={styles.card}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          ref={bar}
          role="group"
          aria-label={words.bar}
          className={cx(styles.bar, isSome ? tones.night : styles.resting)}
          data-tone={isSome ? "night" : undefined}
        >
          <Box keys={shown} label={words.chooseShown} />
          <p role="status" className={styles.words}>
            <span className={isSome ? styles.count : styles.quiet}>
              {isSome
                ? formatCount(words.chosenOne, words.chosenOther, count, { count: formatNumber(count), total: formatNumber(total) })
                : words.none}
            </span>{" "}
            {isSome && <span className={styles.quiet}>{sum}</span>}
          </p>
          {isSome && isFull && count < total && (
            <Button variant="link" className={styles.all} loading={allComing} onClick={() => takeAll()}>
              {allText ?? fill(words.allOther, { count: formatNumber(total) })}
            </Button>
          )}
          <div className={styles.end}>
            {isSome
              ? actions
              : groups.map(({ label, keys }) => (
                  <Button key={label} size="small" variant="secondary" onClick={() => take(keys)}>
                    {label}
                  </Button>
                ))}
          </div>
        </div>
        <Table {...table} inCard columns={withBoxes} rows={rows} rowKey={rowKey} className={cx(styles.table, className)} />
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </ChoiceContext.Provider>
  );
}
