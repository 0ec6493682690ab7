import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { ConsumptionChart } from "./ConsumptionChart.tsx";
import { ConsumptionSummary } from "./ConsumptionSummary.tsx";
import { ConsumptionTable } from "./ConsumptionTable.tsx";
import * as styles from "./ConsumptionView.css.ts";
import type { ConsumptionViewName } from "./ConsumptionViewSwitch.tsx";
import type { ConsumptionData } from "./consumption.ts";

export interface ConsumptionViewProps extends ConsumptionData, Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The value of the `ConsumptionViewSwitch`. */
  view: ConsumptionViewName;
}

/**
 * A year of consumption: the summary, and below it the chart or the table of the same data. Import it dynamically, because it contains the
 * chart's code. State: `data-view`.
 */
export const ConsumptionView = forwardRef<HTMLDivElement, ConsumptionViewProps>(function ConsumptionView(
  { view, year, months, unit, previousYear, monthFrom, monthTo, className, ...rest },
  ref,
) {
  const data = { year, months, unit, previousYear, monthFrom, monthTo };
  const Figures = view === "table" ? ConsumptionTable : ConsumptionChart;
  return (
    <div {...rest} ref={ref} className={cx(styles.view, className)} data-view={view}>
      <ConsumptionSummary {...data} />
      <Figures {...data} />
    </div>
  );
});
