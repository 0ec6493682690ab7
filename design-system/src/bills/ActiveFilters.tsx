import { forwardRef, type HTMLAttributes } from "react";
import { useMessages } from "../theme/messages.ts";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { activeGroups, clearGroup } from "./billFilterGroups.ts";
import { filterText } from "./billFilterText.ts";
import { FilterChips } from "./FilterChips.tsx";
import { filterMessages } from "./filterMessages.it.ts";

export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: BillFilterValue;
  /** The filter without what was taken away. */
  onChange: (value: BillFilterValue) => void;
}

/**
 * What narrows the list, one chip a group, each taken away by a press. Keep it rendered while nothing is active:
 * after the last chip focus stays here. Focus goes to the chip that takes the place of the one taken away.
 */
export const ActiveFilters = forwardRef<HTMLDivElement, ActiveFiltersProps>(function ActiveFilters({ value, onChange, ...rest }, ref) {
  const words = useMessages(filterMessages);
  return (
    <FilterChips
      {...rest}
      ref={ref}
      chips={activeGroups(value).map((group) => ({ group, text: filterText(group, value, words) }))}
      onRemove={(group) => onChange(clearGroup(value, group))}
      onClear={() => onChange(defaultBillFilter)}
    />
  );
});
