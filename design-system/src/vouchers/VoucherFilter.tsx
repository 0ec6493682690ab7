import { forwardRef } from "react";
import { ToggleGroup, type ToggleGroupProps } from "../actions/ToggleGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { activeVoucherGroups, type VoucherFilterValue, voucherFilters } from "./voucherStatus.ts";

export interface VoucherFilterProps extends Omit<ToggleGroupProps<VoucherFilterValue>, "legend" | "showLegend" | "options"> {
  value: VoucherFilterValue;
  /** Called with the new filter. Apply it at once. */
  onChange: (value: VoucherFilterValue) => void;
}

/** Filters vouchers by status (VC-01). The legend says whether a filter is active. The ref is the radio group. */
export const VoucherFilter = forwardRef<HTMLDivElement, VoucherFilterProps>(function VoucherFilter({ value, ...rest }, ref) {
  const words = useMessages(vouchersMessages);
  return (
    <ToggleGroup
      {...rest}
      ref={ref}
      value={value}
      legend={activeVoucherGroups(value) > 0 ? words.filterActive : words.filter}
      options={voucherFilters.map((each) => ({ value: each, label: words[`filter${each}`] }))}
    />
  );
});
