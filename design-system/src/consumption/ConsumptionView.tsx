import { forwardRef, type HTMLAttributes } from "react";
import { ConsumptionChart } from "./ConsumptionChart.tsx";
import { ConsumptionTable } from "./ConsumptionTable.tsx";
import type { ConsumptionViewName } from "./ConsumptionViewSwitch.tsx";
import type { ConsumptionData } from "./consumption.ts";

export interface ConsumptionViewProps extends ConsumptionData, Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The value of the `ConsumptionViewSwitch`. */
  view: ConsumptionViewName;
}

/**
 * A year of consumption as a chart, or as a table of the same data. Import it dynamically, because it contains the chart's code. The
 * sentence about it, `ConsumptionSummary`, is above the switch. State: `data-view`.
 */
export const ConsumptionView = forwardRef<HTMLDivElement, ConsumptionViewProps>(function ConsumptionView(
  { view, year, months, unit, previousYear, monthFrom, monthTo, ...rest },
  ref,
) {
  const data = { year, months, unit, previousYear, monthFrom, monthTo };
  const Figures = view === "table" ? ConsumptionTable : ConsumptionChart;
  return (
    <div {...rest} ref={ref} data-view={view}>
      <Figures {...data} />
    </div>
  );
});
