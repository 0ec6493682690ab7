import { forwardRef, type TableHTMLAttributes, useMemo } from "react";
import { sumKnown } from "../charts/layoutBars.ts";
import { formatNumber } from "../data/format.ts";
import { Table, type TableColumn } from "../data/Table.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { ConsumptionData, ConsumptionSeries, ConsumptionYear, MonthTotal } from "./consumption.ts";
import { type ConsumptionWords, monthName, seriesLabel } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";
import { useConsumptionYear } from "./useConsumptionYear.ts";

export interface ConsumptionTableProps extends ConsumptionData, Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** @default "Consumi del 2026 in kWh, mese per mese" */
  caption?: string | undefined;
}

/** Returns the value of a time band and its estimated part, or null if the month has no such band. */
function cell({ values }: MonthTotal, series: ConsumptionSeries, words: ConsumptionWords): string | null {
  const ofSeries = values.filter((value) => value.series === series);
  if (ofSeries.length === 0) return null;
  const total = sumKnown(ofSeries.map(({ quantity }) => quantity));
  if (total === null) return words.noData;
  const estimated = sumKnown(ofSeries.filter((value) => value.estimated).map(({ quantity }) => quantity));
  if (estimated === null || series === "estimated") return formatNumber(total);
  const texts = { value: formatNumber(total), estimated: formatNumber(estimated) };
  return fill(estimated === total ? words.cellEstimated : words.cellPartly, texts);
}

function toColumns({ months, series, year }: ConsumptionYear, words: ConsumptionWords): TableColumn<MonthTotal>[] {
  const figure = { align: "end", noWrap: false } as const;
  const before = months.some((month) => month.before !== null);
  return [
    { key: "month", header: words.month, rowHeader: true, render: ({ month }) => monthName(month) },
    ...series.map(({ series: each }) => ({
      ...figure,
      key: each,
      header: seriesLabel(each, words),
      render: (month: MonthTotal) => cell(month, each, words),
    })),
    { ...figure, key: "total", header: words.total, render: ({ total }) => (total === null ? words.noData : formatNumber(total)) },
    ...(before ? [{ ...figure, key: "before", header: String(year - 1), render: (month: MonthTotal) => formatNumber(month.before) }] : []),
  ];
}

/** The data of the chart as a table: a row for each month of the filter, and the total. */
export const ConsumptionTable = forwardRef<HTMLTableElement, ConsumptionTableProps>(function ConsumptionTable(
  { caption, year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const all = useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo });
  const columns = useMemo(() => toColumns(all, words), [all, words]);
  const totals = Object.fromEntries(all.series.map(({ series, total }) => [series, formatNumber(total)]));
  return (
    <Table
      {...rest}
      ref={ref}
      caption={caption ?? fill(words.chart, { year, unit })}
      columns={columns}
      rows={all.months.filter(({ asked }) => asked)}
      rowKey={({ month }) => month}
      footer={all.total === null ? undefined : { month: words.total, ...totals, total: formatNumber(all.total) }}
    />
  );
});
