import { useMemo } from "react";
import { BarChart } from "../charts/BarChart.tsx";
import { Amount } from "../data/Amount.tsx";
import { type ExportFormat, ExportMenu } from "../data/ExportMenu.tsx";
import { Table, type TableColumn } from "../data/Table.tsx";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import type { YearSpent } from "./spending.ts";
import { type NameOf, type SpendingWords, spentYearText, yearBars, yearsText } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

export interface YearsSpentProps {
  /** Newest first. */
  years: readonly YearSpent[];
  nameOf: NameOf;
  onExport: (format: ExportFormat) => Promise<void>;
}

interface YearRow {
  id: string;
  year: string;
  name: string;
  cents: number;
}

/** Returns a row for each year and supply, and one for the year. */
const toRows = (years: readonly YearSpent[], nameOf: NameOf, words: SpendingWords, formats: Formats): YearRow[] =>
  years.flatMap((spent) => [
    { id: String(spent.year), year: spentYearText(spent, words, formats), name: words.total, cents: spent.total },
    ...[...spent.bySupply].map(([id, cents]) => ({ id: `${spent.year} ${id}`, year: String(spent.year), name: nameOf(id), cents })),
  ]);

const toColumns = (words: SpendingWords): TableColumn<YearRow>[] => [
  { key: "year", header: words.year, rowHeader: true, render: ({ year }) => year },
  { key: "name", header: words.supply, render: ({ name }) => name },
  { key: "euros", header: words.total, align: "end", render: ({ cents }) => <Amount euros={cents / 100} /> },
];

/** Spending year by year, by supply: chart, table, and a file with the table's rows. */
export function YearsSpent({ years, nameOf, onExport }: YearsSpentProps) {
  const words = useMessages(spendingMessages);
  const formats = useFormats();
  const bars = useMemo(() => yearBars(years, nameOf, words), [years, nameOf, words]);
  const columns = useMemo(() => toColumns(words), [words]);
  const rows = useMemo(() => toRows(years, nameOf, words, formats), [years, nameOf, words, formats]);
  return (
    <Stack gap={4}>
      <BarChart label={words.yearsChart} {...bars} unit="€" periodName={yearsText(bars.slots, words)} />
      <Table compact hideCaption caption={words.yearsChart} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <ExportMenu label={words.exportOf} onExport={onExport}>
        {words.export}
      </ExportMenu>
    </Stack>
  );
}
