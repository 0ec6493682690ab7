import { forwardRef, type ReactNode, type TableHTMLAttributes, useMemo } from "react";
import { sumKnown } from "../charts/sumKnown.ts";
import { Table, type TableColumn } from "../data/Table.tsx";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionTable.css.ts";
import { type ConsumptionData, type ConsumptionSeries, type ConsumptionYear, estimateOf, type MonthTotal } from "./consumption.ts";
import { beforeSentence, type ConsumptionWords, monthName, seriesLabel } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";
import { useConsumptionYear } from "./useConsumptionYear.ts";

export interface ConsumptionTableProps extends ConsumptionData, Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Accessible name; the heading above says the same. @default "Consumi del 2026 in kWh, mese per mese" */
  caption?: string | undefined;
}

type Values = MonthTotal["values"];

/** Returns a figure with "≈" before it if it is estimated, also in part. Screen readers hear what is estimated. */
function figure(values: Values, words: ConsumptionWords, { formatNumber }: Formats): ReactNode {
  const total = sumKnown(values.map(({ quantity }) => quantity));
  if (total === null) return null;
  const estimate = estimateOf(values);
  const text = formatNumber(total);
  if (estimate === "none") return text;
  const estimated = sumKnown(values.filter((value) => value.estimated).map(({ quantity }) => quantity));
  return (
    <>
      <span aria-hidden="true">≈{"\u00a0"}</span>
      {text}
      <VisuallyHidden>
        {" "}
        {estimate === "all" ? words.cellEstimated : fill(words.cellPartly, { estimated: formatNumber(estimated) })}
      </VisuallyHidden>
    </>
  );
}

/** A month, of which only three letters are seen if there is little room. */
const Month = ({ name }: { name: string }) => (
  <>
    {name.slice(0, 3)}
    <span className={styles.rest}>{name.slice(3)}</span>
  </>
);

/** Returns the figure of a series, or nothing if the month has none; an empty cell is not a dash. */
const cell = ({ values, total }: MonthTotal, series: ConsumptionSeries, words: ConsumptionWords, formats: Formats): ReactNode => {
  const ofSeries = values.filter((value) => value.series === series);
  // biome-ignore lint/complexity/noUselessFragments: the table shows a dash for null.
  return ofSeries.length > 0 && total !== null ? figure(ofSeries, words, formats) : <></>;
};

const totalCell = ({ values, total, coming }: MonthTotal, words: ConsumptionWords, formats: Formats): ReactNode =>
  total === null ? (
    <span className={styles.none}>{coming ? words.coming : words.noData}</span>
  ) : (
    <span className={styles.total}>{figure(values, words, formats)}</span>
  );

function toColumns(
  { months, series, year }: ConsumptionYear,
  unit: string,
  words: ConsumptionWords,
  formats: Formats,
): TableColumn<MonthTotal>[] {
  const end = { align: "end" } as const;
  const quiet = (value: number | null) => <span className={styles.quiet}>{value === null ? "–" : formats.formatNumber(value)}</span>;
  return [
    { key: "month", header: unit, rowHeader: true, noWrap: true, render: ({ month }) => <Month name={monthName(month, formats)} /> },
    ...series.map(({ series: each }) => ({
      ...end,
      key: each,
      header: seriesLabel(each, words),
      render: (month: MonthTotal) => cell(month, each, words, formats),
    })),
    { ...end, key: "total", header: words.total, render: (month) => totalCell(month, words, formats) },
    ...(months.some(({ before }) => before !== null)
      ? [{ ...end, key: "before", header: String(year - 1), render: ({ before }: MonthTotal) => quiet(before) }]
      : []),
  ];
}

/** The footer: the months that are added up, and the totals. */
function totalsOf({ known, series, total, before }: ConsumptionYear, words: ConsumptionWords, formats: Formats) {
  const { formatNumber } = formats;
  if (total === null) return undefined;
  const [from = "", to = ""] = [known[0], known.at(-1)].map((each) => monthName(each?.month ?? "", formats).slice(0, 3));
  return {
    month: fill(from === to ? words.totalOne : words.totalOf, { from, to }),
    ...Object.fromEntries(series.map((each) => [each.series, formatNumber(each.total)])),
    total: <span className={styles.total}>{formatNumber(total)}</span>,
    before: before === null ? undefined : <span className={styles.quiet}>{formatNumber(before)}</span>,
  };
}

/** Digits of the longest figures of all columns with which the columns fit a phone. */
const mostDigits = 22;

const isCompact = ({ months, series, total, before }: ConsumptionYear, { formatNumber }: Formats): boolean => {
  const longest = (values: readonly (number | null | undefined)[]) =>
    Math.max(0, ...values.map((value) => (value == null ? 0 : formatNumber(value).length)));
  const columns = [
    ...series.map((each) => [
      each.total,
      ...months.flatMap(({ values }) => values.filter((value) => value.series === each.series).map(({ quantity }) => quantity)),
    ]),
    [total, ...months.map((month) => month.total)],
    [before, ...months.map((month) => month.before)],
  ];
  return columns.reduce((digits, values) => digits + longest(values), 0) <= mostDigits;
};

/** The data of the chart as a table: a row for each month of the filter, and the total. With figures of few digits it is a table on a phone too. */
export const ConsumptionTable = forwardRef<HTMLTableElement, ConsumptionTableProps>(function ConsumptionTable(
  { caption, year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const formats = useFormats();
  const all = useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo });
  const columns = useMemo(() => toColumns(all, unit, words, formats), [all, unit, words, formats]);
  const hasEstimates = estimateOf(all.known.flatMap(({ values }) => values)) !== "none";
  const notes = [hasEstimates && words.estimatedNote, beforeSentence(all, words, formats)].filter(Boolean).join(" ");
  return (
    <div className={styles.frame}>
      <Table
        {...rest}
        ref={ref}
        compact={isCompact(all, formats)}
        hideCaption
        caption={caption ?? fill(words.chart, { year, unit })}
        columns={columns}
        rows={all.months.filter(({ asked }) => asked)}
        rowKey={({ month }) => month}
        footer={totalsOf(all, words, formats)}
      />
      {notes && (
        <Text size="small" tone="muted">
          {notes}
        </Text>
      )}
    </div>
  );
});
