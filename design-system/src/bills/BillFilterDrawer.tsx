import { forwardRef, useId } from "react";
import { FilterDrawer, type FilterDrawerFrameProps } from "../data/FilterDrawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { BillFilterForm } from "./BillFilterForm.tsx";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";

export interface BillFilterDrawerProps extends FilterDrawerFrameProps {
  /** The applied filter. The form starts with it each time it opens. */
  value: BillFilterValue;
  /** Called with a valid filter. Close the drawer. */
  onApply: (value: BillFilterValue) => void;
}

/** The bill filter (BL-05): a bottom sheet on phones, a side panel from 1024 px on. */
export const BillFilterDrawer = forwardRef<HTMLDialogElement, BillFilterDrawerProps>(function BillFilterDrawer(
  { value, onApply, ...rest },
  ref,
) {
  const words = useMessages(billFilterMessages);
  const formId = useId();
  return (
    <FilterDrawer {...rest} ref={ref} title={words.title} formId={formId} onClear={() => onApply(defaultBillFilter)}>
      <BillFilterForm id={formId} value={value} onApply={(filter) => onApply(filter)} />
    </FilterDrawer>
  );
});
