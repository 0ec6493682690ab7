import { forwardRef } from "react";
import { SegmentedControl, type SegmentedControlProps } from "../actions/SegmentedControl.tsx";
import { useMessages } from "../theme/messages.ts";
import { consumptionMessages } from "./messages.it.ts";

export type ConsumptionViewName = "chart" | "table";

export interface ConsumptionViewSwitchProps extends Omit<SegmentedControlProps<ConsumptionViewName>, "legend" | "options"> {
  value: ConsumptionViewName;
  onChange: (value: ConsumptionViewName) => void;
}

/** Chart or table of the same figures (spec §2). The ref is the `fieldset`. */
export const ConsumptionViewSwitch = forwardRef<HTMLFieldSetElement, ConsumptionViewSwitchProps>(
  function ConsumptionViewSwitch(props, ref) {
    const words = useMessages(consumptionMessages);
    const options = [
      { value: "chart", label: words.viewChart },
      { value: "table", label: words.viewTable },
    ] as const;
    return <SegmentedControl {...props} ref={ref} legend={words.view} options={options} />;
  },
);
