import { forwardRef } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ToggleGroup, type ToggleGroupProps } from "../actions/ToggleGroup.tsx";
import { ChartIcon } from "../icons/ChartIcon.ts";
import { TableIcon } from "../icons/TableIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionViewSwitch.css.ts";
import { consumptionMessages } from "./messages.it.ts";

export const consumptionViews = ["chart", "table"] as const;
export type ConsumptionViewName = (typeof consumptionViews)[number];

export interface ConsumptionViewSwitchProps extends Omit<ToggleGroupProps<ConsumptionViewName>, "legend" | "options"> {
  value: ConsumptionViewName;
  onChange: (value: ConsumptionViewName) => void;
}

/**
 * Switches between chart and table of the same data (CS-02). In the row of controls of a phone it is one toggle button of the table, for
 * which there is room. The ref is the radio group.
 */
export const ConsumptionViewSwitch = forwardRef<HTMLDivElement, ConsumptionViewSwitchProps>(function ConsumptionViewSwitch(
  { className, ...rest },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const { value, onChange, disabled } = rest;
  const isTable = value === "table";
  const options = [
    { value: "chart", label: words.viewChart, icon: ChartIcon },
    { value: "table", label: words.viewTable, icon: TableIcon },
  ] as const;
  return (
    <>
      <ToggleGroup {...rest} ref={ref} className={cx(styles.wide, className)} legend={words.view} options={options} />
      <IconButton
        icon={TableIcon}
        label={words.viewTable}
        className={styles.narrow}
        aria-pressed={isTable}
        disabled={disabled}
        onClick={() => onChange(isTable ? "chart" : "table")}
      />
    </>
  );
});
