import { useMemo } from "react";
import { BarChart } from "../charts/BarChart.tsx";
import { sumKnown } from "../charts/sumKnown.ts";
import type { ConsumptionViewName } from "../consumption/ConsumptionViewSwitch.tsx";
import { monthName } from "../consumption/consumptionText.ts";
import { Amount } from "../data/Amount.tsx";
import { Table, type TableColumn } from "../data/Table.tsx";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { monthSlots, type SpendingWords, type SpentMonth } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

export interface MonthsSpentProps {
  name: string;
  year: number;
  months: readonly SpentMonth[];
  view: ConsumptionViewName;
  /** Number of bills that count nowhere. */
  uncounted: number;
}

const toColumns = (year: number, before: boolean, words: SpendingWords, formats: Formats): TableColumn<SpentMonth>[] => [
  { key: "month", header: formats.currencySign, rowHeader: true, noWrap: true, render: ({ month }) => monthName(month, formats) },
  {
    key: "euros",
    header: String(year),
    align: "end",
    render: ({ euros, coming }) => {
      if (euros !== null) return <Amount euros={euros} />;
      return coming ? words.coming : words.noBill;
    },
  },
  ...(before
    ? [{ key: "before", header: String(year - 1), align: "end" as const, render: (each: SpentMonth) => <Amount euros={each.before} /> }]
    : []),
];

/** Cost of a supply in a year, month by month: chart or table of the same amounts. */
export function MonthsSpent({ name, year, months, view, uncounted }: MonthsSpentProps) {
  const words = useMessages(spendingMessages);
  const formats = useFormats();
  const { formatCount } = formats;
  const before = months.some((each) => each.before !== null);
  const series = useMemo(() => [{ id: "bills", label: words.bills, detail: words.billsDetail }], [words]);
  const slots = useMemo(() => monthSlots(months, words, formats), [months, words, formats]);
  const columns = useMemo(() => toColumns(year, before, words, formats), [year, before, words, formats]);
  const caption = fill(words.chart, { year, name });
  const missing = formatCount(words.uncountedOne, words.uncountedOther, uncounted);
  return (
    <Stack gap={3}>
      {view === "table" ? (
        <Table
          compact
          hideCaption
          caption={caption}
          columns={columns}
          rows={months.filter(({ inPeriod }) => inPeriod)}
          rowKey={({ month }) => month}
          footer={{ month: words.total, euros: <Amount euros={sumKnown(months.map(({ euros }) => euros))} /> }}
        />
      ) : (
        <BarChart
          label={caption}
          series={series}
          slots={slots}
          unit="€"
          periodName={fill(words.whole, { year })}
          referenceLabel={before ? String(year - 1) : undefined}
          defaultSlot={months.findLast(({ euros }) => euros !== null)?.month}
        />
      )}
      <Text size="small" tone="muted">
        {words.note} {uncounted > 0 && missing}
      </Text>
    </Stack>
  );
}
