import { forwardRef, useMemo } from "react";
import { BarChart, type BarChartProps } from "../charts/BarChart.tsx";
import type { BarSeries, BarSlot } from "../charts/layoutBars.ts";
import { fill, useMessages } from "../theme/messages.ts";
import type { ConsumptionData, ConsumptionSeries, ConsumptionYear, MonthTotal } from "./consumption.ts";
import { type ConsumptionWords, monthName, periodSentence, seriesLabel } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";
import { useConsumptionYear } from "./useConsumptionYear.ts";

export interface ConsumptionChartProps
  extends ConsumptionData,
    Omit<BarChartProps, "label" | "series" | "slots" | "unit" | "periodName" | "referenceLabel"> {
  /** What the chart is of, where a page has more than one. @default "Consumi del 2026 in kWh, mese per mese" */
  label?: string | undefined;
}

const fills = { F1: "strong", F2: "middle", F3: "soft", real: "strong", estimated: "strong" } as const;

const toSeries = ({ series }: ConsumptionYear, words: ConsumptionWords): BarSeries[] =>
  series.map(({ series: id, share }) => {
    const detail = words[`${id}Detail` as keyof ConsumptionWords] ?? "";
    return {
      id,
      label: seriesLabel(id, words),
      detail: share === null ? detail : fill(words.share, { detail, share }),
      estimated: id === "estimated",
      fill: fills[id as ConsumptionSeries],
    };
  });

function noteOf({ total, estimated }: MonthTotal, words: ConsumptionWords): string | undefined {
  if (total === null) return undefined;
  return estimated === 0 ? words.noteReal : estimated === total ? words.noteEstimated : words.notePartly;
}

const toSlots = ({ months, year }: ConsumptionYear, words: ConsumptionWords): BarSlot[] =>
  months.map((each) => ({
    id: each.month,
    label: monthName(each.month).slice(0, 3),
    name: `${monthName(each.month)} ${year}`,
    parts: each.values.map(({ series, quantity, estimated }) => ({ series, value: quantity, estimated })),
    reference: each.before,
    absence: each.asked ? undefined : words.excluded,
    note: noteOf(each, words),
  }));

/**
 * A year of consumption, month by month (spec §9): zones on one another, or read beside estimated. What is estimated is
 * hatched, what is missing is a gap, the year before a line.
 */
export const ConsumptionChart = forwardRef<HTMLDivElement, ConsumptionChartProps>(function ConsumptionChart(
  { label, year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const all = useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo });
  const series = useMemo(() => toSeries(all, words), [all, words]);
  const slots = useMemo(() => toSlots(all, words), [all, words]);
  const { text, values } = periodSentence(all, words);
  return (
    <BarChart
      {...rest}
      ref={ref}
      label={label ?? fill(words.chart, { year, unit })}
      series={series}
      slots={slots}
      unit={unit}
      periodName={fill(text, values)}
      referenceLabel={all.months.some(({ before }) => before !== null) ? String(year - 1) : undefined}
    />
  );
});
