import { forwardRef, type TableHTMLAttributes, useMemo } from "react";
import { formatDate } from "../data/dates.ts";
import { formatNumber } from "../data/format.ts";
import { Table, type TableColumn } from "../data/Table.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import { type ConsumptionWords, readingKind } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";

/** A reading with what was used up to it (CS-12). */
export interface ConsumptionReading {
  id: string;
  /** ISO day or timestamp; shown as the day in Rome, DD/MM/YYYY. */
  date: string;
  /** "F1", "F2", "F3"; null where there are no zones. */
  zone: string | null;
  /** What the meter showed. */
  reading: number | null;
  /** In the supply's unit. */
  consumption: number | null;
  /** "LG" read, "MA" estimated (CS-03), "AL" read by the customer, "AT" at the start; with another code `readingDesc` is shown. */
  readingCode: string | null;
  readingDesc?: string | null | undefined;
}

export interface ConsumptionReadingTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** In the order in which they are shown: by date, then zone. Keep them stable between renders. */
  readings: readonly ConsumptionReading[];
  unit: ConsumptionUnit;
  /** @default "Letture e consumi" */
  caption?: string | undefined;
}

const toColumns = (unit: ConsumptionUnit, words: ConsumptionWords): TableColumn<ConsumptionReading>[] => [
  { key: "date", header: words.date, rowHeader: true, noWrap: true, render: ({ date }) => formatDate(date) },
  { key: "zone", header: words.zone, render: ({ zone }) => zone },
  { key: "reading", header: words.reading, align: "end", render: ({ reading }) => reading !== null && formatNumber(reading) },
  {
    key: "consumption",
    header: `${words.consumption} (${unit})`,
    align: "end",
    render: ({ consumption }) => (consumption === null ? words.noData : formatNumber(consumption)),
  },
  { key: "kind", header: words.kind, render: (reading) => readingKind(reading, words) },
];

/** The readings behind the chart, one by one, each with where it comes from in words. */
export const ConsumptionReadingTable = forwardRef<HTMLTableElement, ConsumptionReadingTableProps>(function ConsumptionReadingTable(
  { readings, unit, caption, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const columns = useMemo(() => toColumns(unit, words), [unit, words]);
  return (
    <Table
      {...rest}
      ref={ref}
      caption={caption ?? words.readings}
      columns={columns}
      rows={readings}
      rowKey={({ id }) => id}
      empty={words.noReadings}
    />
  );
});
