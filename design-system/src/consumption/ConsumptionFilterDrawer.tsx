import { forwardRef, useId } from "react";
import { FilterDrawer, type FilterDrawerFrameProps } from "../data/FilterDrawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { ConsumptionFilterForm } from "./ConsumptionFilterForm.tsx";
import { type ConsumptionFilterValue, consumptionYears, defaultConsumptionFilter } from "./consumptionFilter.ts";
import { consumptionFilterMessages } from "./consumptionFilterMessages.it.ts";

export interface ConsumptionFilterDrawerProps extends FilterDrawerFrameProps {
  /** The applied filter. The form starts with it each time it opens. */
  value: ConsumptionFilterValue;
  /** Current year in Rome. */
  currentYear: number;
  /** Year in which the supply was activated. Earlier years are not offered. */
  activationYear?: number | undefined;
  /** Called with a valid period. Close the drawer and load the data. */
  onApply: (value: ConsumptionFilterValue) => void;
}

/** The filter by year and months (CS-06): a bottom sheet on phones, a side panel from 1024 px on. */
export const ConsumptionFilterDrawer = forwardRef<HTMLDialogElement, ConsumptionFilterDrawerProps>(function ConsumptionFilterDrawer(
  { value, currentYear, activationYear, onApply, ...rest },
  ref,
) {
  const words = useMessages(consumptionFilterMessages);
  const formId = useId();
  return (
    <FilterDrawer {...rest} ref={ref} title={words.title} formId={formId} onClear={() => onApply(defaultConsumptionFilter(currentYear))}>
      <ConsumptionFilterForm id={formId} value={value} years={consumptionYears(currentYear, activationYear)} onApply={onApply} />
    </FilterDrawer>
  );
});
