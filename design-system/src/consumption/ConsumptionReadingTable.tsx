import { forwardRef, type TableHTMLAttributes, useMemo } from "react";
import { formatDate } from "../data/dates.ts";
import { formatNumber } from "../data/format.ts";
import { Table, type TableColumn } from "../data/Table.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ConsumptionUnit, ReadingOrigin } from "./consumption.ts";
import { type ConsumptionWords, originText } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";

/** A meter reading and the consumption up to it (CS-12). */
export interface ConsumptionReading {
  id: string;
  /** ISO day or timestamp, shown as DD/MM/YYYY in Rome's time zone. */
  date: string;
  /** Time band: "F1", "F2" or "F3". Null if there are none. */
  zone: string | null;
  /** Value of the meter. */
  reading: number | null;
  /** Consumption in the supply's unit. */
  consumption: number | null;
  /** Origin of the reading. For `unknown`, `description` is shown. */
  origin: ReadingOrigin;
  /** Description of the origin in the server's words. */
  description?: string | null | undefined;
}

export interface ConsumptionReadingTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Readings in display order: by date, then time band. Keep them stable between renders. */
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
  { key: "kind", header: words.kind, render: (reading) => originText(reading, words) },
];

/** The single readings behind the chart, each with its origin in words. */
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
