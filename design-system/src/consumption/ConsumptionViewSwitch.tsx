import { forwardRef } from "react";
import { ToggleGroup, type ToggleGroupProps } from "../actions/ToggleGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import { consumptionMessages } from "./messages.it.ts";

export const consumptionViews = ["chart", "table"] as const;
export type ConsumptionViewName = (typeof consumptionViews)[number];

export interface ConsumptionViewSwitchProps extends Omit<ToggleGroupProps<ConsumptionViewName>, "legend" | "options"> {
  value: ConsumptionViewName;
  onChange: (value: ConsumptionViewName) => void;
}

/** Switches between chart and table of the same data (CS-02). The ref is the radio group. */
export const ConsumptionViewSwitch = forwardRef<HTMLDivElement, ConsumptionViewSwitchProps>(function ConsumptionViewSwitch(props, ref) {
  const words = useMessages(consumptionMessages);
  const options = [
    { value: "chart", label: words.viewChart },
    { value: "table", label: words.viewTable },
  ] as const;
  return <ToggleGroup {...props} ref={ref} legend={words.view} options={options} />;
});
