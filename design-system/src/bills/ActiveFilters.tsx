import { forwardRef, type HTMLAttributes } from "react";
import { FilterChips } from "../data/FilterChips.tsx";
import { useFormats } from "../data/useFormats.ts";
import { useMessages } from "../theme/messages.ts";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { activeGroups, clearGroup } from "./billFilterGroups.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { filterText } from "./billFilterText.ts";

export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: BillFilterValue;
  /** Called with the filter after a chip is removed. */
  onChange: (value: BillFilterValue) => void;
}

/**
 * The active filters of the bill list as chips, one per group. A press removes one, and focus moves to the chip that takes its place. Keep
 * the component rendered while no filter is active: it has the focus after the last chip is removed.
 */
export const ActiveFilters = forwardRef<HTMLDivElement, ActiveFiltersProps>(function ActiveFilters({ value, onChange, ...rest }, ref) {
  const words = useMessages(billFilterMessages);
  const formats = useFormats();
  return (
    <FilterChips
      {...rest}
      ref={ref}
      chips={activeGroups(value).map((group) => ({ id: group, text: filterText(group, value, words, formats) }))}
      onRemove={(group) => onChange(clearGroup(value, group))}
      onClear={() => onChange(defaultBillFilter)}
    />
  );
});
