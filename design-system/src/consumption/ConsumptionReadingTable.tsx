import { forwardRef, type TableHTMLAttributes, useMemo } from "react";
import { Table, type TableColumn } from "../data/Table.tsx";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionReadingTable.css.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import type { ConsumptionReading, ReadingSpan } from "./consumptionReading.ts";
import { type ConsumptionWords, originText } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";

/** @deprecated Import it from `consumption/consumptionReading.ts`. */
export type { ConsumptionReading } from "./consumptionReading.ts";

export interface ConsumptionReadingTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Readings in display order: by date, then time band. Keep them stable between renders. */
  readings: readonly ConsumptionReading[];
  unit: ConsumptionUnit;
  /** First and last reading of each band, from `readingSpans`, above the table: they add up to the consumption. */
  spans?: readonly ReadingSpan[] | undefined;
  /** @default "Letture e consumi" */
  caption?: string | undefined;
}

/** An empty cell: nothing is missing, so there is no dash. */
const blank = <></>;

const toColumns = (
  unit: ConsumptionUnit,
  words: ConsumptionWords,
  { formatDate, formatNumber }: Formats,
): TableColumn<ConsumptionReading>[] => [
  { key: "date", header: words.date, rowHeader: true, noWrap: true, render: ({ date }) => formatDate(date) },
  { key: "zone", header: words.zone, render: ({ zone }) => zone },
  { key: "reading", header: words.reading, align: "end", render: ({ reading }) => reading !== null && formatNumber(reading) },
  {
    key: "consumption",
    header: `${words.consumption} (${unit})`,
    align: "end",
    render: ({ consumption, initial }) => {
      if (initial) return blank;
      return consumption === null ? words.noData : formatNumber(consumption);
    },
  },
  { key: "kind", header: words.kind, render: (reading) => originText(reading, words) },
];

/** Returns "F1: da 4.012 a 4.516, 504 kWh"; if the meter counts in another unit, how much it counted too. */
function spanText(
  { zone, from, to, consumption }: ReadingSpan,
  unit: ConsumptionUnit,
  words: ConsumptionWords,
  { formatNumber, formatQuantity }: Formats,
): string {
  const counted = formatNumber(Math.round((to - from) * 1000) / 1000);
  const values = { from: formatNumber(from), to: formatNumber(to), counted, quantity: formatQuantity(consumption, unit) };
  // A figure that fell although gas was used belongs to a meter that restarted at zero or was replaced: the difference counts nothing.
  const hasRestarted = to < from && consumption >= 0;
  const text = fill(hasRestarted || counted === formatNumber(consumption) ? words.span : words.spanConverted, values);
  return zone === null ? text.charAt(0).toUpperCase() + text.slice(1) : `${zone}: ${text}`;
}

/** The single readings behind the chart, each with its origin in words. */
export const ConsumptionReadingTable = forwardRef<HTMLTableElement, ConsumptionReadingTableProps>(function ConsumptionReadingTable(
  { readings, unit, spans = [], caption, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const formats = useFormats();
  const columns = useMemo(() => toColumns(unit, words, formats), [unit, words, formats]);
  return (
    <div className={styles.frame}>
      {spans.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
        <ul role="list" aria-label={words.spans}>
          {spans.map((span) => (
            <li key={span.zone}>{spanText(span, unit, words, formats)}</li>
          ))}
        </ul>
      )}
      <Table
        {...rest}
        ref={ref}
        caption={caption ?? words.readings}
        columns={columns}
        rows={readings}
        rowKey={({ id }) => id}
        empty={words.noReadings}
      />
    </div>
  );
});
