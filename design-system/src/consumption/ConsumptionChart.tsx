import { forwardRef, useMemo } from "react";
import { BarChart, type BarChartProps } from "../charts/BarChart.tsx";
import { useFormats } from "../data/useFormats.ts";
import { fill, useMessages } from "../theme/messages.ts";
import type { ConsumptionData } from "./consumption.ts";
import { type ConsumptionBars, consumptionBars } from "./consumptionBars.ts";
import { consumptionMessages } from "./messages.it.ts";
import { useConsumptionYear } from "./useConsumptionYear.ts";

export interface ConsumptionChartProps extends ConsumptionData, Omit<BarChartProps, "label" | keyof ConsumptionBars> {
  /** Accessible name, needed if a page has more than one chart. @default "Consumi del 2026 in kWh, mese per mese" */
  label?: string | undefined;
}

/**
 * A year of consumption by month (CS-03), as stacked time bands, or as real and estimated values. The latest month is selected at first.
 * Estimated values have a dashed outline, missing ones are gaps, and the previous year is a line.
 */
export const ConsumptionChart = forwardRef<HTMLDivElement, ConsumptionChartProps>(function ConsumptionChart(
  { label, year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const formats = useFormats();
  const all = useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo });
  const bars = useMemo(() => consumptionBars(all, unit, words, formats), [all, unit, words, formats]);
  return <BarChart {...rest} {...bars} ref={ref} label={label ?? fill(words.chart, { year, unit })} />;
});
